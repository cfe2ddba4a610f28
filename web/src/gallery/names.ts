// The words of the gallery; the page has its own.

export const NAMES: Record<string, string> = {
  dragon: 'Dragon',
  unicorn: 'Unicorn',
  pig: 'Giant pig',
  elfcycle: 'Elfcycle',
  cloud: 'Magic cloud',
  trollwagon: 'Troll wagon',
  raft: 'Raft',
  plain: 'Plains',
  wood: 'Woods',
  desert: 'Desert',
  mountain: 'Mountains',
  river: 'River',
  lake: 'Lake',
}
export const COLOURS = ['Amber', 'Sky', 'Jade', 'Indigo', 'Ember', 'Plum']

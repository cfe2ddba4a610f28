// Signs: which pictures the sprite holds, what they are called here, and those that are our own drawing.

/** A picture of game-icons under our name, on a grid of its own, with a stroke where it is too thin. */
export interface Borrowed {
  from: string
  /** Who drew it. */
  by: string
  /** How wide the grid is that its points are rounded to; smaller for what is only ever drawn small. */
  grid?: number
  /** Width of the stroke that thickens it, of 512. */
  stroke?: number
}

/** What a game on the Elfenland board shows at once. */
export const BORROWED: Record<string, Borrowed> = {
  dragon: { from: 'spiked-dragon-head', by: 'Delapouite', grid: 384 },
  unicorn: { from: 'unicorn', by: 'Delapouite', grid: 384 },
  pig: { from: 'pig', by: 'Skoll', grid: 384 },
  elfcycle: { from: 'unicycle', by: 'Delapouite', grid: 384, stroke: 26 },
  cloud: { from: 'fluffy-cloud', by: 'Lorc', grid: 384 },
  trollwagon: { from: 'old-wagon', by: 'Delapouite', grid: 384 },
  raft: { from: 'raft', by: 'Delapouite', grid: 384, stroke: 16 },
  caravan: { from: 'camel', by: 'Delapouite', grid: 192 },
  obstacle: { from: 'log', by: 'Delapouite', grid: 192 },
  boot: { from: 'leather-boot', by: 'Lorc', grid: 384 },
  castle: { from: 'elven-castle', by: 'Delapouite', grid: 384 },
  flag: { from: 'flying-flag', by: 'Lorc', grid: 128 },
  plain: { from: 'wheat', by: 'Lorc', grid: 192 },
  wood: { from: 'pine-tree', by: 'Lorc', grid: 192 },
  desert: { from: 'cactus', by: 'Delapouite', grid: 192 },
  mountain: { from: 'mountains', by: 'Lorc', grid: 192 },
  river: { from: 'river', by: 'Delapouite', grid: 192 },
  lake: { from: 'sailboat', by: 'Delapouite', grid: 192 },
}

/** Our own signs on a grid of 24: outlines, drawn with a stroke in the colour of the text. */
export const DRAWN: Record<string, string> = {
  card: 'M5 6v14h10V6zM9 6V3h10v14h-4',
  chart: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  search: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.5 14.5 20 20',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5',
  tick: 'M5 12.5 10 17.5 19.5 7',
  cross: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  play: 'M8 5v14l11-7z',
  pause: 'M8.5 5v14M15.5 5v14',
  forward: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  first: 'M18 5l-7 7 7 7M6 5v14',
  last: 'M6 5l7 7-7 7M18 5v14',
  warning: 'M12 4 21 20H3zM12 10v4.5M12 17.2v.3',
  link: 'M10.5 13.5a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M13.5 10.5a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  person: 'M12 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM4.5 20c.6-4 3.5-6 7.5-6s6.9 2 7.5 6z',
  bot: 'M5 9h14v10H5zM12 9V5M12 3.500v1M9 13v1.500M15 13v1.500M2.5 12.500v3M21.5 12.500v3',
  undo: 'M9 5 4.5 9.5 9 14M5 9.500h9a5 5 0 0 1 0 10H9',
  enter: 'M19 6v5.500a3 3 0 0 1-3 3H5M9 10.500l-4 4 4 4',
  hidden:
    'M3 12c3-5 6-6.5 9-6.500s6 1.5 9 6.500c-3 5-6 6.5-9 6.500S6 17 3 12zM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  globe:
    'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.500c-5 5-5 12 0 17M12 3.500c5 5 5 12 0 17',
  settings: 'M4 7h8M18 7h2M15 4.500v5M4 17h2M12 17h8M9 14.500v5',
  help: 'M9 9a3 3 0 1 1 4.5 2.600c-1 .6-1.5 1.2-1.5 2.400M12 17.500v.3',
  share: 'M12 15V4M8 7.5 12 3.500l4 4M5 12v8h14v-8',
  hourglass:
    'M6 3.500h12M6 20.500h12M7.5 3.500c0 5 3 6 4.5 8.5 1.5-2.5 4.5-3.5 4.5-8.500M7.5 20.500c0-5 3-6 4.5-8.5 1.5 2.5 4.5 3.5 4.5 8.5',
}

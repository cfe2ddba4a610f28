// What only wide screens show at once: the dock below the map, and the panels beside it; and how it went and ended.

export { default as Aside } from './Aside.svelte'
export { default as Counters } from './Counters.svelte'
export { default as Dock } from './Dock.svelte'
export { default as Facts } from './Facts.svelte'
export { default as Hand } from './Hand.svelte'
export { default as Legend } from './Legend.svelte'
export { endingOf } from './ending'
export { narrate } from './log'

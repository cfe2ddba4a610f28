// What only wide screens show at once.

export { default as Log } from './Log.svelte'
export { default as Players } from './Players.svelte'
export { default as TabletFoot } from './TabletFoot.svelte'

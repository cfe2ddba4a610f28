// The gallery: everything small that is drawn, by day and by lantern. For those who build, not in the page.

import { mount } from 'svelte'
import { addSprite } from '../look/look'
import Gallery from './Gallery.svelte'

void addSprite()
const wish = new URLSearchParams(location.search).get('theme')
if (wish) document.documentElement.dataset.theme = wish
const target = document.getElementById('gallery')
if (target) mount(Gallery, { target })

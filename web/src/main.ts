// The first module: the theme before anything is drawn, then the words and the page, fetched side by side.

import { mount } from 'svelte'
import App from './App.svelte'
import { addSprite } from './look/look'
import { begin, settle } from './router.svelte'
import { ROUTES } from './routes'
import { wear } from './session.svelte'
import { chooseLanguage, preferredLanguage } from './words/words.svelte'

wear()
void addSprite()
await Promise.all([chooseLanguage(preferredLanguage()), begin(ROUTES)])
const target = document.getElementById('app')
if (target) mount(App, { target })
settle()

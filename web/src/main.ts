import { mount } from 'svelte'
import App from './App.svelte'
import { chooseLanguage, preferredLanguage } from './words/words.svelte'

await chooseLanguage(preferredLanguage())
const target = document.getElementById('app')
if (target) mount(App, { target })

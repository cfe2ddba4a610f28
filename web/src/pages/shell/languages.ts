import type { Language } from '../../words/words.svelte'

/** Every language by the name that its speakers know. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
}

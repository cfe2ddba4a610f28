// Sounds are off until somebody asks for them: only then is fetched what makes them.

/** Let a sound be heard. In the background only my turn is. */
export function sound(name: string, on: boolean): void {
  if (!on || (document.hidden && name !== 'turn')) return
  import('./tones').then(({ strike }) => strike(name)).catch(() => undefined)
}

// Sounds, quiet and wooden, made on the spot.

type Strike = (audio: AudioContext, at: number) => void

let audio: AudioContext | null = null

/** A tone that is struck and dies away. */
function tone(
  pitch: number,
  after: number,
  length: number,
  loud = 0.12,
  shape: OscillatorType = 'triangle',
): Strike {
  return (context, at) => {
    const [voice, swell] = [context.createOscillator(), context.createGain()]
    voice.type = shape
    voice.frequency.value = pitch
    swell.gain.setValueAtTime(0, at + after)
    swell.gain.linearRampToValueAtTime(loud, at + after + 0.015)
    swell.gain.exponentialRampToValueAtTime(0.0001, at + after + length)
    voice.connect(swell).connect(context.destination)
    voice.start(at + after)
    voice.stop(at + after + length)
  }
}

const SOUNDS: Record<string, Strike[]> = {
  turn: [tone(293.7, 0, 0.5, 0.09), tone(440, 0.2, 0.9, 0.1)],
  counter: [tone(190, 0, 0.09, 0.14, 'sine')],
  card: [tone(900, 0, 0.04, 0.03, 'square')],
  boot: [tone(130, 0, 0.08, 0.14, 'sine'), tone(115, 0.16, 0.08, 0.12, 'sine')],
  town: [tone(1318, 0, 0.7, 0.05, 'sine')],
  obstacle: [tone(90, 0, 0.18, 0.2, 'sine')],
  end: [tone(293.7, 0, 0.4), tone(370, 0.18, 0.4), tone(440, 0.36, 0.4), tone(587.3, 0.54, 1.2)],
}

/** Let a sound be heard. */
export function strike(name: string): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  for (const each of SOUNDS[name] ?? []) each(audio, audio.currentTime)
}

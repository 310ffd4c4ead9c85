/** A few sounds, made on the spot; silent unless somebody wants them. */
import { settings } from './settings.svelte'

const TUNES = {
  /** It is your turn: two notes of a bronze bowl. */
  turn: [
    [523.25, 0],
    [783.99, 0.16],
  ],
  /** The game is over: a small fanfare. */
  over: [
    [392, 0],
    [523.25, 0.14],
    [659.25, 0.28],
    [783.99, 0.42],
  ],
  /** A technology learned: three clear notes up. */
  learn: [
    [659.25, 0],
    [783.99, 0.08],
    [987.77, 0.16],
  ],
  /** A monument sinks: two notes down. */
  decline: [
    [261.63, 0],
    [196, 0.14],
  ],
  /** Something comes out of the sand: one bright note. */
  find: [[880, 0]],
  /** A spirit comes: a low fifth. */
  spirit: [
    [130.81, 0],
    [196, 0.05],
  ],
  /** The portal: a wide chord. */
  portal: [
    [261.63, 0],
    [392, 0.06],
    [523.25, 0.12],
    [783.99, 0.18],
  ],
} as const

export type Tune = keyof typeof TUNES

let audio: AudioContext | null = null

export function sound(name: Tune): void {
  if (!settings.sound) return
  audio ??= new AudioContext()
  const now = audio.currentTime
  for (const [pitch, at] of TUNES[name]) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()]
    tone.type = 'sine'
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0, now + at)
    gain.gain.linearRampToValueAtTime(0.16, now + at + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + 0.9)
    tone.connect(gain).connect(audio.destination)
    tone.start(now + at)
    tone.stop(now + at + 1)
  }
}

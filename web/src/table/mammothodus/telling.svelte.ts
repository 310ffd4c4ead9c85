/** Tells the phase of the humans step by step, by itself, while everything else goes on. */
import { duration } from '../../lib/motion'

export class Telling {
  /** The step that the list and the island show. */
  told = $state<number | null>(null)
  /** It goes on by itself: what has not been told yet is not seen yet. */
  running = $state(false)
  #heard: number | null = null
  #teller: ReturnType<typeof setInterval> | undefined

  /** Begin with a new phase, once: `card` says which it is, `steps` how many it has by now. */
  hear(card: number, steps: () => number): void {
    const before = this.#heard
    this.#heard = card
    if (before === null || card <= before || steps() < 2 || duration() === 0) return
    this.hush()
    this.told = 1
    this.running = true
    this.#teller = setInterval(() => {
      if (this.told !== null && this.told + 1 < steps()) this.told++
      else this.hush()
    }, duration() * 7)
  }

  /** Any key or touch ends it. */
  hush(): void {
    if (this.#teller === undefined) return
    clearInterval(this.#teller)
    this.#teller = undefined
    this.told = null
    this.running = false
  }

  close(): void {
    clearInterval(this.#teller)
  }
}

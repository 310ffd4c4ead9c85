/** A small, fast, repeatable source of numbers: the same seed draws the same picture on every machine. */
export class Rng {
  private state: number

  constructor(seed: number) {
    this.state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0
    for (let i = 0; i < 4; i++) this.next()
  }

  /** A number from 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A number between two others. */
  in(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** A whole number from low to high, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(things: readonly T[]): T {
    return things[Math.floor(this.next() * things.length)]
  }

  chance(p: number): boolean {
    return this.next() < p
  }
}

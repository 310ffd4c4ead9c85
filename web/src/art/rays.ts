/** Rays of light: so many wedges from one angle to another. */
import { fix } from './pen'

export const rays = (n: number, from: number, to: number, r: number): string =>
  Array.from({ length: n }, (_, i) => {
    const [a, b] = [from + ((to - from) * i) / n, from + ((to - from) * (i + 0.5)) / n]
    const [one, other] = [a, b].map((turn) => `${fix(Math.cos(turn) * r)} ${fix(Math.sin(turn) * r)}`)
    return `M0 0L${one}L${other}Z`
  }).join('')

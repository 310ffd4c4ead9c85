/** What the posters of all games have in common (480 × 300). */
import { Pen, smooth, type Point } from './pen'
import { Rng } from './rng'
import { palm } from './scene'

export function drawPoster(paint: (p: Pen) => void): string {
  const p = new Pen(new Rng(4711))
  paint(p)
  return p.toString()
}

export function hill(p: Pen, y: number, off: number, cls: string, step = 60): void {
  const points: Point[] = [[-40, 330]]
  for (let x = -40; x <= 540; x += step) points.push([x, y + p.r.in(-off, off)])
  points.push([540, 330])
  p.path(smooth(points, true), cls)
}

/** A game that brings no picture of its own lies somewhere in the desert. */
export function desert(p: Pen): void {
  p.raw('<rect class="y0" width="480" height="300"/>')
  p.circle(120, 70, 30, 'sun').circle(120, 70, 42, 'halo')
  hill(p, 140, 14, 'y1')
  hill(p, 176, 14, 'y2')
  palm(p, 330, 214, 70)
  palm(p, 366, 222, 52)
  hill(p, 212, 10, 'g0')
  hill(p, 250, 8, 'e0')
}

/**
 * The sand a Timeline sinks into. The drawings are stretched to any size, so they hold nothing that must keep its
 * shape.
 */
import { Pen, ring, smooth, type Point } from '../../../art/pen'
import { Rng } from '../../../art/rng'

const [WIDE, NARROW, HIGH] = [1200, 360, 300]

/** A body of sand under an edge that goes from one height to another. */
function drift(p: Pen, wide: number, from: number, to: number, off: number, cls: string): (x: number) => number {
  const edge = (x: number): number => from + (to - from) * (x / wide) ** 0.82
  const points: Point[] = [[-60, HIGH + 80]]
  for (let x = -60; x <= wide + 60; x += 70) points.push([x, edge(Math.max(0, x)) + p.r.in(-off, off)])
  points.push([wide + 60, HIGH + 80])
  p.path(smooth(points, true), cls)
  return edge
}

/** Ripples the wind has left under the edge of a dune. */
function ripples(p: Pen, wide: number, edge: (x: number) => number, down: number, n: number): void {
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = p.r.in(0, wide - 100)
    d += `M${x.toFixed(0)} ${(edge(x) + p.r.in(8, down)).toFixed(0)}q24-5 46 0t${p.r.in(26, 60).toFixed(0)} 1`
  }
  p.path(d, 'ripple')
}

/** Sherds that lie in the deep of the sand. */
function sherds(p: Pen, n: number, at: () => Point): void {
  for (let i = 0; i < n; i++) {
    const [x, y] = at()
    const k = p.r.in(3, 6.5)
    p.shape(ring(p.r, x, y, k, k * 0.8, 5, 0.3), i % 3 ? 's1' : 'a', 0)
  }
}

function sky(p: Pen, wide: number): void {
  p.raw(`<rect class="u-sky" width="${wide}" height="${HIGH}"/>`)
  let stars = ''
  for (let i = 0; i < wide / 20; i++) stars += `M${p.r.in(6, wide - 6).toFixed(0)} ${p.r.in(4, 150).toFixed(0)}h.01`
  p.path(stars, 'star')
}

/** Deep at the left, thin at the right: six columns sink to the left (1200 × 300). */
export function dunes(): string {
  const p = new Pen(new Rng(63))
  sky(p, WIDE)
  // Far away, what has not sunk yet.
  p.path('M742 152 826 92 914 152ZM900 156 956 112 1016 156ZM1046 162 1120 118 1196 162Z', 'u-far').path(
    'M826 92 914 152H848ZM956 112 1016 156H972ZM1120 118 1196 162H1138Z',
    'u-far2',
  )
  ripples(p, WIDE, drift(p, WIDE, 44, 158, 5, 'u0'), 30, 12)
  ripples(p, WIDE, drift(p, WIDE, 92, 196, 5, 'u1'), 30, 12)
  ripples(p, WIDE, drift(p, WIDE, 148, 232, 5, 'u2'), 26, 10)
  const deep = drift(p, WIDE, 206, 266, 4, 'u3')
  ripples(p, WIDE, deep, 24, 8)
  sherds(p, 34, () => {
    const x = WIDE * p.r.in(0, 1) ** 1.7
    return [x, p.r.in(Math.min(deep(x), 150 + x / 12), 292)]
  })
  return p.toString()
}

/** For a narrow screen: layer upon layer, and what falls, falls down (360 × 300). */
export function strata(): string {
  const p = new Pen(new Rng(77))
  sky(p, NARROW)
  p.path('M196 84 246 34 300 84Z', 'u-far').path('M246 34 300 84H258Z', 'u-far2')
  const edges: [number, number, string][] = [
    [84, 70, 'u0'],
    [146, 132, 'u1'],
    [202, 192, 'u2'],
    [252, 246, 'u3'],
  ]
  for (const [from, to, cls] of edges) ripples(p, NARROW, drift(p, NARROW, from, to, 5, cls), 34, 4)
  sherds(p, 14, () => [p.r.in(0, NARROW), p.r.in(200, 296)])
  return p.toString()
}

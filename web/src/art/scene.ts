/** Landscapes: sky in bands like a lithograph, far ridges, ground with strata, and what grows there. */
import { Pen, ring, type Point } from './pen'

export const WIDTH = 240
export const HEIGHT = 150
/** The line on which monuments stand. */
export const GROUND = 118

export type Land = 'desert' | 'jungle' | 'hills' | 'sea' | 'mountain' | 'steppe' | 'depth' | 'earth' | 'study'

/** What lies behind the monument. */
export function background(p: Pen, land: Land): void {
  p.raw(`<rect class="y0" width="${WIDTH}" height="${HEIGHT}"/>`)
  if (land === 'study') return study(p)
  if (land === 'depth') return depth(p)
  if (land === 'earth') return earth(p)
  const level = p.r.in(44, 58)
  p.path(band(p, level, 5), 'y1')
  p.path(band(p, level + p.r.in(20, 28), 4), 'y2')
  stars(p)
  const sun = p.r.chance(0.5) ? p.r.in(24, 70) : p.r.in(170, 216)
  const height = p.r.in(24, 44)
  p.circle(sun, height, p.r.in(9, 13), 'sun')
  p.circle(sun, height, p.r.in(15, 18), 'halo')
  if (land === 'mountain') peaks(p, 60, 34, 'g0')
  else ridge(p, land === 'sea' ? 104 : p.r.in(88, 98), land === 'steppe' ? 4 : 9, 'g0')
  if (land === 'sea') {
    p.path(`M0 100H${WIDTH}V${HEIGHT}H0Z`, 'w')
    waves(p, 104, 122)
  } else ridge(p, p.r.in(104, 109), 5, 'g1')
  if (p.r.chance(0.6)) birds(p)
}

/** What lies before it. */
export function foreground(p: Pen, land: Land): void {
  if (land === 'study' || land === 'earth') return
  if (land === 'depth') {
    p.path(band(p, 128, 4), 'g2')
    weeds(p)
    bubbles(p)
    return
  }
  const top = land === 'sea' ? 126 : 121
  p.path(band(p, top, 2.5), 'g2')
  for (let i = 0; i < 4; i++) {
    const y = top + 6 + i * 6
    const from = p.r.in(-10, 60)
    p.curve(
      [
        [from, y],
        [from + 40, y + p.r.in(-2, 2)],
        [from + 90, y + p.r.in(-1, 2)],
        [from + p.r.in(120, 200), y],
      ],
      't',
    )
  }
  plants(p, land)
}

function band(p: Pen, y: number, off: number): string {
  const points: Point[] = []
  for (let x = -10; x <= WIDTH + 30; x += 30) points.push([x, y + p.r.in(-off, off)])
  let d = `M-10 ${HEIGHT + 5}L-10 ${points[0][1].toFixed(1)}`
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    d += `Q${a[0]} ${a[1].toFixed(1)} ${(a[0] + b[0]) / 2} ${((a[1] + b[1]) / 2).toFixed(1)}`
  }
  return `${d}L${WIDTH + 30} ${HEIGHT + 5}Z`
}

function ridge(p: Pen, y: number, off: number, cls: string): void {
  p.path(band(p, y, off), `${cls} n`)
}

function peaks(p: Pen, top: number, rise: number, cls: string): void {
  const points: Point[] = [[-10, 130]]
  for (let x = -10; x <= WIDTH + 40; x += p.r.in(20, 34)) {
    points.push([x, top + p.r.in(-rise * 0.6, rise * 0.4)])
    points.push([x + p.r.in(8, 14), top + p.r.in(rise * 0.4, rise)])
  }
  points.push([WIDTH + 60, 130])
  p.shape(points, `${cls} n`, 1.5)
  for (let i = 1; i < points.length - 2; i += 2) {
    const [x, y] = points[i]
    if (y < top)
      p.shape(
        [
          [x, y],
          [x + 6, y + 13],
          [x + 2, y + 10],
          [x - 1, y + 14],
          [x - 5, y + 9],
        ],
        'y0 n',
        0.4,
      )
    p.hatch([[x, y], points[i + 1], [x + 2, y + rise * 0.9]], 70, 3.4)
  }
}

function stars(p: Pen): void {
  let d = ''
  for (let i = 0; i < 16; i++) d += `M${p.r.in(4, 236).toFixed(1)} ${p.r.in(3, 62).toFixed(1)}h.01`
  p.path(d, 'star')
}

function birds(p: Pen): void {
  const [x, y] = [p.r.in(60, 180), p.r.in(16, 40)]
  for (let i = 0; i < 3; i++) {
    const [a, b] = [x + i * p.r.in(7, 11), y + p.r.in(-5, 5)]
    p.path(`M${a.toFixed(1)} ${b.toFixed(1)}q2.2-2.4 3.6 0q1.6-2.4 3.8-.4`, 't')
  }
}

function waves(p: Pen, from: number, to: number): void {
  for (let y = from; y < to; y += 5) {
    let d = ''
    for (let x = p.r.in(0, 30); x < WIDTH; x += p.r.in(26, 52)) d += `M${x.toFixed(1)} ${y}q3-2 6 0t6 0`
    p.path(d, 'foam')
  }
}

export function palm(p: Pen, x: number, foot: number, h: number): void {
  const lean = p.r.in(-5, 5)
  const [tx, ty] = [x + lean, foot - h]
  p.path(
    `M${(x - 1.3).toFixed(1)} ${foot}` +
      `Q${(x + lean * 0.2).toFixed(1)} ${(foot - h * 0.5).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}` +
      `Q${(x + lean * 0.2 + 2).toFixed(1)} ${(foot - h * 0.5).toFixed(1)} ${(x + 1.6).toFixed(1)} ${foot}Z`,
    'k n',
  )
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (1.02 + (i / 6) * 0.96)
    const [dx, dy] = [Math.cos(a) * h * 0.36, Math.sin(a) * h * 0.2]
    p.path(
      `M${tx.toFixed(1)} ${ty.toFixed(1)}` +
        `q${(dx * 0.6).toFixed(1)} ${(dy - 2).toFixed(1)} ${dx.toFixed(1)} ${(dy + h * 0.16).toFixed(1)}` +
        `q${(-dx * 0.5).toFixed(1)} ${(-h * 0.1).toFixed(1)} ${(-dx).toFixed(1)} ${(-dy - h * 0.16).toFixed(1)}`,
      'p n',
    )
  }
}

export function tree(p: Pen, x: number, foot: number, h: number): void {
  p.rect(x - 1, foot - h * 0.5, 2, h * 0.5, 'k n')
  p.blob(ring(p.r, x, foot - h * 0.68, h * 0.34, h * 0.34, 8, 0.18), 'p')
  p.path(
    `M${(x + h * 0.05).toFixed(1)} ${(foot - h * 0.5).toFixed(1)}` +
      `q${(h * 0.2).toFixed(1)} ${(-h * 0.05).toFixed(1)} ${(h * 0.24).toFixed(1)} ${(-h * 0.3).toFixed(1)}`,
    't',
  )
}

export function pine(p: Pen, x: number, foot: number, h: number): void {
  for (let i = 0; i < 3; i++) {
    const [y, w] = [foot - h * 0.12 - i * h * 0.26, h * (0.26 - i * 0.06)]
    p.shape(
      [
        [x - w, y],
        [x, y - h * 0.42],
        [x + w, y],
      ],
      'p',
      0.6,
    )
  }
}

function tuft(p: Pen, x: number, y: number): void {
  p.path(
    `M${x.toFixed(1)} ${y.toFixed(1)}l-2.4-4.6M${x.toFixed(1)} ${y.toFixed(1)}l.2-6` +
      `M${x.toFixed(1)} ${y.toFixed(1)}l2.6-4.2`,
    'pl',
  )
}

function plants(p: Pen, land: Land): void {
  const edge = (): number => (p.r.chance(0.5) ? p.r.in(4, 46) : p.r.in(194, 236))
  if (land === 'jungle') {
    for (let i = 0; i < 4; i++) tree(p, edge(), 128 + p.r.in(0, 12), p.r.in(22, 36))
    for (let i = 0; i < 2; i++) palm(p, edge(), 138, p.r.in(30, 44))
  } else if (land === 'desert') {
    if (p.r.chance(0.62)) {
      const x = edge()
      palm(p, x, 132, p.r.in(26, 36))
      palm(p, x + 9, 134, p.r.in(18, 26))
    }
    for (let i = 0; i < 4; i++) p.ellipse(p.r.in(10, 230), p.r.in(128, 145), p.r.in(1, 3), p.r.in(0.8, 1.6), 's2')
  } else if (land === 'mountain') {
    for (let i = 0; i < 3; i++) pine(p, edge(), 130 + p.r.in(0, 10), p.r.in(18, 30))
  } else if (land === 'hills' && p.r.chance(0.7)) tree(p, edge(), 130, p.r.in(20, 30))
  if (land !== 'desert' && land !== 'sea') for (let i = 0; i < 9; i++) tuft(p, p.r.in(4, 236), p.r.in(130, 147))
}

function depth(p: Pen): void {
  p.path(band(p, 34, 3), 'd1')
  p.path(band(p, 74, 5), 'd2')
  for (let i = 0; i < 4; i++) {
    const x = 20 + i * 56 + p.r.in(-10, 10)
    p.path(
      `M${x.toFixed(1)} 0l${p.r.in(8, 14).toFixed(1)} 0l${p.r.in(10, 26).toFixed(1)} 128` +
        `l${p.r.in(-34, -24).toFixed(1)} 0Z`,
      'ray',
    )
  }
  ridge(p, 104, 10, 'd3')
}

function weeds(p: Pen): void {
  for (let i = 0; i < 9; i++) {
    const [x, h] = [p.r.in(4, 236), p.r.in(8, 26)]
    p.path(
      `M${x.toFixed(1)} 148q${p.r.in(-5, 5).toFixed(1)} ${(-h / 2).toFixed(1)} 0 ${(-h / 2).toFixed(1)}` +
        `t${p.r.in(-3, 3).toFixed(1)} ${(-h / 2).toFixed(1)}`,
      'pl',
    )
  }
}

function bubbles(p: Pen): void {
  for (let i = 0; i < 7; i++) p.circle(p.r.in(20, 220), p.r.in(14, 110), p.r.in(1, 2.6), 'foam')
  for (let i = 0; i < 3; i++) {
    const [x, y, k] = [p.r.in(24, 200), p.r.in(20, 70), p.r.chance(0.5) ? 1 : -1]
    p.path(`M${x.toFixed(1)} ${y.toFixed(1)}q${5 * k}-4 ${11 * k} 0q${-6 * k} 4 ${-11 * k} 0l${-4 * k}-3v6Z`, 'a')
  }
}

/** A cut through the ground, for what lies beneath it. */
function earth(p: Pen): void {
  p.path(band(p, 30, 2), 'g0 n')
  ;[44, 68, 96, 122].forEach((y, i) => p.path(band(p, y, 5), `e${i} n`))
  for (let i = 0; i < 22; i++) p.ellipse(p.r.in(4, 236), p.r.in(50, 146), p.r.in(1, 4), p.r.in(0.8, 2), 's2')
}

/** A table in the study: paper, a shadow, the edge of a ruler. */
function study(p: Pen): void {
  p.circle(120, 70, 64, 'glow')
  let d = ''
  for (let i = 0; i <= 24; i++) d += `M${10 * i} 150v${i % 5 ? -4 : -8}`
  p.path(d, 't')
  p.path(`M0 8H${WIDTH}M0 138H${WIDTH}`, 'faint')
  for (let i = 0; i < 5; i++) {
    const y = 22 + i * 24
    p.path(
      `M${p.r.in(4, 12).toFixed(1)} ${y.toFixed(1)}h${p.r.in(12, 26).toFixed(1)}` +
        `M${p.r.in(202, 210).toFixed(1)} ${(y + 6).toFixed(1)}h${p.r.in(12, 24).toFixed(1)}`,
      'faint',
    )
  }
  p.ellipse(120, 128, p.r.in(52, 60), 7, 'cast')
}

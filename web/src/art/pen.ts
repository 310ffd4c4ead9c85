/**
 * The pen all pictures are drawn with. It writes SVG markup with class names only, so that colours follow the theme and
 * a strict content security policy has nothing to object to.
 *
 * Classes: s0 s1 s2 stone lit, half lit, in shade; k an opening; a accent; p plant; w water; g0 g1 g2 ground, far to
 * near; l ink line, t thin line, al accent line, n no ink round it.
 */
import { Rng } from './rng'

export type Point = readonly [number, number]

export const fix = (n: number): string => {
  const text = n.toFixed(1)
  return text.endsWith('.0') ? text.slice(0, -2) : text
}

export class Pen {
  readonly out: string[] = []

  constructor(readonly r: Rng) {}

  toString(): string {
    return this.out.join('')
  }

  raw(markup: string): this {
    this.out.push(markup)
    return this
  }

  path(d: string, cls: string): this {
    return this.raw(`<path class="${cls}" d="${d}"/>`)
  }

  /** Straight strokes by a hand that is steady, but a hand. */
  private stroke(points: readonly Point[], closed: boolean, wobble: number): string {
    const parts: string[] = []
    const all = closed ? [...points, points[0]] : points
    all.forEach(([x, y], i) => {
      if (i === 0) {
        parts.push(`M${fix(x)} ${fix(y)}`)
        return
      }
      const [px, py] = all[i - 1]
      const length = Math.hypot(x - px, y - py)
      if (length > 12 && wobble > 0) {
        const t = this.r.in(0.35, 0.65)
        const off = this.r.in(-wobble, wobble)
        const mx = px + (x - px) * t - ((y - py) / length) * off
        const my = py + (y - py) * t + ((x - px) / length) * off
        parts.push(`L${fix(mx)} ${fix(my)}`)
      }
      parts.push(`L${fix(x)} ${fix(y)}`)
    })
    return parts.join('') + (closed ? 'Z' : '')
  }

  shape(points: readonly Point[], cls: string, wobble = 0.45): this {
    return this.path(this.stroke(points, true, wobble), cls)
  }

  line(points: readonly Point[], cls = 'l', wobble = 0.4): this {
    return this.path(this.stroke(points, false, wobble), cls)
  }

  rect(x: number, y: number, w: number, h: number, cls: string): this {
    return this.shape(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      cls,
    )
  }

  circle(x: number, y: number, r: number, cls: string): this {
    return this.raw(`<circle class="${cls}" cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}"/>`)
  }

  ellipse(x: number, y: number, rx: number, ry: number, cls: string): this {
    return this.raw(`<ellipse class="${cls}" cx="${fix(x)}" cy="${fix(y)}" rx="${fix(rx)}" ry="${fix(ry)}"/>`)
  }

  /** A smooth closed blob through points (a stone, a bush, a hill). */
  blob(points: readonly Point[], cls: string): this {
    return this.path(smooth(points, true), cls)
  }

  curve(points: readonly Point[], cls = 'l'): this {
    return this.path(smooth(points, false), cls)
  }

  /** Parallel strokes inside a shape. */
  hatch(shape: readonly Point[], angle = 58, gap = 3.2, cls = 't'): this {
    const a = (angle * Math.PI) / 180
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    const turned = shape.map(([x, y]): Point => [x * cos + y * sin, -x * sin + y * cos])
    const parts: string[] = []
    for (const [y, x1, x2] of spans(turned, gap, this.r.in(0.2, 0.8) * gap)) {
      if (x2 - x1 < 1.5) continue
      const from = x1 + this.r.in(0.2, Math.min(2, (x2 - x1) * 0.2))
      const to = x2 - this.r.in(0.2, Math.min(4, (x2 - x1) * 0.3))
      const at = (x: number): string => `${fix(x * cos - y * sin)} ${fix(x * sin + y * cos)}`
      parts.push(`M${at(from)}L${at(to)}`)
    }
    return parts.length ? this.path(parts.join(''), cls) : this
  }

  /** Courses of stone inside a shape: level lines, and joints between them. */
  courses(shape: readonly Point[], height = 5, width = 11, cls = 't'): this {
    const parts: string[] = []
    let row = 0
    for (const [y, x1, x2] of spans(shape, height, height * 0.9)) {
      parts.push(`M${fix(x1 + 0.4)} ${fix(y)}H${fix(x2 - 0.4)}`)
      if (width > 0) {
        for (let x = x1 + width * (row % 2 ? 0.5 : 1) + this.r.in(-2, 2); x < x2 - 2; x += width + this.r.in(-2, 3)) {
          if (this.r.chance(0.72)) parts.push(`M${fix(x)} ${fix(y)}v${fix(-height + 0.6)}`)
        }
      }
      row++
    }
    return parts.length ? this.path(parts.join(''), cls) : this
  }

  /** A block with its lit front and a shaded right side. */
  block(x: number, y: number, w: number, h: number, depth = 0.26, cls = 's0'): this {
    this.rect(x, y, w, h, cls)
    const side: Point[] = [
      [x + w * (1 - depth), y],
      [x + w, y],
      [x + w, y + h],
      [x + w * (1 - depth), y + h],
    ]
    this.shape(side, 's2 n', 0)
    return this.hatch(side, 62, 2.6)
  }

  /** A column with a capital, from its foot upwards. */
  column(x: number, foot: number, h: number, w = 6, cls = 's0'): this {
    this.shape(
      [
        [x - w / 2, foot],
        [x - w * 0.4, foot - h],
        [x + w * 0.4, foot - h],
        [x + w / 2, foot],
      ],
      cls,
    )
    this.path(
      `M${fix(x + w * 0.12)} ${fix(foot)}V${fix(foot - h)}h${fix(w * 0.26)}L${fix(x + w / 2)} ${fix(foot)}Z`,
      's2 n',
    )
    this.rect(x - w * 0.62, foot - h - 2.2, w * 1.24, 2.2, cls)
    return this.line(
      [
        [x - w * 0.12, foot - 1],
        [x - w * 0.1, foot - h + 1],
      ],
      't',
    )
  }

  /** A person, for scale. */
  person(x: number, foot: number, h = 7): this {
    this.circle(x, foot - h * 0.86, h * 0.15, 'k n')
    return this.path(
      `M${fix(x - h * 0.15)} ${fix(foot)}l${fix(h * 0.03)} ${fix(-h * 0.66)}` +
        `q${fix(h * 0.12)} ${fix(-h * 0.1)} ${fix(h * 0.24)} 0l${fix(h * 0.03)} ${fix(h * 0.66)}Z`,
      'k n',
    )
  }
}

/** Where level lines cross a shape: [y, from, to]. */
export function spans(shape: readonly Point[], gap: number, first = gap): [number, number, number][] {
  const ys = shape.map((p) => p[1])
  const found: [number, number, number][] = []
  for (let y = Math.min(...ys) + first; y < Math.max(...ys); y += gap) {
    const hits: number[] = []
    shape.forEach(([x1, y1], i) => {
      const [x2, y2] = shape[(i + 1) % shape.length]
      if (y1 <= y !== y2 <= y) hits.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    })
    hits.sort((a, b) => a - b)
    for (let i = 0; i + 1 < hits.length; i += 2) found.push([y, hits[i], hits[i + 1]])
  }
  return found
}

/** A smooth curve through the middles of the strokes between points. */
export function smooth(points: readonly Point[], closed: boolean): string {
  const n = points.length
  const mid = (i: number): string => {
    const [a, b] = [points[i % n], points[(i + 1) % n]]
    return `${fix((a[0] + b[0]) / 2)} ${fix((a[1] + b[1]) / 2)}`
  }
  const at = (i: number): string => `${fix(points[i % n][0])} ${fix(points[i % n][1])}`
  if (closed) {
    let d = `M${mid(0)}`
    for (let i = 1; i <= n; i++) d += `Q${at(i)} ${mid(i)}`
    return d + 'Z'
  }
  let d = `M${at(0)}L${mid(0)}`
  for (let i = 1; i < n - 1; i++) d += `Q${at(i)} ${mid(i)}`
  return d + `L${at(n - 1)}`
}

/** Points on an ellipse, each a little off its place. */
export function ring(r: Rng, x: number, y: number, rx: number, ry: number, n: number, off = 0): Point[] {
  return Array.from({ length: n }, (_, i): Point => {
    const a = (i / n) * Math.PI * 2
    const k = 1 + r.in(-off, off)
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
  })
}

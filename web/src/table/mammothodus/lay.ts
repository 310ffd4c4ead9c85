/**
 * Where everything in a territory lies, so that nothing sticks out of it: rows inside its outline. Pure, so that it
 * can be tested.
 */
import type { Point } from '../../art/pen'

/** Something that needs room, in the units of the drawing. */
export interface Thing {
  wide: number
  high: number
  /** It keeps its size, and has a row for itself: a name. */
  fixed?: boolean
}

export interface Laid {
  /** How large things are drawn. */
  scale: number
  /** The middle of each thing. */
  spots: Point[]
}

type Span = readonly [number, number]

/** How close the scan lines are to each other, and how many there are at most. */
const [STEP, LINES] = [3, 32]
/** How often a row may give way downwards. */
const SLIPS = 4
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4]
export const SMALLEST = SCALES[SCALES.length - 1]
/** Things are round, and letters low: the corners are empty. */
const ROUND = 0.18
const NOWHERE: Span = [0, 0]

/** The inside of an outline, line by line, but for a margin. */
export class Ground {
  readonly top: number
  readonly bottom: number
  readonly step: number
  private readonly lines: Span[][] = []
  /** The widest room between two lines, as far as it was asked for. */
  private readonly bands = new Map<number, Span>()

  constructor(
    shape: readonly Point[],
    readonly heart: Point,
    margin: number,
  ) {
    this.top = Math.min(...shape.map(([, y]) => y)) + margin
    this.bottom = Math.max(...shape.map(([, y]) => y)) - margin
    this.step = Math.max(STEP, (this.bottom - this.top) / LINES)
    for (let y = this.top; y <= this.bottom; y += this.step) this.lines.push(crossed(shape, y, margin))
  }

  /** The widest part that is inside on all lines between two heights. */
  band(from: number, to: number): Span {
    if (from < this.top || to > this.bottom) return NOWHERE
    const [first, last] = [
      Math.floor((from - this.top) / this.step),
      Math.min(this.lines.length - 1, Math.ceil((to - this.top) / this.step)),
    ]
    const key = first * 1000 + last
    let widest = this.bands.get(key)
    if (!widest) {
      let inside = this.lines[first] ?? []
      for (let i = first + 1; inside.length && i <= last; i++) inside = common(inside, this.lines[i])
      widest = inside.reduce((best, span) => (span[1] - span[0] > best[1] - best[0] ? span : best), NOWHERE)
      this.bands.set(key, widest)
    }
    return widest
  }
}

/** The parts of a line that lie inside a shape. */
function crossed(shape: readonly Point[], y: number, margin: number): Span[] {
  const at: number[] = []
  shape.forEach(([x1, y1], i) => {
    const [x2, y2] = shape[(i + 1) % shape.length]
    if (y1 <= y !== y2 <= y) at.push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1))
  })
  at.sort((a, b) => a - b)
  const spans: Span[] = []
  for (let i = 0; i + 1 < at.length; i += 2)
    if (at[i + 1] - at[i] > 2 * margin) spans.push([at[i] + margin, at[i + 1] - margin])
  return spans
}

const common = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap(([a, b]) =>
    others.flatMap(([c, d]): Span[] => (Math.max(a, c) < Math.min(b, d) ? [[Math.max(a, c), Math.min(b, d)]] : [])),
  )

interface Tried {
  spots: Point[]
  cost: number
}

/**
 * Everything in rows from a height downwards, at most so many in a row; null if something would stick out, or it would
 * cost too much.
 */
function rows(
  ground: Ground,
  things: readonly Thing[],
  scale: number,
  from: number,
  most: number,
  limit: number,
): Tried | null {
  const spots: Point[] = []
  let [y, cost, slipped] = [from, 0, 0]
  for (let i = 0; i < things.length;) {
    const first = things[i]
    const high = first.fixed ? first.high : first.high * scale
    const edge = high * ROUND
    const [left, right] = ground.band(y + edge, y + high - edge)
    let [next, wide] = [i, 0]
    while (next < things.length && next - i < (first.fixed ? 1 : most) && !things[next].fixed === !first.fixed) {
      const width = things[next].wide * (first.fixed ? 1 : scale)
      if (wide + width > right - left) break
      wide += width
      next++
    }
    if (next === i) {
      // A little further down there may be room.
      if (++slipped > SLIPS || y + high > ground.bottom) return null
      y += ground.step
      continue
    }
    const middle = Math.min(right - wide / 2, Math.max(left + wide / 2, ground.heart[0]))
    cost += 7 + 0.4 * Math.abs(middle - ground.heart[0])
    if (cost > limit) return null
    let x = middle - wide / 2
    for (; i < next; i++) {
      const width = things[i].wide * (first.fixed ? 1 : scale)
      spots.push([x + width / 2, y + high / 2])
      x += width
    }
    y += high
  }
  cost += Math.abs((from + y) / 2 - ground.heart[1])
  return cost > limit ? null : { spots, cost }
}

/** How much smaller things may be for a place that lies better. */
const ASIDE = 0.009

/** Rather large than in the middle, rather in the middle than in few rows. */
export function lay(ground: Ground, things: readonly Thing[], least = SMALLEST): Laid | null {
  const loose = things.filter((thing) => !thing.fixed).length
  const each = new Set(
    [loose, Math.ceil(loose / 2), Math.ceil(loose / 3), Math.ceil(loose / 4)].map((most) => Math.max(1, most)),
  )
  let [best, worth] = [null as Laid | null, -Infinity]
  for (const scale of SCALES) {
    if (scale < least || scale < worth) break
    for (const most of each) {
      for (let y = ground.top; y < ground.bottom; y += ground.step) {
        const tried = rows(ground, things, scale, y, most, (scale - worth) / ASIDE)
        if (!tried || scale - tried.cost * ASIDE <= worth) continue
        worth = scale - tried.cost * ASIDE
        best = { scale, spots: tried.spots }
      }
    }
  }
  return best
}

/** Rows across the middle, as small as can be, whatever sticks out: for a crowd that no territory could hold. */
export function crowded([x, y]: Point, things: readonly Thing[]): Laid {
  const each = Math.ceil(Math.sqrt(things.length))
  const many = Math.ceil(things.length / each)
  const [wide, high] = [
    Math.max(0, ...things.map((thing) => thing.wide)) * SMALLEST,
    Math.max(0, ...things.map((thing) => thing.high)) * SMALLEST,
  ]
  return {
    scale: SMALLEST,
    spots: things.map((_, i): Point => [
      x + ((i % each) - (each - 1) / 2) * wide,
      y + (Math.floor(i / each) - (many - 1) / 2) * high,
    ]),
  }
}

/** The map, the ring of weeks and the small pictures of Thebes. */
import { Pen, fix, smooth, type Point } from '../../../art/pen'
import { Rng } from '../../../art/rng'
import chart from './map.json'

/** The weeks of a year, each with a place on the track. */
export const WEEKS = 52
/** So many cities come before the sites. */
const CITIES = 7
const SOUTH = 23.4
const NORTH = 59.2
/** So many degrees from west to east are shown at least and at most. */
const NARROWEST = 53
const WIDEST = 82
/** A degree to the east is longer than one to the north: the places lie further apart than on a globe. */
const STRETCH = 1.28

/** A sheet of paper of a given size in pixels, and where everything lies on it. */
export interface Chart {
  width: number
  height: number
  /** How large things are drawn: 1 on a sheet of middle size. */
  scale: number
  /** Breadth of the track round the map. */
  rim: number
  inner: { x: number; y: number; width: number; height: number }
  places: Point[]
  weeks: Point[]
  project: (degrees: readonly number[]) => Point
}

const within = (least: number, x: number, most: number): number => Math.min(most, Math.max(least, x))

/** Lay out the map on a sheet: a wide sheet shows more of the world, a tall one stretches it. */
export function chartFor(width: number, height: number): Chart {
  const scale = within(0.62, Math.sqrt(width * height) / 800, 1.5)
  const rim = within(27, Math.min(width, height) * 0.082, 52)
  const inner = { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim }
  const span = within(NARROWEST, ((NORTH - SOUTH) * inner.width) / inner.height / STRETCH, WIDEST)
  const west = -4.5 - (span - NARROWEST) * 0.5
  const project = ([lon, lat]: readonly number[]): Point => [
    inner.x + ((lon - west) / span) * inner.width,
    inner.y + ((NORTH - lat) / (NORTH - SOUTH)) * inner.height,
  ]
  return {
    width,
    height,
    scale,
    rim,
    inner,
    project,
    places: chart.places.map(project),
    weeks: weekPlaces(width, height, rim),
  }
}

type Place = 'below' | 'above' | 'left' | 'right'
/** On which side of its place a name stands while there is room: warsaw, london, paris … mesopotamia. */
export const NAMED: readonly Place[] = [
  'below',
  'above',
  'below',
  'above',
  'right',
  'left',
  'below',
  'left',
  'left',
  'left',
  'below',
  'above',
]
/** A rectangle on the sheet. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How large a place is drawn: half its breadth. */
export const radius = (place: number, k: number): number => (place >= CITIES ? 22 : 14) * k

/** So much higher than its type a written name is, as far as it must not lie over another. */
const TALL = 1.15

/** Where a name may stand: a side, and whether it is moved along it. */
const STANDS: readonly (readonly [Place, number])[] = [
  ['right', 0],
  ['left', 0],
  ['above', 0],
  ['below', 0],
  ['above', 0.8],
  ['above', -0.8],
  ['below', 0.8],
  ['below', -0.8],
]
/** What another side than the usual one costs, and what a name beside another place does. */
const UNUSUAL = 30

/** A name: its middle, half of its length, its line, and how far it is moved sideways. */
interface Written {
  middle: number
  half: number
  down: number
  by: number
}

const boxOf = ({ middle, half, down, by }: Written, type: number): Box => ({
  x: middle + by - half,
  y: down - type * 0.6,
  width: 2 * half,
  height: type * 1.2,
})

function written(chart: Chart, place: number, half: number, type: number, side: Place, along: number): Written {
  const { places, inner, scale: k } = chart
  const [[x, y], r] = [places[place], radius(place, k)]
  const middle =
    side === 'left'
      ? x - r - 5 - half
      : side === 'right'
        ? x + r + 5 + half
        : within(inner.x + half, x + along * half, inner.x + inner.width - half)
  const down = side === 'above' ? y - r - 5 - type * 0.36 : side === 'below' ? y + r + type * 0.5 : y
  return { middle, half, down, by: 0 }
}

/** How much a name hides there, of other names and places and by leaving the map, or would be taken for another's. */
function harm({ places, inner, scale: k }: Chart, place: number, box: Box, others: readonly Box[]): number {
  const spots = places.map(([x, y], p): Box => {
    const r = radius(p, k) + 1
    return { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  })
  const own = away(box, places[place]) - radius(place, k)
  const strays = places.some((at, p) => p !== place && away(box, at) - radius(p, k) < own) ? STRAYS / 2 : 0
  const hidden = spots.reduce((sum, spot, p) => sum + (p === place ? 0 : shared(box, spot)), 0)
  const out = box.width * box.height - shared(box, inner)
  return strays + 2 * hidden + 2 * out + 3 * others.reduce((sum, other) => sum + shared(box, other), 0)
}

/** Every name on the side where it does least harm, the usual one before all. */
function sided(chart: Chart, halves: readonly number[], type: number): Written[] {
  const stands = halves.map((half, place) => [
    written(chart, place, half, type, NAMED[place], 0),
    ...STANDS.filter(([side, along]) => side !== NAMED[place] || along).map(([side, along]) =>
      written(chart, place, half, type, side, along),
    ),
  ])
  const chosen = stands.map((all) => all[0])
  for (let pass = 0; pass < 3; pass++) {
    for (const [place, all] of stands.entries()) {
      const others = chosen.filter((_, other) => other !== place).map((name) => boxOf(name, type))
      const costs = all.map((name, n) => harm(chart, place, boxOf(name, type), others) + (n ? UNUSUAL + n : 0))
      chosen[place] = all[costs.indexOf(Math.min(...costs))]
    }
  }
  return chosen
}

/** Where the names stand; on a small map on other sides, and moved so that long ones do not lie over each other. */
export function nameBoxes(chart: Chart, names: readonly string[], type: number): Box[] {
  const { inner } = chart
  const boxes = sided(
    chart,
    names.map((name) => (name.length * 0.29 + 0.2) * type),
    type,
  )
  for (let pass = 0; pass < 4; pass++) {
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const over = a.half + b.half + 3 - Math.abs(a.middle + a.by - b.middle - b.by)
        if (over <= 0 || Math.abs(a.down - b.down) > type * TALL) continue
        const [left, right] = a.middle + a.by < b.middle + b.by ? [a, b] : [b, a]
        left.by -= Math.min(over / 2, left.middle + left.by - left.half)
        right.by += Math.min(over / 2, inner.x + inner.width - right.middle - right.by - right.half)
      }
    }
  }
  return boxes.map((name) => boxOf(name, type))
}

export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

type Side = readonly [number, number]
/** Sides of a place on which something may stand, the best first: to the left or right of it, over or under it. */
const SIDES: readonly Side[] = [
  [1, -1],
  [-1, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [0, -1],
  [0, 1],
]

/** How far a point lies from a box. */
export const away = (box: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))

/** What is so near to another place would be taken for that one's: as bad as hiding so much. */
const NEAR = 9
const STRAYS = 700

/**
 * Where things of given sizes stand beside their places, one after the other: each on the side where it hides least of
 * what stands already, which it then joins.
 */
export function beside(
  { places, inner, scale: k }: Chart,
  taken: Box[],
  wants: readonly { place: number; width: number; height: number }[],
): Box[] {
  return wants.map(({ place, width, height }) => {
    const [[x, y], r] = [places[place], radius(place, k)]
    let best: { box: Box; hides: number } | undefined
    for (const [n, [across, down]] of SIDES.entries()) {
      const box = {
        x: across > 0 ? x + r * 0.75 : across < 0 ? x - r * 0.75 - width : x - width / 2,
        y: down < 0 ? y - r * (across ? 0.6 : 1) - height : down > 0 ? y + r * (across ? 0.6 : 1) : y - height / 2,
        width,
        height,
      }
      const out = width * height - shared(box, inner)
      // Beside each other a thing and its place must not hide each other either; the first sides are the best ones.
      const strays = places.some((other, p) => p !== place && away(box, other) < radius(p, k) + NEAR) ? STRAYS : 0
      const hides = out * 2 + n * 6 + strays + taken.reduce((sum, other) => sum + shared(box, other), 0)
      if (!best || hides < best.hides) best = { box, hides }
    }
    if (!best) throw new RangeError('a thing has no side')
    taken.push(best.box)
    return best.box
  })
}

/** So far a price on a small map lies over the edge of its site. */
const GRIP = 7

/**
 * The same where there is no room beside the places: what belongs to a city lies on it, what belongs to a site grips
 * one of its corners, so that nobody must guess whose it is.
 */
export function onto(
  { places, inner, scale: k }: Chart,
  taken: Box[],
  wants: readonly { place: number; width: number; height: number }[],
): Box[] {
  return wants.map(({ place, width, height }) => {
    const [[x, y], r] = [places[place], radius(place, k)]
    const at = (across: number, down: number): Box => ({
      x: x - width / 2 + across * (r + width / 2 - GRIP),
      y: y - height / 2 + down * (r + height / 2 - GRIP),
      width,
      height,
    })
    const own: Box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
    const corners = SIDES.filter(([, down]) => down).map(([across, down]) => at(across, down))
    const costs = corners.map((box, n) => {
      const out = width * height - shared(box, inner)
      return out * 2 + n * 4 + taken.reduce((sum, other) => sum + shared(box, other), 0) - shared(box, own)
    })
    const box = place < CITIES ? at(0, 0) : corners[costs.indexOf(Math.min(...costs))]
    taken.push(box)
    return box
  })
}

/** Land, seas, rivers, mountains: everything on the map that does not change. */
export function coast({ project, scale: k, width, height, inner }: Chart): string {
  const p = new Pen(new Rng(1901))
  p.raw(`<rect class="tm-land" width="${fix(width)}" height="${fix(height)}"/>`)
  for (const sea of chart.seas) {
    const d = smooth(sea.map(project), true)
    p.path(d, 'tm-sea')
    for (const [by, cls] of [
      [7, 'tm-shore1'],
      [14, 'tm-shore2'],
    ] as const)
      p.raw(`<path class="${cls}" stroke-width="${fix(by * k)}" d="${d}"/>`)
    p.path(d, 'tm-line')
  }
  for (const island of chart.islands) p.path(smooth(island.map(project), true), 'tm-isle')
  for (const river of chart.rivers) p.curve(river.map(project), 'tm-river')
  for (const at of chart.ranges) {
    const [x, y] = project(at)
    for (const [dx, h] of [
      [-9 * k, 10 * k],
      [0, 15 * k],
      [9 * k, 9 * k],
    ])
      p.path(
        `M${fix(x + dx - 8 * k)} ${fix(y)}L${fix(x + dx)} ${fix(y - h)}L${fix(x + dx + 8 * k)} ${fix(y)}` +
          `M${fix(x + dx)} ${fix(y - h)}l${fix(2 * k)} ${fix(h * 0.7)}m${fix(1.5 * k)} ${fix(-k)}` +
          `l${fix(1.5 * k)} ${fix(h * 0.4)}`,
        'tm-peak',
      )
  }
  for (const at of [
    [-7, 47],
    [4, 38.6],
    [18, 35],
    [30, 34],
    [-20, 42],
    [-24, 52],
  ]) {
    const [x, y] = project(at)
    p.path(`M${fix(x - 10)} ${fix(y)}q5-4 10 0t10 0M${fix(x - 2)} ${fix(y + 7)}q5-4 10 0t10 0`, 'tm-wave')
  }
  if (inner.width > inner.height * 1.3) {
    const [x, y] = [fix(inner.x + 62 * k), fix(inner.y + inner.height - 60 * k)]
    p.raw(
      `<g transform="translate(${x} ${y}) scale(${fix(k)})"><circle class="tm-rose" r="34"/>` +
        '<path class="tm-star" d="M0-42l6 36l36 6l-36 6l-6 36l-6-36l-36-6l36-6Z"/>' +
        '<path class="tm-star2" d="M0-42l6 36l-6 6Zm42 42l-36 6l-6-6ZM0 42l-6-36l6-6ZM-42 0l36-6l6 6Z"/>' +
        '</g>',
    )
  }
  return p.toString()
}

/** A line between two places: a railway, or the course of a steamer. */
export function routeLine({ places }: Chart, a: number, b: number): { d: string; ship: boolean } {
  const [[x1, y1], [x2, y2]] = [places[a], places[b]]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const bend = ((a * 7 + b * 13) % 2 ? 1 : -1) * Math.min(26, length * 0.12)
  const mx = (x1 + x2) / 2 - ((y2 - y1) / length) * bend
  const my = (y1 + y2) / 2 + ((x2 - x1) / length) * bend
  const ship = chart.shipping.some(([c, d]) => (c === a && d === b) || (c === b && d === a))
  return { d: `M${fix(x1)} ${fix(y1)}Q${fix(mx)} ${fix(my)} ${fix(x2)} ${fix(y2)}`, ship }
}

/** The places of the 52 weeks on the track round the map, clockwise from the top left. */
function weekPlaces(width: number, height: number, rim: number): Point[] {
  const [x0, y0, x1, y1, r] = [rim / 2, rim / 2, width - rim / 2, height - rim / 2, rim * 0.6]
  const [w, h] = [x1 - x0 - 2 * r, y1 - y0 - 2 * r]
  const arc = (Math.PI * r) / 2
  const total = 2 * (w + h) + 4 * arc
  const turn = (cx: number, cy: number, from: number, d: number): Point => [
    cx + Math.cos(from + d / r) * r,
    cy + Math.sin(from + d / r) * r,
  ]
  const at = (d: number): Point => {
    if (d < w) return [x0 + r + d, y0]
    if ((d -= w) < arc) return turn(x1 - r, y0 + r, -Math.PI / 2, d)
    if ((d -= arc) < h) return [x1, y0 + r + d]
    if ((d -= h) < arc) return turn(x1 - r, y1 - r, 0, d)
    if ((d -= arc) < w) return [x1 - r - d, y1]
    if ((d -= w) < arc) return turn(x0 + r, y1 - r, Math.PI / 2, d)
    if ((d -= arc) < h) return [x0, y1 - r - d]
    return turn(x0 + r, y0 + r, Math.PI, d - h)
  }
  return Array.from({ length: WEEKS }, (_, week) => at(((week + 0.5) / WEEKS) * total))
}

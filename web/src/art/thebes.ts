/** The map, the ring of weeks and the small pictures of Thebes. */
import { Pen, fix, smooth, type Point } from './pen'
import { Rng } from './rng'
import chart from './thebes-map.json'

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

/** On which side of its place a name stands, so that none hides a neighbour: warsaw, london, paris … mesopotamia. */
export const NAMED: readonly ('below' | 'above' | 'left' | 'right')[] = [
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

/** Where the names stand, moved sideways so that long ones on a small map do not lie over each other. */
export function nameBoxes({ places, inner, scale: k }: Chart, names: readonly string[], type: number): Box[] {
  const boxes = places.map(([x, y], place) => {
    const [r, half, side] = [radius(place, k), names[place].length * type * 0.29, NAMED[place]]
    const middle =
      side === 'left'
        ? x - r - 5 - half
        : side === 'right'
          ? x + r + 5 + half
          : within(inner.x + half, x, inner.x + inner.width - half)
    const down = side === 'above' ? y - r - 5 - type * 0.36 : side === 'below' ? y + r + type * 0.5 : y
    return { middle, half, down, by: 0 }
  })
  for (let pass = 0; pass < 4; pass++) {
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const over = a.half + b.half + 3 - Math.abs(a.middle + a.by - b.middle - b.by)
        if (over <= 0 || Math.abs(a.down - b.down) > type) continue
        const [left, right] = a.middle + a.by < b.middle + b.by ? [a, b] : [b, a]
        left.by -= Math.min(over / 2, left.middle + left.by - left.half)
        right.by += Math.min(over / 2, inner.x + inner.width - right.middle - right.by - right.half)
      }
    }
  }
  return boxes.map(({ middle, half, down, by }) => ({
    x: middle + by - half,
    y: down - type * 0.6,
    width: 2 * half,
    height: type * 1.2,
  }))
}

const shared = (a: Box, b: Box): number =>
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
/** Who travels stands upon the place, if there is nothing over it. */
export const UPON: readonly Side[] = [
  [0, -1],
  [-1, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
  [0, 1],
]

/**
 * Where things of given sizes stand beside their places, one after the other: each on the side where it hides least of
 * what stands already, which it then joins.
 */
export function beside(
  { places, inner, scale: k }: Chart,
  taken: Box[],
  wants: readonly { place: number; width: number; height: number }[],
  sides = SIDES,
): Box[] {
  return wants.map(({ place, width, height }) => {
    const [[x, y], r] = [places[place], radius(place, k)]
    let best: { box: Box; hides: number } | undefined
    for (const [n, [across, down]] of sides.entries()) {
      const box = {
        x: across > 0 ? x + r * 0.75 : across < 0 ? x - r * 0.75 - width : x - width / 2,
        y: down < 0 ? y - r * (across ? 0.6 : 1) - height : down > 0 ? y + r * (across ? 0.6 : 1) : y - height / 2,
        width,
        height,
      }
      const out = width * height - shared(box, inner)
      // Beside each other a thing and its place must not hide each other either; the first sides are the best ones.
      const hides = out * 2 + n * 6 + taken.reduce((sum, other) => sum + shared(box, other), 0)
      if (!best || hides < best.hides) best = { box, hides }
    }
    if (!best) throw new RangeError('a thing has no side')
    taken.push(best.box)
    return best.box
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

/** The sign of each site: a column, horns, a pyramid, a jar, a gate. */
export const SITE_SIGNS: readonly string[] = [
  'M5 21h14v-2H5Zm1-3h2V7h2v11h1V7h2v11h1V7h2v11h2V5H6ZM4 4h16V2H4Z',
  'M4 3c0 7 3 10 5 11v7h6v-7c2-1 5-4 5-11-3 2-3 6-6 7h-4C7 9 7 5 4 3Z',
  'M12 2 23 21H1Zm0 5-7 12h5Z',
  'M8 2h8v2l-2 2c5 3 5 11 1 15H9C5 17 5 9 10 6L8 4Z',
  'M2 21V6h3V3h3v3h2V3h4v3h2V3h3v3h3v15h-7v-6a3 3 0 0 0-6 0v6Z',
]

/** Pictures of the things in the display (100 × 64). */
export const THINGS: Readonly<Record<string, string>> = {
  book:
    '<path class="a" d="M18 14q16-6 32 2q16-8 32-2v38q-16-6-32 2q-16-8-32-2Z"/>' +
    '<path class="s0" d="M22 17q14-4 28 3v30q-14-6-28-3Z"/>' +
    '<path class="s1" d="M78 17q-14-4-28 3v30q14-6 28-3Z"/>' +
    '<path class="t" d="M27 25q9-2 18 2m-18 5q9-2 18 2m-18 5q9-2 18 2"/>',
  general_book:
    '<path class="s2" d="M20 46h60v8H20Z"/><path class="a" d="M24 36h56v10H24Z"/>' +
    '<path class="s0" d="M18 26h58v10H18Z"/><path class="s1" d="M26 16h50v10H26Z"/>' +
    '<path class="l" d="M30 51h40M32 41h38M26 31h40M34 21h34"/>',
  legend:
    '<path class="s0" d="M26 12h44q8 0 8 7h-8v26q0 8 8 8H34q-8 0-8-8Z"/>' +
    '<path class="s2" d="M70 19h8q0-7-8-7Zm-36 34q-8 0-8-8h36q0 8 8 8Z"/>' +
    '<path class="al" d="M34 22h28M34 29h24M34 36h28"/><circle class="a" cx="64" cy="46" r="6"/>',
  assistant:
    '<circle class="s0" cx="50" cy="24" r="11"/><path class="a" d="M24 58q2-22 26-22t26 22Z"/>' +
    '<path class="s2" d="M37 20q13-6 26 0l-2-8q-11-6-22 0ZM33 20h34v2H33Z"/>' +
    '<path class="l" d="M44 38l6 8 6-8M45 26h2m6 0h2m-7 5h4"/>',
  shovel:
    '<path class="s1" d="m66 8 6 6-34 34-6-6Z"/>' +
    '<path class="a" d="M36 36 46 46 38 58q-12 0-16-2-2-8 0-14Z"/>' +
    '<path class="s2" d="m62 4 14 14-4 2L60 8Z"/><path class="t" d="M8 60q40-6 84 0"/>',
  car:
    '<path class="a" d="M12 44V32h14l8-14h30l10 14h14v12Z"/>' +
    '<path class="s0" d="M38 22h10v10H33Zm13 0h11l7 10H51Z"/><circle class="k" cx="30" cy="46" r="9"/>' +
    '<circle class="k" cx="72" cy="46" r="9"/><circle class="s0" cx="30" cy="46" r="3.500"/>' +
    '<circle class="s0" cx="72" cy="46" r="3.500"/><path class="sun" d="M88 34h6v5h-6Z"/>' +
    '<path class="t" d="M4 56h92"/>',
  zeppelin:
    '<path class="s0" d="M8 28Q22 8 54 8t40 18Q82 46 54 46T8 28Z"/>' +
    '<path class="t" d="M9 27h84M18 16q36-7 68 2M18 38q36 6 66-4"/>' +
    '<path class="a" d="m8 28 0-14 12 8m-12 6v14l12-8M40 48h24v7H44Z"/>',
  special_license:
    '<path class="s0" d="M22 8h50l8 8v42H22Z"/><path class="s2" d="M72 8v8h8Z"/>' +
    '<path class="t" d="M30 20h34M30 27h42M30 34h42"/><circle class="a" cx="64" cy="47" r="9"/>' +
    '<path class="al" d="M30 48q8-10 10 0t12-4"/>',
  congress:
    '<path class="s1" d="M34 58l4-24h24l4 24Z"/><path class="a" d="M28 28h44v7H28Z"/>' +
    '<circle class="s0" cx="50" cy="13" r="7"/><path class="s2" d="M40 27q2-8 10-8t10 8Z"/>' +
    '<path class="l" d="M14 58q0-8 6-8t6 8M74 58q0-8 6-8t6 8M17 46a3 3 0 1 0 6 0 3 3 0 1 0-6 0' +
    'M77 46a3 3 0 1 0 6 0 3 3 0 1 0-6 0"/>',
  exhibition:
    '<path class="s0" d="M12 58V28h76v30Z"/><path class="a" d="M6 28 50 6l44 22Z"/>' +
    '<path class="s1" d="M18 30h7v28h-7Zm18 0h7v28h-7Zm21 0h7v28h-7Zm18 0h7v28h-7Z"/>' +
    '<path class="k" d="M45 40h10v18H45Z"/><path class="t" d="M6 60h88"/>',
  artefact:
    '<path class="s0" d="M38 56Q24 34 40 22l-3-6V10h26v6l-3 6q16 12 2 34Z"/>' +
    '<path class="al" d="M32 36q18 7 36 0M34 44q16 6 32 0"/>' +
    '<path class="s2" d="M56 56q12-18 0-34l4-6v-6h3v6l-3 6q16 12 2 34Z"/>',
}

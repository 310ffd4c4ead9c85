/** The island of Mammothodus: territories as irregular cells round the mountain, and the silhouettes on it. */
import { fix, ring, type Point } from './pen'
import { Rng } from './rng'

/** The room the island has, in the units of the drawing. */
export interface Room {
  width: number
  height: number
}

export const ROOM: Room = { width: 1140, height: 680 }

const RINGS = [0.25, 0.51, 0.765, 1]
/** On a small map the centre, where everybody meets, is larger. */
const SMALL_RINGS = [0.3, 0.53, 0.76, 1]
const ringIn = (room: Room, n: number): number => (room.width < 560 ? SMALL_RINGS : RINGS)[n]
/** Half of the neck with which the third territory of a region reaches the shore. */
const NECK = 7.5

interface Corner {
  /** Clockwise from north, in degrees. */
  angle: number
  ring: number
}

/** The five cells of a region, as seen when it lies in the north: corners clockwise. */
const REGION: readonly (readonly Corner[])[] = [
  box(-45, 45, 0, 1),
  box(22.5, 67.5, 1, 2),
  [
    { angle: -22.5, ring: 1 },
    { angle: -22.5, ring: 2 },
    { angle: -NECK, ring: 2 },
    { angle: -NECK, ring: 3 },
    { angle: NECK, ring: 3 },
    { angle: NECK, ring: 2 },
    { angle: 22.5, ring: 2 },
    { angle: 22.5, ring: 1 },
  ],
  box(-45, -NECK, 2, 3),
  box(NECK, 45, 2, 3),
]
const TURNS: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 }

function box(from: number, to: number, inner: number, outer: number): Corner[] {
  return [
    { angle: from, ring: inner },
    { angle: from, ring: outer },
    { angle: to, ring: outer },
    { angle: to, ring: inner },
  ]
}

/** Polar to a plane; a smooth field bends everything alike, so that neighbours share their borders. */
function bent(angle: number, radius: number): Point {
  const a = ((angle - 90) * Math.PI) / 180
  const shore = 1 + 0.035 * Math.sin(3 * a + 1) + 0.03 * Math.sin(5 * a + 2.3)
  const x = Math.cos(a) * radius * shore
  const y = Math.sin(a) * radius * shore
  const dx = 0.034 * Math.sin(7.1 * y + 2.1 * x + 0.7) + 0.022 * Math.sin(13 * y + 3)
  const dy = 0.034 * Math.sin(6.3 * x - 1.7 * y + 1.9) + 0.022 * Math.sin(12 * x + 1)
  return [x + dx, y + dy]
}

const SHORE = Array.from({ length: 360 }, (_, angle) => bent(angle, 1))
const [WEST, EAST] = [Math.min(...SHORE.map(([x]) => x)), Math.max(...SHORE.map(([x]) => x))]
const [TOP, BOTTOM] = [Math.min(...SHORE.map(([, y]) => y)), Math.max(...SHORE.map(([, y]) => y))]

/** A place of the island in the drawing: it fills the room, but for the ice round it. */
function placed(angle: number, radius: number, { width, height }: Room): Point {
  const [x, y] = bent(angle, radius)
  const ice = Math.min(26, Math.min(width, height) * 0.04)
  return [
    ice + ((x - WEST) / (EAST - WEST)) * (width - 2 * ice),
    ice + ((y - TOP) / (BOTTOM - TOP)) * (height - 2 * ice),
  ]
}

/** The border between two corners, in small steps. */
function edge(from: Corner, to: Corner, turn: number, room: Room): Point[] {
  const steps = from.ring === to.ring ? Math.max(3, Math.round(Math.abs(to.angle - from.angle) / 5)) : 6
  return Array.from({ length: steps }, (_, i) => {
    const t = i / steps
    const radius = ringIn(room, from.ring) + (ringIn(room, to.ring) - ringIn(room, from.ring)) * t
    return placed(from.angle + (to.angle - from.angle) * t + turn, radius, room)
  })
}

/** The outline of a territory by its id (C, N1 … W5). */
export function outline(id: string, room: Room = ROOM): Point[] {
  if (id === 'C') return Array.from({ length: 28 }, (_, i) => placed((i / 28) * 360 - 45, ringIn(room, 0), room))
  const corners = REGION[Number(id.slice(1)) - 1]
  const turn = TURNS[id[0]]
  return corners.flatMap((corner, i) => edge(corner, corners[(i + 1) % corners.length], turn, room))
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}Z`

/** Where things stand in a territory: the middle of its area. */
export function heart(id: string, room: Room = ROOM): Point {
  // The neck to the shore would pull the middle of the third territory outwards.
  const shape =
    id[1] === '3'
      ? box(-22.5, 22.5, 1, 2).flatMap((corner, i, all) => edge(corner, all[(i + 1) % 4], TURNS[id[0]], room))
      : outline(id, room)
  let [area, cx, cy] = [0, 0, 0]
  shape.forEach(([x, y], i) => {
    const [a, b] = shape[(i + 1) % shape.length]
    const cross = x * b - a * y
    area += cross
    cx += (x + a) * cross
    cy += (y + b) * cross
  })
  return [cx / (3 * area), cy / (3 * area)]
}

/** Ice floes in the corners that the island leaves free. */
export function floes({ width, height }: Room): string[] {
  const r = new Rng(21)
  const most = Math.min(26, Math.min(width, height) * 0.05)
  return Array.from({ length: 150 }, () => [r.in(0, width), r.in(0, height), r.in(most * 0.15, most)])
    .filter(([x, y]) => Math.hypot((x / width - 0.5) * 2, (y / height - 0.5) * 2) > 1.13)
    .map(([x, y, size]) => pathOf(ring(r, x, y, size * 1.5, size * 0.8, 7, 0.28)))
}

/** Where the mountains run from the centre to the shore between two regions, as seen west of the north. */
const RIDGE: readonly Corner[] = [
  { angle: -45, ring: 0 },
  { angle: -45, ring: 1 },
  { angle: -22.5, ring: 1 },
  { angle: -22.5, ring: 2 },
  { angle: -45, ring: 2 },
  { angle: -45, ring: 3 },
]

/** The mountains between the regions and round the centre: peaks in even steps, the northern ones behind. */
export function ridges(room: Room, size: number): { rock: string; snow: string } {
  const lines = Object.values(TURNS).map((turn) =>
    RIDGE.slice(1).flatMap((corner, i) => edge(RIDGE[i], corner, turn, room)),
  )
  lines.push(outline('C', room))
  const peaks = lines.flatMap((line, i) => strung(line, size * 1.55, i === 4)).sort((a, b) => a[1] - b[1])
  const r = new Rng(9)
  const [rock, snow] = [[] as string[], [] as string[]]
  for (const [x, y] of peaks) {
    const [w, h] = [size * r.in(0.5, 0.68), size * r.in(0.62, 0.95)]
    const top = y + size * 0.3 - h
    rock.push(`M${fix(x - w)} ${fix(top + h)}L${fix(x)} ${fix(top)}L${fix(x + w)} ${fix(top + h)}Z`)
    snow.push(
      `M${fix(x - w * 0.36)} ${fix(top + h * 0.36)}L${fix(x)} ${fix(top)}` +
        `L${fix(x + w * 0.36)} ${fix(top + h * 0.36)}L${fix(x)} ${fix(top + h * 0.26)}Z`,
    )
  }
  return { rock: rock.join(''), snow: snow.join('') }
}

/** Points along a line, as far apart from each other. */
function strung(line: readonly Point[], apart: number, closed: boolean): Point[] {
  const points: Point[] = []
  const all = closed ? [...line, line[0]] : line
  let left = apart / 2
  for (let i = 1; i < all.length; i++) {
    const [[x1, y1], [x2, y2]] = [all[i - 1], all[i]]
    const length = Math.hypot(x2 - x1, y2 - y1)
    for (; left < length; left += apart)
      points.push([x1 + ((x2 - x1) * left) / length, y1 + ((y2 - y1) * left) / length])
    left -= length
  }
  return points
}

/** A way between two places that leaves room for what stands there, bent so that two of them do not hide each other. */
export function march([x1, y1]: Point, [x2, y2]: Point, k: number): { d: string; label: Point } {
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1))
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [from, to] = [Math.min(22 * k, length * 0.2), Math.min(34 * k, length * 0.3)]
  const bend = Math.min(34, length * 0.2)
  const [ax, ay, bx, by] = [x1 + ux * from, y1 + uy * from, x2 - ux * to, y2 - uy * to]
  const [cx, cy] = [(ax + bx) / 2 - uy * bend, (ay + by) / 2 + ux * bend]
  return {
    d: `M${fix(ax)} ${fix(ay)}Q${fix(cx)} ${fix(cy)} ${fix(bx)} ${fix(by)}`,
    label: [0.42 * ax + 0.455 * cx + 0.125 * bx, 0.42 * ay + 0.455 * cy + 0.125 * by],
  }
}

/** The head of a clan's beast (100 × 100): the dark of it, and horns, tusks, fangs and eyes. */
export interface Beast {
  body: string
  bone: string
}

/** In the order of the seats: mammoth, sabre-toothed tiger, woolly rhinoceros, bison. */
export const BEASTS: readonly Beast[] = [
  {
    body:
      'M50 3C63 1 73 9 77 22C88 22 96 32 94 45C92 55 84 57 78 53C76 61 69 67 63 69C61 77 62 84 69 88' +
      'C68 98 50 101 44 90C40 82 41 75 38 69C31 67 24 61 22 53C16 57 8 55 6 45C4 32 12 22 23 22' +
      'C27 9 37 1 50 3Z',
    bone:
      'M36 61C32 80 20 90 8 82C0 76 0 66 3 60C6 72 14 76 20 71C25 67 27 61 28 56ZM64 61C68 80 80 90 92 82' +
      'C100 76 100 66 97 60C94 72 86 76 80 71C75 67 73 61 72 56ZM37 37a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM63 37' +
      'a4 4 0 1 1 0 8 4 4 0 1 1 0-8Z',
  },
  {
    body:
      'M16 38C9 26 10 14 19 12C27 11 34 15 38 20C46 17 54 17 62 20C66 15 73 11 81 12C90 14 91 26 84 38' +
      'C95 46 97 58 88 67C80 72 71 74 66 76C63 84 57 88 50 88C43 88 37 84 34 76C29 74 20 72 12 67' +
      'C3 58 5 46 16 38Z',
    bone:
      'M35 70L47 70C47 82 44 93 40 100C36 93 34 82 35 70ZM65 70L53 70C53 82 56 93 60 100C64 93 66 82 65 70Z' +
      'M25 42L43 49L31 54ZM75 42L57 49L69 54ZM43 59H57L50 67ZM47 22h6l-3 15ZM34 25l7-2 3 13ZM66 25' +
      'l-7-2-3 13ZM8 60l14-2-12-4ZM92 60l-14-2 12-4Z',
  },
  {
    body:
      'M100 17C91 11 84 11 78 15L75 1C67 4 62 11 62 20C53 25 46 33 39 43C31 52 20 58 14 66C7 75 9 88 20 91' +
      'C31 95 43 92 53 87C62 96 77 101 100 99Z',
    bone:
      'M11 72C-1 56-2 34 5 12C9 34 18 46 30 53C22 60 16 65 11 72ZM35 48C30 38 30 27 35 16C38 28 44 34 53 35' +
      'C47 40 42 43 35 48ZM60 40a4.500 4.500 0 1 1 0 9 4.500 4.500 0 1 1 0-9ZM17 76' +
      'a3 3 0 1 1 0 6 3 3 0 1 1 0-6Z',
  },
  {
    body:
      'M50 9C64 4 77 11 81 25C87 30 87 41 82 45C82 57 76 67 69 73C68 85 61 94 50 100C39 94 32 85 31 73' +
      'C24 67 18 57 18 45C13 41 13 30 19 25C23 11 36 4 50 9Z',
    bone:
      'M25 33C9 36-3 24 2 3C7 16 15 21 30 20ZM75 33C91 36 103 24 98 3C93 16 85 21 70 20ZM34 44' +
      'a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM66 44a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM43 70a3 3 0 1 1 0 6 3 3 0 1 1 0-6Z' +
      'M57 70a3 3 0 1 1 0 6 3 3 0 1 1 0-6Z',
  },
]

/** Everything that must not run out (24 × 24), by the name of its meter. */
export const METERS: Readonly<Record<string, string>> = {
  tribes: 'M10 22V14L6 16V9q0-3 4-3h2q3 0 3 3v13h-2v-6h-1v6Zm1-17a2.600 2.600 0 1 1 .01 0ZM18 22V4l-1.500 3h3L18 2Z',
  spirits:
    'M12 2q8 1 8 9v11l-3-3-2.500 3-2.500-3-2.500 3L7 19l-3 3V11q0-8 8-9ZM9 9a1.700 1.700 0 1 0 .01 0Zm6 0' +
    'a1.700 1.700 0 1 0 .01 0Z',
  trails: 'M7 3q3 0 3 4t-3 5-3-5 3-4Zm0 11 2 .500q0 3-2 3t-2-3ZM17 8q3 0 3 4t-3 5-3-5 3-4Zm0 11 2 .500q0 3-2 3t-2-3Z',
  decay:
    'M12 2q9 1 8.500 10-.500 4-3.500 5v5H7v-5q-3.500-1-3.500-5Q3 3 12 2ZM8.500 10a2 2 0 1 0 .01 0Zm7 0' +
    'a2 2 0 1 0 .01 0Z',
  fragments: 'M4 22V11a8 8 0 0 1 16 0v11h-4V11a4 4 0 0 0-8 0v11Z',
  humans: 'M5 3h11v15H5Zm13 3h2v16H8v-2h10Z',
}

/** Tribes, spirits, shards and tokens (24 × 24). */
export const SIGNS = {
  tribe: 'M10 22V14L6 16V9q0-3 4-3h2q3 0 3 3v13h-2v-6h-1v6Zm1-17a2.600 2.600 0 1 1 .01 0ZM18 22V4l-1.500 3h3L18 2Z',
  stone: 'M4 21 6 10 11 4l6 3 4 9-2 5Zm6-9-2 6 5-4Z',
  blizzard: 'M11 2h2v20h-2ZM3 6.500 20 16.500l-1 1.700L2 8.200ZM20 6.500 3 16.500l1 1.700L21 8.200Z',
  flame: 'M12 22C6 22 4 18 5 14c1-3 3-4 3-8 3 2 4 4 4 6 1-1 2-3 1-6 5 3 7 7 6 11-1 3-3 5-7 5Z',
  sun:
    'M12 7a5 5 0 1 1 0 10 5 5 0 1 1 0-10Zm-1-6h2v4h-2Zm0 18h2v4h-2ZM1 11h4v2H1Zm18 0h4v2h-4ZM4 5' +
    'l1.500-1.500 3 3L7 8Zm11.500 11.500L17 15l3 3-1.500 1.500ZM18.500 3.500 20 5l-3 3-1.500-1.500ZM7 15' +
    'l1.500 1.500-3 3L4 18Z',
  moon: 'M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2Z',
  star: 'm12 1 3.200 7.300 7.800.8-5.900 5.200 1.800 7.700L12 18l-6.900 4 1.800-7.700L1 9.100l7.800-.8Z',
  spiral:
    'M12 13.500a1.500 1.500 0 1 1 1.500-1.500c0 2-1.500 3.500-3.500 3.500A5 5 0 0 1 5 10.500C5 7 8 4 12 4' +
    's8 3.500 8 8-4 8.500-9 8.500v2C17.500 22.500 22.500 18 22.500 12 22.500 6 18 1.500 12 1.500' +
    'S2.500 5.500 2.500 10.500c0 4.200 3.300 7.500 7.500 7.500 3.400 0 6-2.600 6-6a4 4 0 1 0-4 4Z',
  tusk: 'M3 3c1 10 6 18 18 19-6-4-8-8-8-14 0-2-1-4-3-5Z',
  trail: 'M7 3q3 0 3 4t-3 5-3-5 3-4Zm0 11 2 .500q0 3-2 3t-2-3ZM17 8q3 0 3 4t-3 5-3-5 3-4Zm0 11 2 .500q0 3-2 3t-2-3Z',
} as const

/**
 * The tokens of the talents (24 × 24), in the order of their numbers: no summoning, protection, trap, bait, no trail.
 */
export const TALENTS: readonly string[] = [
  'M12 1q7 1 7 8v2l3 1-20 11v-3l3-1V9q0-7 7-8ZM9 8a1.600 1.600 0 1 0 .01 0Zm6 0a1.600 1.600 0 1 0 .01 0Z' +
    'M19 16v7l-3-3-2.500 3-2-2.500Z',
  'M12 1 22 5v7q0 7-10 11Q2 19 2 12V5Z',
  'M2 12q10-13 20 0l-3 1-2 5-2.500-5-2.500 6-2.500-6L7 18l-2-5ZM2 20h20v3H2Z',
  'M15 2a7 7 0 1 1-4.900 12l-3.600 3.600a2.600 2.600 0 1 1-3.900 3.300 2.600 2.600 0 1 1 1.300-4.700' +
    'l3.900-3.800A7 7 0 0 1 15 2Zm1 3q4 0 4 4h-2q0-2-2-2Z',
  'M7 2q3 0 3 4t-3 5-3-5 3-4Zm10 6q3 0 3 4t-3 5-3-5 3-4ZM1 21 21 1l2 2L3 23Z',
]

/** The island of Mammothodus: territories as irregular cells round the mountain, and the silhouettes on it. */
import { fix, ring, type Point } from '../../../art/pen'
import { Rng } from '../../../art/rng'

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

/** The island of Mammothodus: territories as irregular cells round the mountain, and the silhouettes on it. */
import { fix, type Point } from './pen'

/** The room the island has, in the units of the drawing. */
export interface Room {
  width: number
  height: number
}

export const ROOM: Room = { width: 1140, height: 680 }

const RINGS = [0.25, 0.51, 0.765, 1]
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
    { angle: -22.5, ring: 1 }, { angle: -22.5, ring: 2 }, { angle: -NECK, ring: 2 }, { angle: -NECK, ring: 3 },
    { angle: NECK, ring: 3 }, { angle: NECK, ring: 2 }, { angle: 22.5, ring: 2 }, { angle: 22.5, ring: 1 },
  ],
  box(-45, -NECK, 2, 3),
  box(NECK, 45, 2, 3),
]
const TURNS: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 }

function box(from: number, to: number, inner: number, outer: number): Corner[] {
  return [{ angle: from, ring: inner }, { angle: from, ring: outer }, { angle: to, ring: outer }, { angle: to, ring: inner }]
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
  return [ice + ((x - WEST) / (EAST - WEST)) * (width - 2 * ice), ice + ((y - TOP) / (BOTTOM - TOP)) * (height - 2 * ice)]
}

/** The border between two corners, in small steps. */
function edge(from: Corner, to: Corner, turn: number, room: Room): Point[] {
  const steps = from.ring === to.ring ? Math.max(3, Math.round(Math.abs(to.angle - from.angle) / 5)) : 6
  return Array.from({ length: steps }, (_, i) => {
    const t = i / steps
    const radius = RINGS[from.ring] + (RINGS[to.ring] - RINGS[from.ring]) * t
    return placed(from.angle + (to.angle - from.angle) * t + turn, radius, room)
  })
}

/** The outline of a territory by its id (C, N1 … W5). */
export function outline(id: string, room: Room = ROOM): Point[] {
  if (id === 'C') return Array.from({ length: 28 }, (_, i) => placed((i / 28) * 360 - 45, RINGS[0], room))
  const corners = REGION[Number(id.slice(1)) - 1]
  const turn = TURNS[id[0]]
  return corners.flatMap((corner, i) => edge(corner, corners[(i + 1) % corners.length], turn, room))
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}Z`

/** Where things stand in a territory: the middle of its area. */
export function heart(id: string, room: Room = ROOM): Point {
  // The neck to the shore would pull the middle of the third territory outwards.
  const shape = id[1] === '3' ? box(-22.5, 22.5, 1, 2).flatMap((corner, i, all) => edge(corner, all[(i + 1) % 4], TURNS[id[0]], room)) : outline(id, room)
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

/** Silhouettes of the clans (140 × 100), in the order of the seats. */
export const BEASTS: readonly string[] = [
  'M4 92Q2 66 10 50Q16 34 34 30Q40 14 56 12Q70 10 76 20Q96 16 116 26Q136 34 138 56L140 92H126L124 68Q118 74 112 74L112 92H98L97 76Q80 78 66 72L66 92H52L50 68Q44 64 40 56Q34 60 32 66Q30 78 36 82Q30 86 24 80Q18 74 20 62Q22 52 24 46Q18 50 16 60Q14 76 14 92Z',
  'M8 46Q6 34 16 28L18 18L26 24Q34 22 40 28Q60 34 92 32Q116 32 124 48Q138 44 138 28L132 22Q142 20 144 30Q144 52 126 60L130 92H118L112 68Q96 74 76 70L72 92H60L60 70Q48 68 42 60L40 92H28L28 58Q20 60 12 56L10 70L6 54Q4 50 8 46Z',
  'M2 40L10 22L16 38Q22 30 34 30Q50 18 84 22Q122 24 132 46Q138 60 136 92H122L118 72Q108 78 96 76L94 92H80L78 74Q64 74 56 70L56 92H42L40 66Q28 68 18 62Q6 62 4 54L12 48Z',
  'M14 58Q8 50 14 42Q6 36 8 24Q12 36 22 34Q30 14 54 14Q70 14 78 26Q104 26 122 40Q138 48 138 60L134 92H122L118 66Q104 72 88 68L86 92H74L72 70Q60 76 46 72L44 92H32L30 72Q20 72 14 58Z',
]

/** Everything that must not run out (24 × 24), by the name of its meter. */
export const METERS: Readonly<Record<string, string>> = {
  tribes: 'M10 22V14L6 16V9q0-3 4-3h2q3 0 3 3v13h-2v-6h-1v6Zm1-17a2.600 2.600 0 1 1 .01 0ZM18 22V4l-1.500 3h3L18 2Z',
  spirits: 'M12 2q8 1 8 9v11l-3-3-2.500 3-2.500-3-2.500 3L7 19l-3 3V11q0-8 8-9ZM9 9a1.700 1.700 0 1 0 .01 0Zm6 0a1.700 1.700 0 1 0 .01 0Z',
  trails: 'M7 3q3 0 3 4t-3 5-3-5 3-4Zm0 11 2 .500q0 3-2 3t-2-3ZM17 8q3 0 3 4t-3 5-3-5 3-4Zm0 11 2 .500q0 3-2 3t-2-3Z',
  decay: 'M12 2q9 1 8.500 10-.500 4-3.500 5v5H7v-5q-3.500-1-3.500-5Q3 3 12 2ZM8.500 10a2 2 0 1 0 .01 0Zm7 0a2 2 0 1 0 .01 0Z',
  fragments: 'M4 22V11a8 8 0 0 1 16 0v11h-4V11a4 4 0 0 0-8 0v11Z',
  humans: 'M5 3h11v15H5Zm13 3h2v16H8v-2h10Z',
}

/** Tribes, spirits, shards and tokens (24 × 24). */
export const SIGNS = {
  tribe: 'M10 22V14L6 16V9q0-3 4-3h2q3 0 3 3v13h-2v-6h-1v6Zm1-17a2.600 2.600 0 1 1 .01 0ZM18 22V4l-1.500 3h3L18 2Z',
  stone: 'M4 21 6 10 11 4l6 3 4 9-2 5Zm6-9-2 6 5-4Z',
  blizzard: 'M11 2h2v20h-2ZM3 6.500 20 16.500l-1 1.700L2 8.200ZM20 6.500 3 16.500l1 1.700L21 8.200Z',
  flame: 'M12 22C6 22 4 18 5 14c1-3 3-4 3-8 3 2 4 4 4 6 1-1 2-3 1-6 5 3 7 7 6 11-1 3-3 5-7 5Z',
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 1 1 0-10Zm-1-6h2v4h-2Zm0 18h2v4h-2ZM1 11h4v2H1Zm18 0h4v2h-4ZM4 5l1.500-1.500 3 3L7 8Zm11.500 11.500L17 15l3 3-1.500 1.500ZM18.500 3.500 20 5l-3 3-1.500-1.500ZM7 15l1.500 1.500-3 3L4 18Z',
  moon: 'M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2Z',
  star: 'm12 1 3.200 7.300 7.800.8-5.900 5.200 1.800 7.700L12 18l-6.900 4 1.800-7.700L1 9.100l7.800-.8Z',
  spiral: 'M12 13.500a1.500 1.500 0 1 1 1.500-1.500c0 2-1.500 3.500-3.500 3.500A5 5 0 0 1 5 10.500C5 7 8 4 12 4s8 3.500 8 8-4 8.500-9 8.500v2C17.500 22.500 22.500 18 22.500 12 22.500 6 18 1.500 12 1.500S2.500 5.500 2.500 10.500c0 4.200 3.300 7.500 7.500 7.500 3.400 0 6-2.600 6-6a4 4 0 1 0-4 4Z',
  tusk: 'M3 3c1 10 6 18 18 19-6-4-8-8-8-14 0-2-1-4-3-5Z',
  trail: 'M7 3q3 0 3 4t-3 5-3-5 3-4Zm0 11 2 .500q0 3-2 3t-2-3ZM17 8q3 0 3 4t-3 5-3-5 3-4Zm0 11 2 .500q0 3-2 3t-2-3Z',
} as const

/** The map, the ring of weeks and the small pictures of Thebes. */
import { Pen, fix, smooth, type Point } from './pen'
import { Rng } from './rng'
import chart from './thebes-map.json'

export const MAP_WIDTH = 1180
export const MAP_HEIGHT = 640
const INSET = 54

/** Degrees to the drawing: a plain projection that gives the south a little more room. */
export function project([lon, lat]: readonly number[]): Point {
  const x = INSET + ((lon + 17) / 72) * (MAP_WIDTH - 2 * INSET)
  const y = INSET + ((59.2 - lat) / 34.4) * (MAP_HEIGHT - 2 * INSET)
  return [x, y]
}

export const PLACES: readonly Point[] = chart.places.map(project)

/** What a narrow screen shows: the map without the track and the far ends of the world. */
export const NARROW = '190 40 890 560'
/** The part of the drawing that is map; the rest is the track. */
export const CHART = { x: INSET - 6, y: INSET - 6, width: MAP_WIDTH - 2 * INSET + 12, height: MAP_HEIGHT - 2 * INSET + 12 }

/** Land, seas, rivers, mountains: everything on the map that does not change. */
export function coast(): string {
  const p = new Pen(new Rng(1901))
  p.raw(`<rect class="tm-land" width="${MAP_WIDTH}" height="${MAP_HEIGHT}"/>`)
  for (const sea of chart.seas) {
    const shape = sea.map(project)
    const d = smooth(shape, true)
    p.path(d, 'tm-sea')
    for (const [k, cls] of [[7, 'tm-shore1'], [14, 'tm-shore2']] as const) p.raw(`<path class="${cls}" stroke-width="${k}" d="${d}"/>`)
    p.path(d, 'tm-line')
  }
  for (const island of chart.islands) p.path(smooth(island.map(project), true), 'tm-isle')
  for (const river of chart.rivers) p.curve(river.map(project), 'tm-river')
  for (const at of chart.ranges) {
    const [x, y] = project(at)
    for (const [dx, h] of [[-9, 10], [0, 15], [9, 9]]) p.path(`M${fix(x + dx - 8)} ${fix(y)}L${fix(x + dx)} ${fix(y - h)}L${fix(x + dx + 8)} ${fix(y)}M${fix(x + dx)} ${fix(y - h)}l2 ${fix(h * 0.7)}m1.500-1l1.500 ${fix(h * 0.4)}`, 'tm-peak')
  }
  for (const [lon, lat] of [[-7, 47], [4, 38.6], [18, 35], [30, 34]]) {
    const [x, y] = project([lon, lat])
    p.path(`M${fix(x - 10)} ${fix(y)}q5-4 10 0t10 0M${fix(x - 2)} ${fix(y + 7)}q5-4 10 0t10 0`, 'tm-wave')
  }
  const [cx, cy] = project([-11.5, 28.6])
  p.circle(cx, cy, 34, 'tm-rose').path(`M${cx} ${cy - 42}l6 36l36 6l-36 6l-6 36l-6-36l-36-6l36-6Z`, 'tm-star').path(`M${cx} ${cy - 42}l6 36l-6 6Zm42 42l-36 6l-6-6ZM${cx} ${cy + 42}l-6-36l6-6ZM${cx - 42} ${cy}l36-6l6 6Z`, 'tm-star2')
  return p.toString()
}

/** A line between two places: a railway, or the course of a steamer. */
export function routeLine(a: number, b: number): { d: string; ship: boolean } {
  const [[x1, y1], [x2, y2]] = [PLACES[a], PLACES[b]]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const bend = ((a * 7 + b * 13) % 2 ? 1 : -1) * Math.min(26, length * 0.12)
  const mx = (x1 + x2) / 2 - ((y2 - y1) / length) * bend
  const my = (y1 + y2) / 2 + ((x2 - x1) / length) * bend
  const ship = chart.shipping.some(([c, d]) => (c === a && d === b) || (c === b && d === a))
  return { d: `M${fix(x1)} ${fix(y1)}Q${fix(mx)} ${fix(my)} ${fix(x2)} ${fix(y2)}`, ship }
}

/** The places of the 52 weeks on the track round the map, clockwise from the top left. */
export function weekPlaces(): Point[] {
  const [x0, y0, x1, y1, r] = [26, 26, MAP_WIDTH - 26, MAP_HEIGHT - 26, 40]
  const [w, h] = [x1 - x0 - 2 * r, y1 - y0 - 2 * r]
  const arc = (Math.PI * r) / 2
  const total = 2 * (w + h) + 4 * arc
  const turn = (cx: number, cy: number, from: number, d: number): Point => [cx + Math.cos(from + d / r) * r, cy + Math.sin(from + d / r) * r]
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
  return Array.from({ length: 52 }, (_, week) => at(((week + 0.5) / 52) * total))
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
  book: '<path class="a" d="M18 14q16-6 32 2q16-8 32-2v38q-16-6-32 2q-16-8-32-2Z"/><path class="s0" d="M22 17q14-4 28 3v30q-14-6-28-3Z"/><path class="s1" d="M78 17q-14-4-28 3v30q14-6 28-3Z"/><path class="t" d="M27 25q9-2 18 2m-18 5q9-2 18 2m-18 5q9-2 18 2M73 25q-9-2-18 2m18 5q-9-2-18 2m18 5q-9-2-18 2"/>',
  general_book: '<path class="s2" d="M20 46h60v8H20Z"/><path class="a" d="M24 36h56v10H24Z"/><path class="s0" d="M18 26h58v10H18Z"/><path class="s1" d="M26 16h50v10H26Z"/><path class="l" d="M30 51h40M32 41h38M26 31h40M34 21h34"/>',
  legend: '<path class="s0" d="M26 12h44q8 0 8 7h-8v26q0 8 8 8H34q-8 0-8-8Z"/><path class="s2" d="M70 19h8q0-7-8-7Zm-36 34q-8 0-8-8h36q0 8 8 8Z"/><path class="al" d="M34 22h28M34 29h24M34 36h28"/><circle class="a" cx="64" cy="46" r="6"/>',
  assistant: '<circle class="s0" cx="50" cy="24" r="11"/><path class="a" d="M24 58q2-22 26-22t26 22Z"/><path class="s2" d="M37 20q13-6 26 0l-2-8q-11-6-22 0ZM33 20h34v2H33Z"/><path class="l" d="M44 38l6 8 6-8M45 26h2m6 0h2m-7 5h4"/>',
  shovel: '<path class="s1" d="m66 8 6 6-34 34-6-6Z"/><path class="a" d="M36 36 46 46 38 58q-12 0-16-2-2-8 0-14Z"/><path class="s2" d="m62 4 14 14-4 2L60 8Z"/><path class="t" d="M8 60q40-6 84 0"/>',
  car: '<path class="a" d="M12 44V32h14l8-14h30l10 14h14v12Z"/><path class="s0" d="M38 22h10v10H33Zm13 0h11l7 10H51Z"/><circle class="k" cx="30" cy="46" r="9"/><circle class="k" cx="72" cy="46" r="9"/><circle class="s0" cx="30" cy="46" r="3.500"/><circle class="s0" cx="72" cy="46" r="3.500"/><path class="sun" d="M88 34h6v5h-6Z"/><path class="t" d="M4 56h92"/>',
  zeppelin: '<path class="s0" d="M8 28Q22 8 54 8t40 18Q82 46 54 46T8 28Z"/><path class="t" d="M9 27h84M18 16q36-7 68 2M18 38q36 6 66-4"/><path class="a" d="m8 28 0-14 12 8m-12 6v14l12-8M40 48h24v7H44Z"/>',
  special_license: '<path class="s0" d="M22 8h50l8 8v42H22Z"/><path class="s2" d="M72 8v8h8Z"/><path class="t" d="M30 20h34M30 27h42M30 34h42"/><circle class="a" cx="64" cy="47" r="9"/><path class="al" d="M30 48q8-10 10 0t12-4"/>',
  congress: '<path class="s1" d="M34 58l4-24h24l4 24Z"/><path class="a" d="M28 28h44v7H28Z"/><circle class="s0" cx="50" cy="13" r="7"/><path class="s2" d="M40 27q2-8 10-8t10 8Z"/><path class="l" d="M14 58q0-8 6-8t6 8M74 58q0-8 6-8t6 8M17 46a3 3 0 1 0 6 0 3 3 0 1 0-6 0M77 46a3 3 0 1 0 6 0 3 3 0 1 0-6 0"/>',
  exhibition: '<path class="s0" d="M12 58V28h76v30Z"/><path class="a" d="M6 28 50 6l44 22Z"/><path class="s1" d="M18 30h7v28h-7Zm18 0h7v28h-7Zm21 0h7v28h-7Zm18 0h7v28h-7Z"/><path class="k" d="M45 40h10v18H45Z"/><path class="t" d="M6 60h88"/>',
  artefact: '<path class="s0" d="M38 56Q24 34 40 22l-3-6V10h26v6l-3 6q16 12 2 34Z"/><path class="al" d="M32 36q18 7 36 0M34 44q16 6 32 0"/><path class="s2" d="M56 56q12-18 0-34l4-6v-6h3v6l-3 6q16 12 2 34Z"/>',
}

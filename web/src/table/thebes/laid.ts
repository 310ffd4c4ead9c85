/** What stands on the map: names, travellers and prices, each where it hides nothing else, if there is such a place. */
import type { Point } from '../../art/pen'
import type { ThebesView } from '../../lib/views'
import { beside, nameBoxes, onto, radius, shared, type Box, type Chart } from './art/map'
import { CITIES, type ThebesFacts } from './view'

/** Somebody's pin: its point is where they are, and its head looks away from there, so many degrees from upright. */
export interface Pin {
  seat: number
  x: number
  y: number
  turn: number
  head: Point
}

/** From the point of a pin to the middle of its head, and half of the head. */
const STEM = 23
const HEAD = 10
/** Several stick out of one place like a fan. */
const FAN = 48
/** How a pin may lean, the best first. */
const LEANS = [0, 45, -45, 75, -75, 110, -110, 145, -145, 180]

export interface Laid {
  /** How high letters are, and how large a pawn is. */
  type: number
  size: number
  names: Box[]
  people: Pin[]
  prices: (Box & { place: number; said: string })[]
}

/** Whose markers lie in a week, the topmost first. */
export const inWeek = (view: ThebesView, week: number): number[] =>
  view.track.filter((seat) => view.week[seat] === week)

/** The way from a week of the track to the middle of the map; from the corners aslant. */
export function inwards({ rim, width, height }: Chart, [x, y]: Point): Point {
  const [dx, dy] = [x < rim ? 1 : x > width - rim ? -1 : 0, y < rim ? 1 : y > height - rim ? -1 : 0]
  const far = Math.hypot(dx, dy) || 1
  return [dx / far, dy / far]
}

/** `tight`: there is no room beside the places, and a price lies on its own. */
export function layOn(
  chart: Chart,
  view: ThebesView,
  facts: ThebesFacts,
  price: (place: number) => string,
  tight = false,
): Laid {
  const { scale: k, places } = chart
  const type = Math.max(12.5, 20 * k)
  const names = nameBoxes(
    chart,
    facts.places.map((place) => place.name),
    type,
  )
  const spots = places.map(([x, y], place) => ({
    x: x - radius(place, k),
    y: y - radius(place, k),
    width: 2 * radius(place, k),
    height: 2 * radius(place, k),
  }))
  // A place that is hidden is worse than a name.
  const taken: Box[] = [...spots, ...spots, ...spots, ...names, ...stacks(chart, view)]
  const size = Math.max(1, k * 1.1)
  const people = places.flatMap((_, place) => {
    const seats = view.place.flatMap((p, seat) => (p === place ? [seat] : []))
    // The point of a pin stands at the edge of a place that has its price on it.
    const from = tight && place < CITIES ? radius(place, k) : 0
    return seats.length ? pins(chart, taken, place, seats, size, from) : []
  })
  const asked = places.flatMap((_, place) => {
    const said = price(place)
    const width = tight ? Math.max(type + 6, said.length * type * 0.56 + 9) : said.length * type * 0.56 + 18
    return said ? [{ place, said, width, height: type + (tight ? 6 : 8) }] : []
  })
  const prices = (tight ? onto : beside)(chart, taken, asked).map((box, i) => ({
    ...box,
    place: asked[i].place,
    said: asked[i].said,
  }))
  return { type, names, size, people, prices }
}

/** The pins of those who are at a place, leaning where they hide least of what stands already, which they then join. */
function pins(
  { places, inner }: Chart,
  taken: Box[],
  place: number,
  seats: readonly number[],
  size: number,
  from: number,
): Pin[] {
  const leaning = LEANS.map((lean, n) => {
    const fan = seats.map((seat, i) => {
      const turn = lean + (i - (seats.length - 1) / 2) * FAN
      const [across, down] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)]
      const [x, y] = [places[place][0] + across * from, places[place][1] + down * from]
      return { seat, x, y, turn, head: [x + across * STEM * size, y + down * STEM * size] as Point }
    })
    const heads = fan.map(({ head }) => around(head, HEAD * size))
    const hides = heads.reduce(
      (sum, head) =>
        sum + 2 * (head.width * head.height - shared(head, inner)) + taken.reduce((s, box) => s + shared(head, box), 0),
      n * 12,
    )
    return { fan, heads, hides }
  })
  const best = leaning.reduce((a, b) => (b.hides < a.hides ? b : a))
  taken.push(...best.heads)
  return best.fan
}

const around = ([x, y]: Point, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r })

/** Stacks on the track look out into the map. */
function stacks(chart: Chart, view: ThebesView): Box[] {
  const r = chart.rim * 0.43
  return chart.weeks.flatMap(([x, y], i) => {
    const [dx, dy] = inwards(chart, [x, y])
    return inWeek(view, i + 1)
      .slice(1)
      .map((_, n) => ({
        x: x + dx * (n + 1) * r * 1.3 - r,
        y: y + dy * (n + 1) * r * 1.3 - r,
        width: 2 * r,
        height: 2 * r,
      }))
  })
}

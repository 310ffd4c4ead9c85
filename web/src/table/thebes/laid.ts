/** What stands on the map: names, travellers and prices, each where it hides nothing else, if there is such a place. */
import type { Point } from '../../art/pen'
import type { ThebesView } from '../../lib/views'
import { beside, nameBoxes, radius, UPON, type Box, type Chart } from './art/map'
import type { ThebesFacts } from './view'

export interface Laid {
  /** How high letters are, and how large a pawn is. */
  type: number
  size: number
  names: Box[]
  people: { seat: number; to: Point; x: number; y: number }[]
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

export function layOn(chart: Chart, view: ThebesView, facts: ThebesFacts, price: (place: number) => string): Laid {
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
  const crowds = places.flatMap((_, place) => {
    const seats = view.place.flatMap((p, seat) => (p === place ? [seat] : []))
    return seats.length ? [{ place, seats, width: seats.length * 19 * size, height: 34 * size }] : []
  })
  const people = beside(chart, taken, crowds, UPON).flatMap((box, i) =>
    crowds[i].seats.map((seat, n) => ({
      seat,
      to: places[crowds[i].place],
      x: box.x + (n + 0.5) * 19 * size,
      y: box.y + 15 * size,
    })),
  )
  const asked = places.flatMap((_, place) => {
    const said = price(place)
    return said ? [{ place, said, width: said.length * type * 0.56 + 18, height: type + 8 }] : []
  })
  const prices = beside(chart, taken, asked).map((box, i) => ({ ...box, place: asked[i].place, said: asked[i].said }))
  return { type, names, size, people, prices }
}

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

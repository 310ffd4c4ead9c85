import { expect, it } from 'vitest'
import { beside, chartFor, nameBoxes, radius, type Box } from './map'

const NAMES = [
  'Warsaw',
  'London',
  'Paris',
  'Berlin',
  'Vienna',
  'Rome',
  'Moscow',
  'Greece',
  'Crete',
  'Egypt',
  'Palestine',
  'Mesopotamia',
]
const over = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1
const pairs = (boxes: Box[]): [Box, Box][] => boxes.flatMap((a, i) => boxes.slice(i + 1).map((b): [Box, Box] => [a, b]))

it('leaves names beside their places while there is room', () => {
  const chart = chartFor(1300, 700)
  nameBoxes(chart, NAMES, 16).forEach(({ x, width }, place) => {
    const [at, r] = [chart.places[place][0], radius(place, chart.scale)]
    expect(
      Math.min(Math.abs(x + width / 2 - at), Math.abs(at - r - 5 - x - width), Math.abs(at + r + 5 - x)),
    ).toBeLessThan(0.01)
  })
})

it('moves long names apart on a small map, and none out of it', () => {
  const [chart, long] = [chartFor(346, 326), NAMES.map((name) => `${name}${name.slice(0, 4)}`)]
  const boxes = nameBoxes(chart, long, 12.5)
  for (const [a, b] of pairs(boxes))
    expect(over({ ...a, y: a.y + 4, height: a.height - 8 }, { ...b, y: b.y + 4, height: b.height - 8 })).toBe(false)
  for (const { x, width } of boxes) expect(x >= -1 && x + width <= chart.width + 1).toBe(true)
})

it.each([400, 410, 430, 450, 600])('keeps names apart on a wide map that is %d high, beside the dial', (height) => {
  const chart = chartFor(1460, height)
  const type = 20 * chart.scale
  // A letter is taller than its type.
  const written = nameBoxes(chart, NAMES, type).map((box) => ({ ...box, height: type * 1.1 }))
  for (const [a, b] of pairs(written)) expect(over(a, b)).toBe(false)
})

it.each([
  [1000, 400],
  [1400, 700],
  [740, 420],
])('puts a price beside every place of a map of %d × %d, none over another or over a place', (width, height) => {
  const chart = chartFor(width, height)
  const type = Math.max(12.5, 20 * chart.scale)
  const spots = chart.places.map(([x, y], place): Box => ({
    x: x - radius(place, chart.scale) * 0.7,
    y: y - radius(place, chart.scale) * 0.7,
    width: radius(place, chart.scale) * 1.4,
    height: radius(place, chart.scale) * 1.4,
  }))
  const prices = beside(
    chart,
    [...spots, ...nameBoxes(chart, NAMES, type)],
    NAMES.map((_, place) => ({ place, width: 7 * type * 0.55 + 14, height: type + 8 })),
  )
  for (const [a, b] of pairs(prices)) expect(over(a, b)).toBe(false)
  for (const price of prices) for (const spot of spots) expect(over(price, spot)).toBe(false)
})

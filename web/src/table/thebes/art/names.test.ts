import { expect, it } from 'vitest'
import { away, beside, chartFor, nameBoxes, onto, radius, shared, type Box, type Chart } from './map'

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

it.each([
  [1034, 394, '4 weeks'],
  [1034, 284, '4+'],
  [750, 394, '4 weeks'],
  [500, 400, '4+'],
  [376, 370, '4+'],
])('puts a price of a map of %d × %d nearer to its own place than to any other', (width, height, said) => {
  const chart = chartFor(width, height)
  const type = Math.max(12.5, 20 * chart.scale)
  for (const place of NAMES.keys()) {
    const spots = chart.places.map(([x, y], p): Box => {
      const r = radius(p, chart.scale)
      return { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
    })
    const want = { place, width: said.length * type * 0.56 + 18, height: type + 8 }
    const [price] = beside(chart, [...spots, ...nameBoxes(chart, NAMES, type)], [want])
    const near = NAMES.map((_, p) => away(price, chart.places[p]))
    expect([NAMES[place], NAMES[near.indexOf(Math.min(...near))]]).toEqual([NAMES[place], NAMES[place]])
  }
})

const SMALL = [
  [376, 280],
  [376, 420],
  [470, 244],
  [1034, 284],
] as const
const spotsOf = ({ places, scale }: Chart): Box[] =>
  places.map(([x, y], p): Box => {
    const r = radius(p, scale)
    return { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  })

it.each(SMALL)('puts every price of a map of %d × %d on its own place and on no other', (width, height) => {
  const chart = chartFor(width, height)
  const type = Math.max(12.5, 20 * chart.scale)
  const spots = spotsOf(chart)
  const taken = [...spots, ...nameBoxes(chart, NAMES, type)]
  const prices = onto(
    chart,
    taken,
    NAMES.map((_, place) => ({ place, width: type + 8, height: type + 6 })),
  )
  prices.forEach((price, place) => {
    const most = Math.max(...spots.map((spot) => shared(price, spot)))
    expect([NAMES[place], shared(price, spots[place])]).toEqual([NAMES[place], most])
  })
  for (const [a, b] of pairs(prices)) expect(shared(a, b)).toBeLessThan(70)
})

it.each(SMALL)('writes no name of a map of %d × %d over a place, and none nearer to another', (width, height) => {
  const chart = chartFor(width, height)
  const names = nameBoxes(chart, NAMES, Math.max(12.5, 20 * chart.scale))
  const spots = spotsOf(chart)
  names.forEach((name, place) => {
    const far = chart.places.map((at, p) => away(name, at) - radius(p, chart.scale))
    expect([NAMES[place], NAMES[far.indexOf(Math.min(...far))]]).toEqual([NAMES[place], NAMES[place]])
    for (const spot of spots) expect(shared(name, spot)).toBeLessThan(60)
  })
})

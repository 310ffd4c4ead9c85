import { expect, it } from 'vitest'
import { chartFor, pushed } from './thebes'

const NAMES = ['Warsaw', 'London', 'Paris', 'Berlin', 'Vienna', 'Moscow', 'Rome', 'Greece', 'Crete', 'Egypt', 'Palestine', 'Mesopotamia']

it('leaves names where they are while there is room', () => {
  expect(pushed(chartFor(1300, 700), NAMES, 16)).toEqual(NAMES.map(() => 0))
})

it('moves long names apart on a small map, and none out of it', () => {
  const [chart, long] = [chartFor(346, 326), NAMES.map((name) => `${name}${name.slice(0, 4)}`)]
  const by = pushed(chart, long, 12.5)
  expect(by.some((far) => far < 0) && by.some((far) => far > 0)).toBe(true)
  expect(Math.max(...by.map(Math.abs))).toBeLessThan(chart.width / 3)
})

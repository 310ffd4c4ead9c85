import { describe, expect, it } from 'vitest'
import { drawPoster } from '../../../art/poster'
import island from '../fixtures.json'
import { floes, march, outline } from './island'
import { poster } from './poster'
import { BEASTS, CLANS } from './signs'

describe('the island of Mammothodus', () => {
  it('lets exactly those territories touch that the rules call adjacent', () => {
    const shapes = island.territories.map((place) => outline(place.id))
    const key = ([x, y]: readonly number[]): string => `${Math.round(x)}/${Math.round(y)}`
    const dense = shapes.map((shape) => new Set(densify(shape).map(key)))
    island.territories.forEach((place, i) => {
      const touching = shapes.flatMap((_, j) => (j !== i && shared(dense[i], dense[j]) > 6 ? [j] : []))
      expect({ place: place.id, touching }).toEqual({ place: place.id, touching: place.adjacent })
    })
  })
})

/** Points every half unit along an outline. */
function densify(shape: readonly (readonly [number, number])[]): [number, number][] {
  return shape.flatMap(([x, y], i) => {
    const [a, b] = shape[(i + 1) % shape.length]
    const steps = Math.max(1, Math.ceil(Math.hypot(a - x, b - y) * 2))
    return Array.from({ length: steps }, (_, k): [number, number] => [
      x + ((a - x) * k) / steps,
      y + ((b - y) * k) / steps,
    ])
  })
}

/** How many points of an outline another one comes close to. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let n = 0
  for (const point of one) {
    const [x, y] = point.split('/').map(Number)
    for (let dx = -2; dx <= 2; dx++) {
      for (let dy = -2; dy <= 2; dy++) {
        if (other.has(`${x + dx}/${y + dy}`)) {
          n++
          dx = dy = 3
        }
      }
    }
  }
  return n
}

describe('what moves on the island', () => {
  it('leaves room for what stands at both ends of a way, near or far', () => {
    for (const length of [40, 90, 400]) {
      const { d, label } = march([100, 100], [100 + length, 100], 1)
      const numbers = [...d.matchAll(/-?[\d.]+/g)].map(Number)
      const [from, to] = [numbers[0], numbers[4]]
      expect(from).toBeGreaterThan(100)
      expect(to).toBeLessThan(100 + length)
      expect(to).toBeGreaterThan(from)
      expect(label[0]).toBeGreaterThan(from)
      expect(label[0]).toBeLessThan(to)
    }
  })

  it('has a head for every clan, and ice in every sea', () => {
    expect(new Set(BEASTS.map(({ body }) => body)).size).toBe(island.clans.length)
    expect(CLANS).toEqual(island.clans.map(({ id }) => id))
    for (const room of [
      { width: 1040, height: 490 },
      { width: 348, height: 336 },
    ]) {
      const all = floes(room)
      expect(all.length).toBeGreaterThan(4)
      expect(all.join('')).not.toMatch(/NaN|undefined/)
    }
  })

  it('has a poster without a style attribute, a script or a number that is none', () => {
    expect(drawPoster(poster)).not.toMatch(/style=|<script|onload|href=|NaN|undefined|Infinity/)
  })
})

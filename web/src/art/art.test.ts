import { describe, expect, it } from 'vitest'
import { picture, unknownMotifs } from './ancient'
import { dunes, strata } from './dunes'
import { EMBLEMS } from './emblems'
import { find, unknownFinds } from './finds'
import { BEASTS, floes, march, outline } from './mammoth'
import motifs from './motifs.json'
import { poster } from './posters'
import { chartFor, coast, routeLine } from './thebes'
import { ground, vignette } from './vignettes'
import island from '../fixtures/mammothodus.json'
import ancient from '../fixtures/ancient.json'
import thebes from '../fixtures/thebes.json'
import { findNumber, type Thing } from '../table/thebes/view'

describe('the pictures of Ancient Knowledge', () => {
  it('has a recipe for every card, and every recipe a motif', () => {
    expect(motifs.ancient).toHaveLength(ancient.cards.length)
    expect(unknownMotifs()).toEqual([])
    expect(motifs.ancient.slice(144).filter((emblem) => !EMBLEMS.includes(emblem))).toEqual([])
  })

  it('draws every card differently, and the same card always alike', () => {
    const drawn = ancient.cards.map((_, card) => picture(card).markup)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(picture(36).markup).toBe(drawn[36])
  })

  it('writes no style attribute, no script and no number that is none', () => {
    const all = [
      ...ancient.cards.map((_, card) => picture(card).markup),
      coast(chartFor(1000, 500)),
      coast(chartFor(340, 380)),
      poster('ancient'),
      poster('thebes'),
      poster('mammothodus'),
      poster('a game of another package'),
      vignette('pit'),
      vignette('jar'),
      vignette('camp'),
      ground(),
      dunes(),
      strata(),
    ].join('')
    expect(all).not.toMatch(/style=|<script|onload|href=|NaN|undefined|Infinity/)
  })
})

describe('the finds of Thebes', () => {
  it('has a picture for every artefact', () => {
    const finds = (thebes.cards as Thing[]).filter((thing) => thing.kind === 'artefact')
    expect(unknownFinds()).toEqual([])
    expect(finds.map(findNumber)).toEqual(motifs.thebes.map((_, n) => n))
    expect(finds.map((thing) => find(findNumber(thing))).join('')).not.toMatch(/style=|NaN|undefined/)
  })
})

describe('the map of Thebes', () => {
  const charts = [
    [1180, 640],
    [1000, 330],
    [740, 420],
    [348, 400],
    [348, 330],
  ].map(([width, height]) => chartFor(width, height))

  it('has a place for every place on every sheet, and a line for every route', () => {
    for (const chart of charts) {
      const { x, y, width, height } = chart.inner
      expect(chart.places).toHaveLength(thebes.places.length)
      for (const [px, py] of chart.places)
        expect(px > x + 12 && px < x + width - 12 && py > y + 12 && py < y + height - 12).toBe(true)
      for (const [a, b] of thebes.routes) expect(routeLine(chart, a, b).d).toMatch(/^M[\d. -]+Q/)
    }
  })

  it('has 52 weeks, all apart from each other and none off the sheet', () => {
    for (const { weeks, width, height } of charts) {
      expect(weeks).toHaveLength(52)
      weeks.forEach(([x, y], i) => {
        const [a, b] = weeks[(i + 1) % 52]
        expect(Math.hypot(a - x, b - y)).toBeGreaterThan(20)
        expect(x > 12 && x < width - 12 && y > 12 && y < height - 12).toBe(true)
      })
    }
  })
})

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
    for (const room of [
      { width: 1040, height: 490 },
      { width: 348, height: 336 },
    ]) {
      const all = floes(room)
      expect(all.length).toBeGreaterThan(4)
      expect(all.join('')).not.toMatch(/NaN|undefined/)
    }
  })
})

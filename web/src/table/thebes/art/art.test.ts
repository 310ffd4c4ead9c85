import { describe, expect, it } from 'vitest'
import { drawPoster } from '../../../art/poster'
import thebes from '../fixtures.json'
import { findNumber, type Thing } from '../view'
import { find, unknownFinds } from './finds'
import { chartFor, coast, routeLine } from './map'
import motifs from './motifs.json'
import { poster } from './poster'

describe('the finds of Thebes', () => {
  it('has a picture for every artefact', () => {
    const finds = (thebes.cards as Thing[]).filter((thing) => thing.kind === 'artefact')
    expect(unknownFinds()).toEqual([])
    expect(finds.map(findNumber)).toEqual(motifs.map((_, n) => n))
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

  it('writes no style attribute, no script and no number that is none', () => {
    const all = [coast(chartFor(1000, 500)), coast(chartFor(340, 380)), drawPoster(poster)].join('')
    expect(all).not.toMatch(/style=|<script|onload|href=|NaN|undefined|Infinity/)
  })
})

import { readFileSync } from 'node:fs'
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  oklch,
  wcagContrast,
} from 'culori'
import { describe, expect, it } from 'vitest'
import { coloursOf, THEMES } from './colours'

const colour = coloursOf(new URL('./tokens.css', import.meta.url))
const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3']
const difference = differenceCiede2000()
const EYES = {
  normal: (c: string) => c,
  protan: filterDeficiencyProt(1),
  deutan: filterDeficiencyDeuter(1),
  tritan: filterDeficiencyTrit(1),
}

describe.each(THEMES)('in the theme %s', (theme) => {
  it.each(['page', 'paper', 'raised'])('text can be read on %s', (ground) => {
    for (const ink of ['ink', 'soft', 'warn', 'good']) {
      expect({ ink, ground, ok: wcagContrast(colour(ink, theme), colour(ground, theme)) >= 4.5 }).toEqual({
        ink,
        ground,
        ok: true,
      })
    }
  })

  it('buttons can be read', () => {
    for (const accent of ['lapis', 'stamp', 'dusk'])
      expect(wcagContrast(colour('on-accent', theme), colour(accent, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it('links and the focus ring stand out from the page', () => {
    for (const ground of ['page', 'paper', 'raised']) {
      for (const accent of ['lapis', 'stamp', 'dusk'])
        expect(wcagContrast(colour(accent, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(colour('focus', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('no meaning by colour alone', () => {
  const marks = readFileSync(new URL('../parts/SeatMark.svelte', import.meta.url), 'utf8')

  it('every seat has a pattern of its own, and its number', () => {
    const patterns = [...(marks.match(/PATTERNS = \[(.*?)\]/s)?.[1].matchAll(/'([^']*)'/g) ?? [])].map(
      (found) => found[1],
    )
    expect(patterns).toHaveLength(SEATS.length)
    expect(new Set(patterns).size).toBe(SEATS.length)
    expect(marks).toContain('{seat + 1}')
  })

  it('a seat has a colour, and is neither near black nor near white', () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const seat of SEATS) {
        const { l = 0, c = 0 } = oklch(colour(seat, theme)) ?? {}
        expect({ seat, theme, l: l > 0.4 && l < 0.92, c: c > 0.07 }).toEqual({ seat, theme, l: true, c: true })
      }
    }
  })

  it.each(Object.entries(EYES))('seats stay apart for %s eyes', (_, seen) => {
    for (const theme of ['light', 'dark'] as const) {
      for (const a of SEATS) {
        for (const b of SEATS) {
          if (a < b) expect(difference(seen(colour(a, theme)), seen(colour(b, theme)))).toBeGreaterThanOrEqual(20)
        }
      }
    }
  })
})

import { readFileSync } from 'node:fs'
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  wcagContrast,
} from 'culori'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const root = css.slice(0, css.indexOf(":root[data-theme='light']"))
const contrastBlock = css.slice(css.indexOf("data-theme='contrast'"))

type Theme = 'light' | 'dark' | 'contrast'

/** A colour of a theme, read from the style sheet itself. */
function colour(name: string, theme: Theme): string {
  const own = contrastBlock.match(new RegExp(`--${name}: (#\\w+);`))?.[1]
  if (theme === 'contrast' && own) return own
  const pair = root.match(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`))
  if (pair) return theme === 'light' ? pair[1] : pair[2]
  const plain = root.match(new RegExp(`--${name}: (#\\w+);`))?.[1]
  if (!plain) throw new Error(`there is no colour --${name}`)
  return plain
}

const THEMES: Theme[] = ['light', 'dark', 'contrast']
const KINDS = ['city', 'megalith', 'pyramid', 'artefact', 'ancient', 'writing', 'secret']
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

  it('buttons and bands can be read', () => {
    for (const accent of ['lapis', 'stamp', 'dusk'])
      expect(wcagContrast(colour('on-accent', theme), colour(accent, theme))).toBeGreaterThanOrEqual(4.5)
    for (const kind of KINDS)
      expect(wcagContrast(colour('on-kind', theme), colour(kind, theme))).toBeGreaterThanOrEqual(4.5)
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
  const glyphs = readFileSync(new URL('../parts/Glyph.svelte', import.meta.url), 'utf8')
  const marks = readFileSync(new URL('../parts/SeatMark.svelte', import.meta.url), 'utf8')

  it('every kind of card has a shape of its own', () => {
    const shapes = KINDS.map((kind) => glyphs.match(new RegExp(`${kind}: '([^']+)'`))?.[1])
    expect(shapes).not.toContain(undefined)
    expect(new Set(shapes).size).toBe(KINDS.length)
  })

  it('every seat has a pattern of its own, and its number', () => {
    const patterns = [...(marks.match(/PATTERNS = \[(.*?)\]/s)?.[1].matchAll(/'([^']*)'/g) ?? [])].map(
      (found) => found[1],
    )
    expect(patterns).toHaveLength(SEATS.length)
    expect(new Set(patterns).size).toBe(SEATS.length)
    expect(marks).toContain('{seat + 1}')
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

import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, it } from 'vitest'
import { coloursOf, THEMES } from '../../styles/colours'

const KINDS = ['city', 'megalith', 'pyramid', 'artefact', 'ancient', 'writing', 'secret']
const colour = coloursOf(new URL('./tokens.css', import.meta.url))

it.each(THEMES)('in the theme %s the bands of cards can be read', (theme) => {
  for (const kind of KINDS)
    expect(wcagContrast(colour('on-kind', theme), colour(kind, theme))).toBeGreaterThanOrEqual(4.5)
})

it('every kind of card has a shape of its own', () => {
  const glyphs = readFileSync(new URL('./Glyph.svelte', import.meta.url), 'utf8')
  const shapes = KINDS.map((kind) => glyphs.match(new RegExp(`${kind}: '([^']+)'`))?.[1])
  expect(shapes).not.toContain(undefined)
  expect(new Set(shapes).size).toBe(KINDS.length)
})

import { describe, expect, it } from 'vitest'
import { drawPoster } from '../../../art/poster'
import ancient from '../fixtures.json'
import { dunes, strata } from './dunes'
import { EMBLEMS } from './emblems'
import motifs from './motifs.json'
import { picture, unknownMotifs } from './picture'
import { poster } from './poster'

describe('the pictures of Ancient Knowledge', () => {
  it('has a recipe for every card, and every recipe a motif', () => {
    expect(motifs).toHaveLength(ancient.cards.length)
    expect(unknownMotifs()).toEqual([])
    expect(motifs.slice(144).filter((emblem) => !EMBLEMS.includes(emblem))).toEqual([])
  })

  it('draws every card differently, and the same card always alike', () => {
    const drawn = ancient.cards.map((_, card) => picture(card).markup)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(picture(36).markup).toBe(drawn[36])
  })

  it('writes no style attribute, no script and no number that is none', () => {
    const all = [...ancient.cards.map((_, card) => picture(card).markup), drawPoster(poster), dunes(), strata()].join(
      '',
    )
    expect(all).not.toMatch(/style=|<script|onload|href=|NaN|undefined|Infinity/)
  })
})

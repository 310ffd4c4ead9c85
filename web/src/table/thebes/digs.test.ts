import { expect, it } from 'vitest'
import type { Happening } from '../../lib/wire'
import { digsIn, yieldOf } from './digs'
import type { Thing } from './view'

const happening = (kind: string, seat: number, amount = 0, cards: number[] = []): Happening =>
  ({ kind, seat, amount, cards }) as Happening

const NEWS = [
  happening('turn', 0),
  happening('dig', 0, 3),
  happening('find', 0, 0, [1]),
  happening('blank', 0),
  happening('bonus', 0, 0, [2]),
  happening('dig', 1, 4),
  happening('dig', 1, 2),
  happening('blank', 0),
  happening('blank', 1),
]

it('has the tokens of each dig, and no dig without any', () => {
  expect(digsIn(NEWS)).toEqual([
    {
      who: 0,
      site: 3,
      tokens: [
        { card: 1, first: false },
        { card: null, first: false },
        { card: 2, first: true },
      ],
    },
    { who: 1, site: 2, tokens: [{ card: null, first: false }] },
  ])
})

it('counts what came out of the bag, and apart from it the find of the first dig', () => {
  const things = [{}, { kind: 'artefact', value: 4 }, { kind: 'artefact', value: 2 }] as Thing[]
  expect(yieldOf(digsIn(NEWS)[0], things)).toEqual({ finds: 1, n: 2, worth: 4, first: 2 })

  const sand = {
    who: 0,
    site: 0,
    tokens: [
      { card: null, first: false },
      { card: 2, first: true },
    ],
  }
  expect(yieldOf(sand, things)).toEqual({ finds: 0, n: 1, worth: 0, first: 2 })
})

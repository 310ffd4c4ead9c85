import { describe, expect, it } from 'vitest'
import type { Happening } from '../lib/wire'
import { momentOf } from './moments'
import { sidesOf } from './sides'

const happening = (kind: string, line: string | null = kind): Happening => ({ kind, seat: 0, cards: [], amount: 0, source: -1, message: '', args: {}, line })

describe('sides', () => {
  it('leaves everybody in one group where there are no teams', () => {
    expect(sidesOf(null, 0, [1, 2])).toMatchObject([{ kind: 'all', seats: [1, 2] }])
    expect(sidesOf({ sides: [0, 1, 2], totals: [3, 4, 5] }, 0, [1, 2])).toMatchObject([{ kind: 'all', seats: [1, 2] }])
    expect(sidesOf({ sides: [0, 0], totals: [3, 4] }, 0, [1])).toMatchObject([{ kind: 'all' }])
  })

  it('puts the partner first, adds points up and says who leads', () => {
    const points = { sides: [0, 0, 1, 1], totals: [5, 1, 4, 3] }
    expect(sidesOf(points, 2, [3, 0, 1])).toEqual([
      { kind: 'partner', seats: [3], total: 7, leads: true },
      { kind: 'against', seats: [0, 1], total: 6, leads: false },
    ])
  })

  it('lets nobody lead when both have the same', () => {
    expect(sidesOf({ sides: [0, 0, 1, 1], totals: [1, 1, 2, 0] }, 0, [1, 2, 3]).some((group) => group.leads)).toBe(false)
  })
})

describe('moments', () => {
  it('celebrates the last of what is new', () => {
    expect(momentOf([happening('learn'), happening('draw'), happening('decline', 'It falls.'), happening('shift', null)])).toEqual({ moment: 'decline', line: 'It falls.' })
    expect(momentOf([happening('summon')])?.moment).toBe('spirit')
  })

  it('has nothing to say about everyday things', () => {
    expect(momentOf([happening('draw'), happening('turn')])).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import type { Happening } from '../lib/wire'
import island from './mammothodus/fixtures.json'
import { stepsOf } from './mammothodus/story'
import { recipeOf, SPIRITS, spiritOf } from './mammothodus/view'
import { MOMENTS as ANCIENT } from './ancient/moments'
import { MOMENTS as MAMMOTHODUS } from './mammothodus/moments'
import { momentOf } from './moments'
import { sidesOf } from './sides'

const happening = (kind: string, line: string | null = kind): Happening => ({
  kind,
  seat: 0,
  cards: [],
  amount: 0,
  source: -1,
  message: '',
  args: {},
  line,
})

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
    expect(sidesOf({ sides: [0, 0, 1, 1], totals: [1, 1, 2, 0] }, 0, [1, 2, 3]).some((group) => group.leads)).toBe(
      false,
    )
  })
})

describe('moments', () => {
  it('celebrates the last of what is new', () => {
    expect(
      momentOf(ANCIENT.kinds, [
        happening('learn'),
        happening('draw'),
        happening('decline', 'It falls.'),
        happening('shift', null),
      ]),
    ).toMatchObject({ moment: 'decline', line: 'It falls.' })
    expect(momentOf(MAMMOTHODUS.kinds, [happening('summon')])?.moment).toBe('spirit')
  })

  it('does not let small things hide great ones', () => {
    expect(
      momentOf(MAMMOTHODUS.kinds, [happening('fragment'), happening('summon'), happening('fragment')])?.moment,
    ).toBe('spirit')
    expect(momentOf(MAMMOTHODUS.kinds, [happening('summon'), happening('victory')])?.moment).toBe('portal')
  })

  it('knows which spirit has come', () => {
    expect(island.offsets).toContainEqual(['spirit', SPIRITS])
    const come = momentOf(MAMMOTHODUS.kinds, [{ ...happening('summon'), cards: [SPIRITS + 2, 140] }])
    expect(spiritOf(come?.card ?? -1)).toBe(2)
    expect(spiritOf(-1)).toBe(0)
  })

  it('has nothing to say about everyday things', () => {
    expect(momentOf(ANCIENT.kinds, [happening('draw'), happening('turn')])).toBeNull()
  })
})

describe('the story of the humans', () => {
  const told = (kind: string, cards: number[] = [], line: string | null = kind): Happening => ({
    ...happening(kind, line),
    cards,
  })

  it('begins with the last card, and leaves out what the ancients did', () => {
    const steps = stepsOf(
      [
        told('human-card'),
        told('appear', [135]),
        told('human-card'),
        told('march-place', [136, 137, 138]),
        told('march-chosen', [141], 'Ana decided.'),
        told('passed-over', [139], 'Not there.'),
        told('dice'),
        told('summon', [112, 140]),
      ],
      135,
      21,
    )
    expect(steps).toMatchObject([
      { kind: 'human-card', line: 'human-card', also: '', where: [], way: false },
      { kind: 'march-place', line: 'march-place', also: 'Ana decided. Not there.', where: [1, 2], way: true },
      { kind: 'summon', line: 'summon', also: '', where: [5], way: false },
    ])
    expect(stepsOf([told('appear', [135])], 135, 21)).toEqual([])
  })
})

describe('the portal', () => {
  it('asks in a row for what all open fragments ask for together', () => {
    expect(
      recipeOf(1, [
        ['sun', 'red'],
        ['green', 'east'],
        ['north', 'star'],
        ['moon', 'red'],
        ['moon', 'moon'],
      ]),
    ).toEqual({ colour: 'red', region: 'east', shards: ['moon', 'star'] })
    expect(recipeOf(0, [['sun', 'red']])).toEqual({ colour: null, region: null, shards: ['sun'] })
  })
})

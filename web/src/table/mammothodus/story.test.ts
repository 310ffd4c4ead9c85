import { expect, it } from 'vitest'
import type { Happening } from '../../lib/wire'
import { before, stepsOf, worst } from './story'
import type { MammothFacts } from './view'

const facts = {
  territories: [],
  offsets: [
    ['spirit', 50],
    ['territory', 100],
  ],
} as unknown as MammothFacts
const happening = (kind: string, cards: number[], amount = 0, seat = 0): Happening =>
  ({ kind, cards, amount, seat, line: kind }) as Happening

const PHASE = [
  happening('human-card', [7]),
  happening('tribe-attack', [102], 2, 1),
  happening('march-place', [100, 101, 103], 1),
  happening('summon', [51, 101]),
  happening('appear', [102]),
]

it('shows the island as far as the phase of the humans has been told', () => {
  const steps = stepsOf(PHASE, 100, 4)
  const now = { tribes: [0, 1, 1, 0], spirit_at: [-1, 1], population: [5, 3], trail: [0, 0, 0, 0] }
  expect(before(now, steps, facts)).toEqual({ ...now, tribes: [1, 0, 0, 0], spirit_at: [-1, -1], population: [5, 5] })
  expect(before(now, steps.slice(2), facts)).toEqual({ ...now, tribes: [1, 0, 0, 0], spirit_at: [-1, -1] })
  expect(before(now, steps.slice(3), facts)).toEqual({ ...now, tribes: [0, 1, 0, 0], spirit_at: [-1, -1] })
  expect(before(now, [], facts)).toEqual(now)
})

it('puts the gravest of what happened first', () => {
  const steps = stepsOf([...PHASE, happening('fatal-appear', [103])], 100, 4)
  expect([worst(steps), worst(stepsOf(PHASE, 100, 4)), worst([])]).toEqual([5, 3, -1])
  expect(steps[5].where).toEqual([3])
})

import { expect, it } from 'vitest'
import { chance, ends } from './ahead'

const card = (left: number, lost: string): Parameters<typeof ends>[0] => ({
  message: 'forecast-human',
  args: { left, deck: 9, lost },
})

it('sums up how many of the cards left lose the game', () => {
  const all = [card(3, 'spirits'), card(2, 'no'), card(1, 'tribes')]
  expect(all.map(ends)).toEqual([true, false, true])
  expect(chance(all.filter(ends))).toEqual({ n: 4, of: 9 })
})

it('counts a trail that cannot be laid, and no chance where there is none', () => {
  const trail = { message: 'forecast-trail', args: { left: 2, deck: 9 } }
  expect([ends(trail), chance([trail])]).toEqual([true, { n: 2, of: 9 }])
  expect([ends({ message: 'forecast-time', args: {} }), chance([]), chance([card(1, 'no')].filter(ends))]).toEqual([
    true,
    null,
    null,
  ])
})

import { expect, it } from 'vitest'
import { printed } from './own-games'

it('shows a game with house rules as the printed one', () => {
  expect(printed('thebes-1a2b3c4d')).toBe('thebes')
  expect(printed('thebes')).toBe('thebes')
  expect(printed('senet-1a2b3c4d')).toBe('senet-1a2b3c4d')
  expect(printed('thebes-1a2b3c4')).toBe('thebes-1a2b3c4')
})

import { beforeAll, expect, it } from 'vitest'
import { OWN } from '../lib/own-games'
import { loadTexts } from '../lib/text.svelte'
import { gameOf, PACES, paceText } from './games'
import { wanted } from './rulings'

beforeAll(() => loadTexts('en').then(() => undefined))

it('takes the first game where an address names none', () => {
  expect(gameOf('thebes')).toBe('thebes')
  expect(gameOf('atlantis')).toBe(OWN[0])
  expect(gameOf(undefined)).toBe(OWN[0])
})

it('has words for every pace, also for those a program has chosen', () => {
  expect(PACES.map(paceText).every((text) => text.length > 3 && !text.startsWith('new-pace'))).toBe(true)
  expect(paceText('1200+5')).toBe('20 minutes + 5 seconds a turn')
})

it('looks for every word of more than one letter', () => {
  expect(wanted('  A Zeppelin  trip ')).toEqual(['zeppelin', 'trip'])
  expect(wanted('x')).toEqual([])
})

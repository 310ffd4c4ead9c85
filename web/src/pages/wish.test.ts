import { beforeAll, expect, it, vi } from 'vitest'
import { loadTexts } from '../lib/text.svelte'
import { Wish } from './wish.svelte'

vi.mock('../lib/api', () => ({ levelFor: (game: string) => Promise.resolve(game === 'senet' ? 'scholar' : 'digger') }))

beforeAll(() => loadTexts('en').then(() => undefined))

it('begins with what brought somebody here', () => {
  expect([new Wish('public').visibility, new Wish('rated').rated]).toEqual(['public', true])
  expect([new Wish(undefined).visibility, new Wish(undefined).rated]).toEqual(['link', false])
})

it('gives new seats the bots of the last one, and tells who sits where', () => {
  const wish = new Wish(undefined)
  wish.seats[1] = { kind: 'bot', level: 'sage' }
  wish.resize(4)
  expect(wish.seats.map(({ kind, level }) => `${kind} ${level}`)).toEqual([
    'me student',
    'bot sage',
    'open sage',
    'open sage',
  ])
  expect([wish.count('open'), wish.lines.length]).toEqual([2, 5])
  wish.resize(1)
  expect(wish.lines).toHaveLength(3)
})

it('gives somebody alone all the seats', () => {
  const wish = new Wish(undefined)
  expect(wish.lonely(2)).toBe(false)
  wish.alone(2)
  expect([wish.seats.map(({ kind }) => kind), wish.lonely(2)]).toEqual([['me', 'me'], true])
})

it('asks for no delay where nobody watches', async () => {
  const wish = new Wish(undefined)
  wish.delay = 300
  expect((await wish.for('senet', {})).delay).toBe(300)
  wish.spectators = false
  expect(await wish.for('senet', {})).toMatchObject({ game: 'senet', delay: 0, spectators: false })
})

it('seats a bot as strong as oneself by the results so far', async () => {
  const wish = new Wish(undefined)
  wish.seats[1] = { kind: 'bot', level: 'mine' }
  expect((await wish.for('senet', {})).seats.map(({ level }) => level)).toEqual(['student', 'scholar'])
})

import { expect, test } from 'vitest'
import type { Schemas } from '../lib/api'
import { nextOf } from './puzzles'

type Shelf = Schemas['PuzzleShelf']

const puzzle = (id: string, rating: number, mine: 'first' | 'solved' | 'missed' | null): Shelf['puzzles'][number] => ({
  id,
  theme: 'end',
  about: '',
  difficulty: 'easy',
  level: '',
  seats: 2,
  moves: 1,
  rating,
  tries: 0,
  solved: 0,
  mine,
})
const shelf = (mu: number | null, ...puzzles: Shelf['puzzles']): Shelf => ({
  game: 'thebes',
  day: '2026-11-18',
  today: null,
  puzzles,
  rating: mu === null ? null : { mu, sigma: 5, low: 0, tries: 3, solved: 2 },
})

test('the next puzzle is new, and about as hard as one is good', () => {
  const all = [puzzle('a', 18, null), puzzle('b', 24, 'first'), puzzle('c', 29, null), puzzle('d', 31, 'missed')]
  expect(nextOf(shelf(30, ...all), 'b')).toBe('c')
  expect(nextOf(shelf(19, ...all), 'b')).toBe('a')
  expect(nextOf(shelf(null, ...all), 'c')).toBe('a')
})

test('when none is new, what was missed comes again; else one after the other', () => {
  const missed = [puzzle('a', 18, 'first'), puzzle('b', 24, 'missed'), puzzle('c', 29, 'solved')]
  expect(nextOf(shelf(25, ...missed), 'a')).toBe('b')
  const done = [puzzle('a', 18, 'first'), puzzle('b', 24, 'solved')]
  expect(nextOf(shelf(25, ...done), 'b')).toBe('a')
  expect(nextOf(shelf(25), 'a')).toBe('a')
})

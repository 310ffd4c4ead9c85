/** Which puzzle comes next. */
import type { Schemas } from '../lib/api'

type Shelf = Schemas['PuzzleShelf']

/** Where everybody begins. */
const MIDDLE = 25

/** One that I have not tried, about as hard as I am good; else one that I have not solved; else the one after this. */
export function nextOf(shelf: Shelf, id: string): string {
  const skill = shelf.rating?.mu ?? MIDDLE
  const others = shelf.puzzles.filter((puzzle) => puzzle.id !== id)
  const nearest = (wanted: typeof others): string | undefined =>
    [...wanted].sort((a, b) => Math.abs(a.rating - skill) - Math.abs(b.rating - skill)).at(0)?.id
  const at = shelf.puzzles.findIndex((puzzle) => puzzle.id === id)
  return (
    nearest(others.filter((puzzle) => puzzle.mine === null)) ??
    nearest(others.filter((puzzle) => puzzle.mine === 'missed')) ??
    shelf.puzzles[(at + 1) % shelf.puzzles.length]?.id ??
    id
  )
}

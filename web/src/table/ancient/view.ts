/** Where the things of a view of Ancient Knowledge lie. Pure, so that it can be tested. */
import type { AncientView } from '../../lib/views'

export const SLOTS = 6

export interface Place {
  card: number
  tokens: number
  /** 0 lower, 1 upper. */
  row: 0 | 1
}

type Lines = Pick<AncientView, 'line' | 'tokens'>
type Open = Lines & Pick<AncientView, 'hand' | 'boards' | 'artefacts'>

/** The columns of a Timeline: slot 1 first, which declines next. */
export function timeline(view: Lines, seat: number): Place[][] {
  return Array.from({ length: SLOTS }, (_, slot) =>
    ([0, 1] as const)
      .map((row): Place => ({
        card: view.line[seat * 12 + slot * 2 + row],
        tokens: view.tokens[seat * 12 + slot * 2 + row],
        row,
      }))
      .filter((place) => place.card >= 0),
  )
}

/** Every card that lies on the table in front of this seat, so that an option for it can be put there. */
export function visible(view: Open, seat: number): Set<number> {
  const seen = new Set<number>([...view.hand, ...view.boards.flat(), ...view.artefacts[seat]])
  for (const place of timeline(view, seat).flat()) seen.add(place.card)
  return seen
}

/** Cards that options speak of and that lie nowhere on the table: they are laid out for the choice. */
export function apart(view: Open, seat: number, cards: readonly number[]): number[] {
  const seen = visible(view, seat)
  return cards.filter((card) => !seen.has(card))
}

/** Questions in which a chosen card of the hand is discarded. */
const PARTING: ReadonlySet<string> = new Set([
  'archive',
  'discard',
  'discard-artefact',
  'pay',
  'pay-effect',
  'offer',
  'exchange',
])

export const parting = (prompt: string | undefined): boolean => PARTING.has(prompt ?? '')

/** Whose Timeline a card stands on, and what lies on it. */
export function standing(view: Lines, card: number): { seat: number; tokens: number } | null {
  const at = view.line.indexOf(card)
  return at < 0 ? null : { seat: Math.floor(at / (SLOTS * 2)), tokens: view.tokens[at] }
}

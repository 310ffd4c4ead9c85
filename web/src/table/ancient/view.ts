/** The view of Ancient Knowledge as the server sends it, and where its things lie. Pure, so that it can be tested. */

export interface AncientView {
  seats: number
  line: number[]
  tokens: number[]
  artefacts: number[][]
  past: number[][]
  collection: number[][]
  turned: number[]
  lost: number[]
  discard: number[]
  boards: number[][]
  board_level: number[]
  hand: number[]
  hand_sizes: number[]
  peek: number[]
  picked: number[]
  study: number[]
  shown: number[]
  deck_size: number
  active: number
  turns: number
  /** What is being done, the last begun last: what it is, for whom, because of which card, how far, with which card. */
  stack: number[][]
}

export const SLOTS = 6

export interface Place {
  card: number
  tokens: number
  /** 0 lower, 1 upper. */
  row: 0 | 1
}

/** The columns of a Timeline: slot 1 first, which declines next. */
export function timeline(view: AncientView, seat: number): Place[][] {
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
export function visible(view: AncientView, seat: number): Set<number> {
  const seen = new Set<number>([...view.hand, ...view.boards.flat(), ...view.artefacts[seat]])
  for (const place of timeline(view, seat).flat()) seen.add(place.card)
  return seen
}

/** Cards that options speak of and that lie nowhere on the table: they are laid out for the choice. */
export function apart(view: AncientView, seat: number, cards: readonly number[]): number[] {
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
export function standing(view: AncientView, card: number): { seat: number; tokens: number } | null {
  const at = view.line.indexOf(card)
  return at < 0 ? null : { seat: Math.floor(at / (SLOTS * 2)), tokens: view.tokens[at] }
}

/** The card a question is about: the one that moves or is swapped, otherwise the one that causes it. */
export function subject(view: AncientView, prompt: string, source: number): number {
  const [, , , step, card] = view.stack.at(-1) ?? []
  return (prompt === 'move-to' || prompt === 'swap') && step === 1 ? card : source
}

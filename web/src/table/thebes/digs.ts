/** Digs among what happened: who dug where, and what came out of the bag. Pure, so that it can be tested. */
import type { Happening } from '../../lib/wire'
import type { Thing } from './view'

export interface Dig {
  who: number
  site: number
  /** A token is a find or sand; the find of the first dig lies beside the bag. */
  tokens: { card: number | null; first: boolean }[]
}

export function digsIn(news: readonly Happening[]): Dig[] {
  return news.flatMap((dig, from) => {
    if (dig.kind !== 'dig') return []
    const next = news.findIndex((h, i) => i > from && h.kind === 'dig')
    const drawn = news
      .slice(from, next < 0 ? undefined : next)
      .filter((h) => ['find', 'blank', 'bonus'].includes(h.kind) && h.seat === dig.seat)
    const tokens = drawn.map((h) => ({ card: h.cards[0] ?? null, first: h.kind === 'bonus' }))
    return tokens.length ? [{ who: dig.seat, site: dig.amount, tokens }] : []
  })
}

export interface Yield {
  /** Finds among the tokens from the bag, and what they are worth. */
  finds: number
  n: number
  worth: number
  /** What the find of the first dig is worth, which lay beside the bag. */
  first: number
}

export function yieldOf({ tokens }: Dig, things: readonly Thing[]): Yield {
  const [drawn, beside] = [tokens.filter((token) => !token.first), tokens.filter((token) => token.first)]
  const worth = (found: Dig['tokens']): number =>
    found.reduce(
      (sum, { card }) => sum + (card !== null && things[card].kind === 'artefact' ? things[card].value : 0),
      0,
    )
  return {
    finds: drawn.filter((token) => token.card !== null).length,
    n: drawn.length,
    worth: worth(drawn),
    first: worth(beside),
  }
}

/** What happened while others played, a line for each turn. Pure, so that it can be tested. */
import type { Turn } from '../lib/wire'

export interface Story {
  turns: Turn[]
  /** It was before my last turn. */
  old: boolean
  /** The lengths of the log where it began and where it ends. */
  from: number
  to: number
}

/** So many turns somebody who watches is told of. */
const WATCHED = 4

/** The turns of the others since this seat last had one; who only watches (null) is told of the last ones. */
export function sinceLast(turns: readonly Turn[], seat: number | null): Story {
  const told = turns.filter((turn) => turn.text)
  // While it is my turn, the story ends where my turn began.
  const current = turns.at(-1)
  const end = current && current.seat === seat ? current.start : Infinity
  const before = told.filter((turn) => turn.start < end)
  const mine = seat === null ? before.length - WATCHED - 1 : before.findLastIndex((turn) => turn.seat === seat)
  // Where nobody else has had a turn since, the last one of somebody else is told.
  const others = before.slice(Math.max(0, mine + 1))
  const since = others.length ? others : before.filter((turn) => turn.seat !== seat).slice(-1)
  return {
    turns: since,
    old: since !== others,
    from: Math.max(0, (since[0]?.start ?? 0) - 1),
    to: since.at(-1)?.end ?? 0,
  }
}

/**
 * How many lines the log has, and how many of them are no news: one's own last deed, or the last turn, and all before
 * it.
 */
export function news(turns: readonly Turn[], seat: number | null): { lines: number; old: number } {
  const told = turns.flatMap((turn) => turn.lines.map((line) => ({ seat: line.seat, turn })))
  const old = seat === null ? told.filter(({ turn }) => turn !== turns.at(-1)).length : undefined
  return { lines: told.length, old: old ?? 1 + told.findLastIndex((line) => line.seat === seat) }
}

/** A text in pieces: what is said, and the names of cards in it with their numbers. */
export function pieces(text: string, names: readonly [string, number][]): { text: string; card: number | null }[] {
  const found = names
    .map(([name, card]) => ({ at: text.indexOf(name), name, card }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.name.length - a.name.length)
  const told: { text: string; card: number | null }[] = []
  let from = 0
  for (const { at, name, card } of found) {
    if (at < from) continue
    if (at > from) told.push({ text: text.slice(from, at), card: null })
    told.push({ text: name, card })
    from = at + name.length
  }
  return from < text.length ? [...told, { text: text.slice(from), card: null }] : told
}

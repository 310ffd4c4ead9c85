/** What happened while others played, told shortly. Pure, so that it can be tested. */
import type { Moment } from '../lib/wire'

export interface Story {
  /** What was said, and how often in a row. */
  lines: { text: string; n: number }[]
  /** The lengths of the log where it began and where it ends. */
  from: number
  to: number
}

/** The same over and over is said once, with how often it was. */
export function once(told: readonly string[]): Story['lines'] {
  const lines: Story['lines'] = []
  for (const text of told) {
    const before = lines.at(-1)
    if (before?.text === text) before.n++
    else lines.push({ text, n: 1 })
  }
  return lines
}

/** What the others did since this seat last acted; who only watches (null) is told of the last turn. */
export function sinceLast(moments: readonly Moment[], seat: number | null): Story {
  const all = moments.flatMap((moment) => moment.happenings.map((h) => ({ ...h, length: moment.length })))
  let end = all.length
  // While it is my turn, the story ends where my turn began.
  const began = all.findLastIndex((h) => h.kind === 'turn')
  if (began >= 0 && all[began].seat === seat) end = began
  let from = end
  if (seat === null) from = Math.max(0, began)
  else while (from > 0 && all[from - 1].seat !== seat) from--
  const told = all
    .slice(from, end)
    .filter((h) => h.line && h.kind !== 'turn' && h.kind !== 'refill')
    .map((h) => h.line as string)
  return { lines: once(told), from: Math.max(0, (all[from]?.length ?? 0) - 1), to: all[end - 1]?.length ?? 0 }
}

/**
 * How many lines the log has, and how many of them are no news: one's own last deed, or the last turn, and all before
 * it.
 */
export function news(moments: readonly Moment[], seat: number | null): { lines: number; old: number } {
  const told = moments.flatMap((moment) => moment.happenings).filter((h) => h.line)
  return {
    lines: told.length,
    old: 1 + told.findLastIndex((h) => (seat === null ? h.kind === 'turn' : h.seat === seat)),
  }
}

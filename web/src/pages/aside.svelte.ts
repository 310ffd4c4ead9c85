/**
 * Games that somebody has put aside: they stay as they are, but are not shown among those that wait. Kept in this
 * browser.
 */
import type { TableInfo } from '../lib/api'

const KEY = 'ostraka-aside'
const MOST = 200

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

let ids = $state.raw<ReadonlySet<string>>(new Set(stored()))

export const isAside = (table: TableInfo): boolean => ids.has(table.id)

/** Nobody waits for me there but bots: only such games can be put aside. */
export const alone = (table: TableInfo): boolean =>
  table.status === 'playing' && table.seats.every((seat) => seat.mine || seat.kind === 'bot')

export function putAside(table: TableInfo, on: boolean): void {
  const next = new Set(ids)
  if (on) next.add(table.id)
  else next.delete(table.id)
  ids = next
  localStorage.setItem(KEY, JSON.stringify([...next].slice(-MOST)))
}

/** Who sits with whom: partners first, then those one plays against. Pure, so that it can be tested. */

export interface Points {
  sides: readonly number[]
  totals: readonly number[]
}

export interface Group {
  kind: 'all' | 'partner' | 'against'
  /** The others of this group: one's own points count for the partners' side all the same. */
  seats: number[]
  total: number
  leads: boolean
}

/** The others in groups. Where everybody plays alone, or all together, there is nothing to group. */
export function sidesOf(points: Points | null, seat: number, others: readonly number[]): Group[] {
  const alone: Group[] = [{ kind: 'all', seats: [...others], total: 0, leads: false }]
  if (!points) return alone
  const sides = new Set(points.sides)
  if (sides.size === points.sides.length || sides.size === 1) return alone
  const own = points.sides[seat]
  const sum = (with_: boolean): number =>
    points.totals.reduce((all, total, other) => all + ((points.sides[other] === own) === with_ ? total : 0), 0)
  const [ours, theirs] = [sum(true), sum(false)]
  return [
    {
      kind: 'partner',
      seats: others.filter((other) => points.sides[other] === own),
      total: ours,
      leads: ours > theirs,
    },
    {
      kind: 'against',
      seats: others.filter((other) => points.sides[other] !== own),
      total: theirs,
      leads: theirs > ours,
    },
  ]
}

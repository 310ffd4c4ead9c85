/** Everything that stands or lies on the island, each in its territory. Pure, so that it can be tested. */
import type { MammothodusView } from '../../lib/views'
import { heart, outline, pathOf, ROOM, type Room } from './art/island'
import type { Point } from '../../art/pen'
import { crowded, Ground, lay, SMALLEST, type Laid, type Thing } from './lay'
import { standing, tokensIn, type MammothFacts, type Territory } from './view'

export interface Piece {
  key: string
  kind: 'place' | 'tribe' | 'figure' | 'spirit' | 'talent' | 'trail' | 'shard' | 'hidden'
  /** Seat, row, spirit, talent or kind of shard. */
  who: number
  /** The colours of the figures it stands for. */
  colours: number[]
  /** How many alike it stands for. */
  many: number
  x: number
  y: number
  /** How large it is drawn. */
  s: number
}

export interface Cell extends Territory {
  d: string
  at: Point
  ground: Ground
}

export interface Label {
  text: string
  x: number
  y: number
}

export interface Arranged {
  pieces: Piece[]
  labels: Label[]
}

/** How large a piece is where there is room, and how large a token beside it. */
const [WIDE, HIGH, TOKEN, TALL] = [51, 54, 31, 34]

const HEAD = 42

/** From line to line of a name. */
const LINE = 1.12

/** How large things are drawn in a room. */
export const sizeIn = ({ width, height }: Room): number =>
  Math.min(1.25, Math.max(0.62, Math.sqrt((width * height) / (ROOM.width * ROOM.height))))

/** On a small map there is no room for names: territories have their short signs there. */
export const isSmall = ({ width }: Room): boolean => width < 560

/** How large names are written. */
export const writing = (room: Room): number => (isSmall(room) ? 12 : Math.max(12.5, 17 * sizeIn(room)))

export function cellsIn(room: Room, facts: MammothFacts): Cell[] {
  return facts.territories.map((place) => {
    const [shape, at] = [outline(place.id, room), heart(place.id, room)]
    return { ...place, d: pathOf(shape), at, ground: new Ground(shape, at, isSmall(room) ? 1.5 : 3) }
  })
}

function contents(view: MammothodusView, n: number, facts: MammothFacts, together: boolean): Piece[] {
  const all: Piece[] = []
  const add = (kind: Piece['kind'], who: number, key: string, colours: number[] = [], many = 1): void =>
    void all.push({ key: `${kind} ${key}`, kind, who, colours, many, x: 0, y: 0, s: 1 })
  if (view.place[n] >= 0) add('place', view.place[n], String(view.place[n]))
  if (view.tribes[n]) add('tribe', 0, String(n), [], view.tribes[n])
  const crowd = standing(view, n)
  if (together)
    for (const seat of new Set(crowd.map((figure) => figure.seat)))
      add(
        'figure',
        seat,
        `${seat} at ${n}`,
        crowd.flatMap((figure) => (figure.seat === seat ? [figure.colour] : [])),
      )
  else for (const { seat, colour } of crowd) add('figure', seat, `${seat} ${colour}`, [colour])
  view.spirit_at.forEach((at, spirit) => {
    if (at === n) add('spirit', spirit, String(spirit))
  })
  const tokens = tokensIn(view, n)
  for (const talent of new Set(tokens))
    add('talent', talent, `${n} ${talent}`, [], tokens.filter((other) => other === talent).length)
  if (view.trail[n]) add('trail', 0, String(n))
  facts.shards.forEach((_, shard) => {
    for (let i = 0; i < view.up[n * facts.shards.length + shard]; i++) add('shard', shard, `${n} ${shard} ${i}`)
  })
  if (view.face_down[n]) add('hidden', 0, String(n))
  return all
}

const BIG: readonly Piece['kind'][] = ['place', 'tribe', 'figure', 'spirit']

function roomFor(piece: Piece, k: number, size: number): Thing {
  if (!BIG.includes(piece.kind)) return { wide: TOKEN * k, high: TALL * k }
  return {
    wide: Math.max(WIDE * size, piece.colours.length > 1 && size > 1 ? 14 + 13 * piece.colours.length : 0) * k,
    high: HIGH * size * k,
  }
}

/** How wide letters are, as a part of their height: Cyrillic ones are wider. */
const wideness = (text: string): number => (/[\u0400-\u04ff]/.test(text) ? 0.61 : 0.58)

/** A name in one line, or in two or three where that leaves more room; on a small map or in a crowd the short sign. */
function wordings(cell: Cell, small: boolean): string[][] {
  if (small) return [[cell.id], []]
  const words = cell.name.split(' ')
  const widest = (lines: string[]): number => Math.max(...lines.map((line) => line.length))
  const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const even = halves.toSorted((one, other) => widest(one) - widest(other)).slice(0, 1)
  return [[cell.name], ...even, ...(words.length > 2 ? [words] : []), [cell.id], []]
}

/** What a wording costs: more lines a little, the short sign instead of a name much, nothing at all the most. */
const lost = (lines: string[], i: number, cell: Cell, small: boolean): number =>
  !lines.length ? (small ? 0.06 : 0.34) : !small && lines[0] === cell.id ? 0.3 : i * 0.05

interface Found {
  laid: Laid
  pieces: Piece[]
  lines: string[]
  worth: number
}

/** Most territories stay as they are from one moment to the next. */
const known = new WeakMap<Cell, { what: string; arranged: Arranged }>()

/** What stands in a territory, and how its name is written there, as large as there is room for. */
export function arrange(view: MammothodusView, n: number, cell: Cell, facts: MammothFacts, room: Room): Arranged {
  const what = contents(view, n, facts, false)
    .map(({ key, many }) => `${key} ${many}`)
    .join()
  const before = known.get(cell)
  if (before?.what === what) return before.arranged
  const arranged = arrangeAnew(view, n, cell, facts, room)
  known.set(cell, { what, arranged })
  return arranged
}

function arrangeAnew(view: MammothodusView, n: number, cell: Cell, facts: MammothFacts, room: Room): Arranged {
  const [small, k, letters] = [isSmall(room), sizeIn(room), writing(room)]
  const size = small ? 1 : 1.12
  let best = null as Found | null
  for (const together of [false, true]) {
    const pieces = contents(view, n, facts, together)
    if (together && pieces.length === best?.pieces.length) break
    const crowd = pieces.filter((piece) => piece.kind === 'figure').length
    const things = pieces.map((piece) => roomFor(piece, k, size))
    for (const [i, lines] of wordings(cell, small).entries()) {
      const longest = Math.max(...lines.map((line) => line.length))
      const name: Thing[] = lines.length
        ? [
            {
              wide: longest * letters * (small ? 0.72 : wideness(cell.name)),
              high: lines.length * letters * LINE,
              fixed: true,
            },
          ]
        : []
      // On a small map the letters of figures would cover each other before they do. Nothing is given up for a name
      // that is only a little smaller without it.
      const given = (together ? (small ? -0.12 : 0.16) : 0) + lost(lines, i, cell, small)
      const laid = lay(cell.ground, [...things, ...name], Math.max(SMALLEST, (best?.worth ?? 0) + given))
      if (!laid) continue
      // The letters keep their size: heads that are too small would vanish behind them.
      const covered = crowd > 2 && !together ? Math.max(0, 30 - HEAD * laid.scale * size * k) / 60 : 0
      const worth = laid.scale - given - covered
      if (!best || worth > best.worth) best = { laid, pieces, lines, worth }
    }
    if (best && best.worth > 0.72) break
  }
  if (!best) {
    const pieces = contents(view, n, facts, true)
    best = {
      laid: crowded(
        cell.at,
        pieces.map((piece) => roomFor(piece, k, size)),
      ),
      pieces,
      lines: [],
      worth: 0,
    }
  }
  const { laid, pieces, lines } = best
  pieces.forEach((piece, i) => {
    ;[piece.x, piece.y] = laid.spots[i]
    piece.s = laid.scale * k * (BIG.includes(piece.kind) ? size : 1)
  })
  const [x, y] = laid.spots[pieces.length] ?? cell.at
  return { pieces, labels: lines.map((text, i) => ({ text, x, y: y + (i - (lines.length - 1) / 2) * letters * LINE })) }
}

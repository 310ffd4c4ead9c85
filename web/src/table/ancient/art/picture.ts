/** The picture of a card of Ancient Knowledge, by its number. What it shows is written in `motifs.json`. */
import * as artefacts from '../../../art/artefacts'
import * as cities from './cities'
import { medallion } from './emblems'
import * as megaliths from './megaliths'
import { recipe, type Motif } from '../../../art/motif'
import motifs from './motifs.json'
import { Pen } from '../../../art/pen'
import * as pyramids from './pyramids'
import { Rng } from '../../../art/rng'
import * as ruins from './ruins'
import { background, foreground, type Land } from '../../../art/scene'

const MOTIFS = { ...cities, ...ruins, ...megaliths, ...pyramids, ...artefacts } as unknown as Record<string, Motif>

export const BUILDERS = 144

export interface Picture {
  land: Land | 'medallion'
  box: string
  markup: string
}

const drawn = new Map<number, Picture>()

/** Draw a card, once. */
export function picture(card: number): Picture {
  let found = drawn.get(card)
  if (!found) drawn.set(card, (found = draw(card)))
  return found
}

function draw(card: number): Picture {
  const line = motifs[card]
  if (card >= BUILDERS) {
    const level = card < BUILDERS + 27 ? 1 : 2
    const n = card - BUILDERS - (level === 2 ? 27 : 0)
    const rim = [0, 2, 1][Math.floor(n / (level === 1 ? 9 : 6))]
    return { land: 'medallion', box: '0 0 120 120', markup: medallion(line, rim, level, card) }
  }
  const { motif, land, options } = recipe(line)
  const p = new Pen(new Rng(card * 7919 + 17))
  background(p, land)
  MOTIFS[motif](p, options)
  foreground(p, land)
  return { land, box: '0 0 240 150', markup: p.toString() }
}

/** Whether every recipe names a motif that exists: for the tests. */
export function unknownMotifs(): string[] {
  return motifs
    .slice(0, BUILDERS)
    .map((line) => recipe(line).motif)
    .filter((name) => !(name in MOTIFS))
}

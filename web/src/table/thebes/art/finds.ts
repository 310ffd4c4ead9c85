/** What comes out of the bags of Thebes: coins, cups, helmets, masks, beasts, and what the study already knows. */
import * as study from '../../../art/artefacts'
import { recipe, type Motif } from '../../../art/motif'
import motifs from './motifs.json'
import { Pen, ring } from '../../../art/pen'
import { Rng } from '../../../art/rng'
import { background } from '../../../art/scene'

const coin: Motif = (p) => {
  p.circle(124, 76, 46, 'cast').circle(120, 72, 46, 'a').circle(120, 72, 39, 's0')
  for (let i = 0; i < 40; i++) p.circle(120 + Math.cos(i * 0.157) * 42.5, 72 + Math.sin(i * 0.157) * 42.5, 1.2, 'k n')
  p.path('M104 100Q100 60 118 50q20-6 26 12l5 8-6 3q2 12-8 13l-2 14Z', 's2')
    .path('M108 56q12-14 30-4', 'al')
    .circle(133, 64, 2, 'k')
}

const cup: Motif = (p) => {
  p.ellipse(124, 128, 44, 5, 'cast')
    .path('M66 48Q70 96 112 100V116H96v8h48v-8h-16v-16q42-4 46-52Z', 's0')
    .path('M128 100v16h16v8h-24V52h54q-4 44-46 48Z', 's2 n')
    .ellipse(120, 48, 54, 8, 's1')
  p.path('M66 54q-26 2-18 22 6 12 28 8M174 54q26 2 18 22-6 12-28 8', 'l').path(
    'M74 66q46 12 92 0M80 78q40 10 80 0',
    'al',
  )
}

const helmet: Motif = (p) => {
  p.ellipse(124, 128, 44, 5, 'cast')
    .path('M78 122Q66 40 120 30Q176 40 164 122H142L138 92H126V70H114V92H102L98 122Z', 's0')
    .path('M134 32Q176 44 164 122H142L138 92H128Z', 's2 n')
  p.path('M88 74q12-12 24 0-12 8-24 0Zm40 0q12-12 24 0-12 8-24 0Z', 'k').path(
    'M70 44Q120-10 176 50Q146 20 120 22Q92 22 70 44Z',
    'a',
  )
  for (let i = 0; i < 9; i++) p.path(`M${84 + i * 9} ${34 - Math.sin((i / 8) * Math.PI) * 16}l3 10`, 't')
}

const mask: Motif = (p, o) => {
  p.ellipse(124, 130, 42, 5, 'cast')
  if (o.stripes) {
    p.path('M70 126Q58 60 84 34Q120 10 156 34Q182 60 170 126Z', 'a')
    for (let i = 0; i < 7; i++) p.path(`M${72 - i * 0.6} ${118 - i * 12}h22m52 0h22`, 's0')
  }
  p.path('M88 60Q90 34 120 32Q150 34 152 60Q154 104 120 118Q86 104 88 60Z', 's0').path(
    'M128 33Q150 38 152 60Q154 104 124 117Z',
    's2 n',
  )
  p.path('M97 66q9-7 18 0-9 6-18 0Zm28 0q9-7 18 0-9 6-18 0Z', 'k')
    .path('M120 66l-5 18h10M108 97q12 6 24 0', 'l')
    .path('M94 56q10-6 21-2m11 0q10-4 20 2', 'al')
  if (o.stripes) p.path('M114 118h12l3 16h-18Z', 's1')
  else p.path('M100 102q20 26 40 0', 'al')
}

const bust: Motif = (p) => {
  p.ellipse(124, 130, 46, 5, 'cast')
    .path(
      'M76 130Q80 104 108 98L106 82Q92 70 98 52Q102 40 92 22L146 18Q150 40 142 54Q146 76 132 84L134 98' +
        'Q160 104 164 130Z',
      's0',
    )
    .path('M126 20L146 18Q150 40 142 54Q146 76 132 84L134 98Q160 104 164 130H130Z', 's2 n')
    .path('M92 22L146 18L143 46Q118 40 97 46Z', 'a')
  p.path('M104 60q6-4 12 0m10 0q6-4 12 0M120 60v12M112 79q8 4 16 0', 'l').path('M92 112q28 16 56 0', 'al')
}

const beast: Motif = (p, o) => {
  p.ellipse(120, 126, 66, 6, 'cast')
  if (o.head) {
    p.path(
      'M86 44Q58 40 52 10Q74 30 96 30H144Q166 30 188 10Q182 40 154 44Q160 84 140 112Q120 130 100 112Q80 84 86 44Z',
      's0',
    ).path('M130 30h14Q166 30 188 10Q182 40 154 44Q160 84 140 112Q132 122 124 122Z', 's2 n')
    p.ellipse(102, 62, 5, 4, 'k')
      .ellipse(138, 62, 5, 4, 'k')
      .ellipse(112, 104, 4, 3, 'k')
      .ellipse(128, 104, 4, 3, 'k')
      .circle(120, 44, 7, 'al')
    return
  }
  p.path(
    'M52 122V78Q50 52 78 50H138Q150 30 168 26L172 16L180 26Q194 32 190 46L178 56Q172 60 168 74L170 122' +
      'H154L150 88Q120 96 86 88L80 122H66L64 92Q62 100 66 122Z',
    's0',
  ).path('M150 40Q158 28 168 26L172 16L180 26Q194 32 190 46L178 56Q172 60 168 74L170 122H154L150 88Z', 's2 n')
  p.circle(178, 38, 2.2, 'k')
    .path('M52 78Q34 82 38 108', 'l')
    .path(o.wings ? 'M84 52Q92 14 140 18Q128 30 134 38Q118 36 120 46Q106 44 104 54' : 'M84 62q24 10 50-2', 'al')
}

const scroll: Motif = (p) => {
  p.ellipse(120, 126, 76, 6, 'cast')
    .path('M56 30H184V112H56Z', 's0')
    .path('M56 24q-14 0-14 12t14 12V112q-10 0-10 8t12 8 10-10V36q0-12-12-12Z', 's1')
    .path('M184 24q14 0 14 12t-14 12V112q10 0 10 8t-12 8-10-10V36q0-12 12-12Z', 's2')
  for (let i = 0; i < 6; i++) p.path(`M76 ${44 + i * 12}q5-4 9 0t9 0 9 0 9 0 9 0${i % 3 ? ' 9 0 9 0' : ''}`, 'al')
}

const trove: Motif = (p) => {
  p.ellipse(120, 126, 70, 7, 'cast')
  for (let i = 0; i < 16; i++)
    p.blob(ring(p.r, p.r.in(66, 174), p.r.in(84, 120), p.r.in(7, 13), p.r.in(5, 9), 7, 0.15), i % 3 ? 's0' : 'a')
  p.path('M80 86L74 40L98 62L120 30L142 62L166 40L160 86Q120 98 80 86Z', 'a')
    .circle(74, 38, 5, 's0')
    .circle(120, 28, 5, 's0')
    .circle(166, 38, 5, 's0')
    .path('M82 78q38 10 76 0', 'l')
}

const frieze: Motif = (p) => {
  p.rect(34, 34, 172, 86, 's0')
    .rect(34, 34, 172, 8, 's1')
    .rect(34, 112, 172, 8, 's1')
    .hatch(
      [
        [170, 42],
        [206, 42],
        [206, 112],
        [170, 112],
      ],
      62,
      4,
    )
  for (let i = 0; i < 4; i++)
    p.path(`M${52 + i * 38} 110l2-26q-8-6-4-16 8-6 12 0 4 10-4 16l10 8 2 18m-14-18l-10 6`, 'al').circle(
      57 + i * 38,
      58,
      6,
      'a',
    )
}

const MOTIFS = { ...study, coin, cup, helmet, mask, bust, beast, scroll, trove, frieze } as unknown as Record<
  string,
  Motif
>
const drawn = new Map<number, string>()

/** The picture of a find by its place among all finds (240 × 150). */
export function find(n: number): string {
  let markup = drawn.get(n)
  if (markup === undefined) {
    const { motif, options } = recipe(motifs[n])
    const p = new Pen(new Rng(n * 131 + 7))
    background(p, 'study')
    MOTIFS[motif](p, options)
    drawn.set(n, (markup = p.toString()))
  }
  return markup
}

export const unknownFinds = (): string[] => motifs.filter((line) => !(recipe(line).motif in MOTIFS))

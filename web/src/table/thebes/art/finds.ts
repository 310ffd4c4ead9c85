/** What comes out of the bags of Thebes: coins, cups, helmets, masks, beasts, and what the study already knows. */
import * as study from '../../../art/artefacts'
import { recipe, type Motif } from '../../../art/motif'
import motifs from './motifs.json'
import { Pen, ring } from '../../../art/pen'
import { Rng } from '../../../art/rng'
import { background } from '../../../art/scene'

/** What is struck on a coin: an `owl`, an `eagle`, a `star` where it hangs from a loop, or a head with laurel. */
const coin: Motif = (p, o) => {
  p.circle(124, 76, 46, 'cast')
  if (o.star) p.circle(120, 22, 9, 's1').circle(120, 22, 4, 'k')
  p.circle(120, 72, 46, 'a').circle(120, 72, 39, 's0')
  for (let i = 0; i < 40; i++) p.circle(120 + Math.cos(i * 0.157) * 42.5, 72 + Math.sin(i * 0.157) * 42.5, 1.2, 'k n')
  if (o.owl) {
    p.ellipse(120, 82, 15, 21, 's2').path('M113 102v6m14-6v6', 'l').circle(120, 60, 16, 's2')
    for (const x of [113, 127]) p.circle(x, 59, 6, 's0').circle(x, 59, 2.6, 'k')
    p.path('M117 64h6l-3 7Z', 'a').path('M110 80q10 8 20 0m-19 8q9 7 18 0', 'al').path('M94 66q10-6 8-20', 'al')
  } else if (o.eagle)
    p.path('M120 100l-8-12q2-14-30-34 16 0 26 6 6 3 8-2-1-10 8-11 9 1 10 8l-7 3q0 3 5 2 10-6 26-6-32 20-30 34Z', 's2')
      .circle(125, 51, 1.8, 'k')
      .path('M108 106h24m-18-6-3 6m11-6 3 6', 'l')
  else if (o.star) p.path('M120 42l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2Z', 'a').circle(120, 71, 6, 's0')
  else
    p.path('M104 100Q100 60 118 50q20-6 26 12l5 8-6 3q2 12-8 13l-2 14Z', 's2')
      .path('M106 66q4-16 28-15m-26 6q8-2 8-9m1 6q6-4 4-9m3 6q5-4 4-8', 'al')
      .circle(133, 64, 2, 'k')
}

/** A cylinder with signs cut into it, and the strip of clay it was rolled over. */
const seal: Motif = (p) => {
  p.ellipse(78, 119, 24, 4, 'cast')
    .path('M102 62L216 54V108L102 116Z', 's1')
    .path('M102 68L216 60M102 110L216 102', 'l')
    .path('M52 44V110Q74 124 96 110V44Z', 's0')
    .path('M80 48V117Q90 115 96 110V44Z', 's2 n')
  p.ellipse(74, 44, 22, 7, 's1').ellipse(74, 44, 5, 2, 'k')
  const scene = (x: number, y: number): unknown =>
    p
      .circle(x, y, 3.2, 'a')
      .path(`M${x} ${y + 4}v14l-4 12m4-12l4 12m-10-20l6-4 8 2`, 'l')
      .path(`M${x + 12} ${y + 30}v-12h14v12m0-12l5-7-2-4m-17 11l-4-8`, 'al')
  for (let i = 0; i < 3; i++) scene(114 + i * 36, 72 - i * 2.5)
  scene(62, 66)
}

/** A draped figure on its base: a charioteer with `reins`, or a goddess whose arms are lost. */
const standing: Motif = (p, o) => {
  p.ellipse(124, 132, 36, 4, 'cast').rect(92, 124, 56, 8, 's1')
  if (o.reins) {
    p.path('M102 124Q100 96 106 78L103 58Q106 47 120 47Q134 47 137 58L134 78Q140 96 138 124Z', 's0')
      .path('M124 47Q134 47 137 58L134 78Q140 96 138 124H124Z', 's2 n')
      .path('M134 52Q148 56 150 68L172 70V77L146 79Q136 72 131 66Z', 's0')
      .path('M106 54q-12 8-11 28l6 2q1-14 9-20Z', 's1')
      .circle(174, 73, 4.5, 's0')
    for (let i = 0; i < 7; i++) p.path(`M${107 + i * 4.4} 82L${104 + i * 5.4} 123`, i % 2 ? 'l' : 't')
    p.path('M105 77q15 5 30 0m-29 4q14 5 28 0', 'al').path('M178 72Q204 64 222 78M178 75Q202 74 218 90', 'al')
  } else {
    p.path('M106 50Q101 58 107 72L104 86Q122 92 138 84L133 70Q138 58 134 50Q120 44 106 50Z', 's0')
      .path('M124 47Q134 49 134 52Q138 58 133 70L138 84L126 88Z', 's2 n')
      .path('M106 50q-9 5-7 17l7 1Zm28 0q8 4 7 12l-7 2Z', 's1')
      .path('M101 84Q120 94 141 80Q150 104 143 124H99Q95 102 101 84Z', 's0')
      .path('M126 90L141 80Q150 104 143 124H126Z', 's2 n')
    for (let i = 0; i < 6; i++) p.path(`M${105 + i * 6} ${90 - i}Q${112 + i * 4} 104 ${103 + i * 7} 123`, 'l')
    p.path('M113 60q3 3 6 0m5 0q3 3 6 0', 't')
  }
  p.rect(115.5, 40, 9, 9, 's1')
    .circle(120, 31, 11.5, 's0')
    .path('M108 32q-1-15 12-15t12 15q-3-7-12-8-9 1-12 8Z', 'a')
    .path('M114 32h3.500m5 0h3.500M120 32v5M117 40q3 1.500 6 0', 'l')
  if (o.reins) p.path('M108.500 27q11.500-6 23 0', 'l')
  else p.circle(130, 21, 5, 'a')
}

/** A slab with the lamp of seven branches. */
const lamp: Motif = (p) => {
  p.ellipse(122, 130, 84, 5, 'cast').rect(38, 20, 164, 108, 's0').rect(46, 28, 148, 92, 's1')
  for (const r of [16, 32, 48])
    p.path(
      `M${117 - r} 52v4a${r + 3} ${r + 3} 0 0 0 ${2 * r + 6} 0v-4h-6v4a${r - 3} ${r - 3} 0 0 1 ${6 - 2 * r} 0v-4Z`,
      'a',
    )
  p.path('M117 52h6v56l18 10h-42l18-10Z', 'a').path('M110 78h20M112 94h16', 'al')
  for (let i = -3; i <= 3; i++) p.path(`M${120 + i * 16} 50q-7-8 0-17 7 9 0 17Z`, 'sun')
}

/** The navel of the world: an egg of stone under a net of wool. */
const omphalos: Motif = (p) => {
  p.ellipse(124, 130, 52, 5, 'cast')
    .path('M78 128Q70 34 120 26Q170 34 162 128Q120 140 78 128Z', 's0')
    .path('M134 29Q168 40 162 128Q146 133 132 133Q158 80 134 29Z', 's2 n')
  for (let i = -2; i <= 2; i++)
    p.path(`M${120 + i * 4} 28Q${120 + i * 26} 70 ${120 + i * 17} 132`, 'al').path(
      `M${120 + i * 12} ${34 + Math.abs(i) * 4}Q${120 - i * 4} 80 ${120 - i * 20} 131`,
      'l',
    )
  for (const [y, w] of [
    [52, 33],
    [78, 41],
    [104, 43],
  ])
    p.path(`M${120 - w} ${y}q${w} 14 ${2 * w} 0`, 'l')
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

const MOTIFS = {
  ...study,
  coin,
  seal,
  standing,
  lamp,
  omphalos,
  cup,
  helmet,
  mask,
  bust,
  beast,
  scroll,
  trove,
  frieze,
} as unknown as Record<string, Motif>
const drawn = new Map<number, string>()

/** The table of the study that every find lies on (240 × 150); it may be cut at its edges. */
export const STUDY = ((p) => {
  background(p, 'study')
  return p.toString()
})(new Pen(new Rng(7)))

/** The picture of a find by its place among all finds (240 × 150), without what it lies on. */
export function find(n: number): string {
  let markup = drawn.get(n)
  if (markup === undefined) {
    const { motif, options } = recipe(motifs[n])
    const p = new Pen(new Rng(n * 131 + 7))
    MOTIFS[motif](p, options)
    drawn.set(n, (markup = p.toString()))
  }
  return markup
}

export const unknownFinds = (): string[] => motifs.filter((line) => !(recipe(line).motif in MOTIFS))

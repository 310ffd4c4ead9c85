/** The games' own pictures, and one for any other: for the landing page and the head of a lobby (480 × 300). */
import { Pen, ring, smooth, type Point } from './pen'
import { palm, pine } from './scene'
import { Rng } from './rng'
import { smooth as pyramid } from './pyramids'
import { henge } from './megaliths'
import { gable } from './cities'

export type Game = 'ancient' | 'thebes' | 'mammothodus'

const POSTERS: Record<string, (p: Pen) => void> = { ancient, thebes, mammothodus }

/** The picture of a game; one that this client does not know lies somewhere in the desert. */
export function poster(game: string): string {
  const p = new Pen(new Rng(4711))
  ;(POSTERS[game] ?? desert)(p)
  return p.toString()
}

function hill(p: Pen, y: number, off: number, cls: string, step = 60): void {
  const points: Point[] = [[-40, 330]]
  for (let x = -40; x <= 540; x += step) points.push([x, y + p.r.in(-off, off)])
  points.push([540, 330])
  p.path(smooth(points, true), cls)
}

function desert(p: Pen): void {
  p.raw('<rect class="y0" width="480" height="300"/>')
  p.circle(120, 70, 30, 'sun').circle(120, 70, 42, 'halo')
  hill(p, 140, 14, 'y1')
  hill(p, 176, 14, 'y2')
  palm(p, 330, 214, 70)
  palm(p, 366, 222, 52)
  hill(p, 212, 10, 'g0')
  hill(p, 250, 8, 'e0')
}

/** Monuments on the surface, others already sinking through the strata beneath. */
function ancient(p: Pen): void {
  p.raw('<rect class="y0" width="480" height="300"/>')
  p.circle(372, 60, 30, 'sun').circle(372, 60, 42, 'halo').circle(372, 60, 56, 'halo')
  hill(p, 96, 10, 'y1')
  hill(p, 124, 12, 'y2')
  hill(p, 146, 10, 'g0')
  p.raw('<g transform="translate(24 40) scale(.94)">')
  henge(p, {})
  p.raw('</g><g transform="translate(232 12) scale(1.12)">')
  pyramid(p, { cap: 1, h: 92, w: 160, x: 118 })
  p.raw('</g>')
  const layers: [number, string][] = [
    [156, 'e0'],
    [196, 'e1'],
    [232, 'e2'],
    [266, 'e3'],
  ]
  layers.forEach(([y, cls]) => {
    hill(p, y, 7, `${cls} n`)
    for (let i = 0; i < 5; i++)
      p.curve(
        [
          [i * 100 - 20, y + 14],
          [i * 100 + 20, y + 12 + p.r.in(-3, 3)],
          [i * 100 + 60, y + 15],
        ],
        't',
      )
  })
  p.raw('<g transform="translate(96 148) scale(.72) rotate(-7 120 100)" opacity=".96">')
  gable(p, { n: 7, ruin: 1 })
  p.raw('</g><g transform="translate(300 170) scale(.62) rotate(5 120 100)">')
  pyramid(p, { ruin: 1, h: 70, w: 170 })
  p.raw('</g>')
  for (let i = 0; i < 26; i++) {
    const [x, y] = [p.r.in(8, 472), p.r.in(186, 292)]
    const k = p.r.in(4, 8)
    p.shape(ring(p.r, x, y, k, k * 0.75, 5, 0.3), i % 3 ? 's1' : 'a', 0)
  }
  palm(p, 246, 168, 46)
  palm(p, 262, 170, 32)
}

/** A travel poster: the night train, a Zeppelin, and far away what they go for. */
function thebes(p: Pen): void {
  p.raw('<rect class="th-sky" width="480" height="300"/>')
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (1 + (i + 0.5) / 15)
    const b = a + Math.PI / 30
    p.path(
      `M300 196L${(300 + Math.cos(a) * 460).toFixed(0)} ${(196 + Math.sin(a) * 460).toFixed(0)}` +
        `L${(300 + Math.cos(b) * 460).toFixed(0)} ${(196 + Math.sin(b) * 460).toFixed(0)}Z`,
      'th-ray',
    )
  }
  p.circle(300, 190, 54, 'th-sun')
  hill(p, 178, 5, 'th-far')
  p.shape(
    [
      [216, 186],
      [268, 112],
      [322, 186],
    ],
    'th-pyr',
  )
    .shape(
      [
        [268, 112],
        [322, 186],
        [286, 186],
      ],
      'th-pyr2',
    )
    .shape(
      [
        [302, 186],
        [338, 136],
        [376, 186],
      ],
      'th-pyr',
    )
    .shape(
      [
        [338, 136],
        [376, 186],
        [350, 186],
      ],
      'th-pyr2',
    )
  p.path('M-10 206Q120 190 240 200T500 190V300H-10Z', 'th-sea')
  for (let i = 0; i < 12; i++)
    p.path(`M${p.r.in(0, 440).toFixed(0)} ${p.r.in(206, 228).toFixed(0)}q8-3 16 0t16 0`, 'th-foam')
  p.path('M-10 300V236Q90 222 200 232T500 216V300Z', 'th-land')
  p.path('M-10 268Q160 240 490 250', 'th-rail').path('M-10 274Q160 246 490 256', 'th-rail')
  for (let i = 0; i < 30; i++)
    p.path(`M${i * 17} ${(270 - Math.sin((i / 30) * 2.4) * 22 + i * 0.2).toFixed(1)}l-3 10`, 'th-tie')
  p.raw('<g transform="translate(36 196) rotate(-3)">')
  p.path('M0 56V28H20V12H52V28H112V20q10-6 20 0v8h10q10 4 10 28Z', 'th-engine')
    .path('M4 30h44M60 28v28M118 20v-8h-8v8', 'th-line')
    .rect(26, 17, 20, 12, 'th-lamp')
    .path('M112 28q-4-18 6-24q10 4 8 16', 'th-smoke')
  for (const x of [22, 52, 84, 118]) p.circle(x, 58, 12, 'th-wheel').circle(x, 58, 3, 'th-lamp')
  p.path('M22 58H118', 'th-line').circle(150, 36, 4, 'th-lamp').raw('</g>')
  for (let i = 0; i < 6; i++) p.circle(176 + i * 20 + p.r.in(-4, 4), 178 - i * 14, 9 + i * 4, 'th-smoke')
  for (let i = 0; i < 2; i++) {
    p.raw(`<g transform="translate(${-66 - i * 92} ${206 + i * 9}) rotate(-5)">`)
      .path('M0 54V14h92v40Z', 'th-car')
      .path('M-2 14q48-12 96 0Z', 'th-roof')
    for (let k = 0; k < 4; k++) p.rect(8 + k * 21, 22, 14, 13, 'th-lamp')
    p.circle(20, 56, 9, 'th-wheel').circle(72, 56, 9, 'th-wheel').raw('</g>')
  }
  p.raw('<g transform="translate(92 46) rotate(-4)">')
    .path('M0 26Q18 0 74 0T150 24Q120 50 74 50T0 26Z', 'th-zep')
    .path('M2 26h146M14 12q60-10 120 2M14 40q60 8 118-3', 'th-line')
    .path('M136 12l24-10-6 22 6 22-24-10Z', 'th-roof')
    .rect(54, 52, 34, 8, 'th-car')
    .path('M58 50v3m26-3v3', 'th-line')
    .raw('</g>')
  p.path('M16 16H464V284H16Z', 'th-frame')
  p.raw('<g transform="translate(398 52) rotate(9)">')
    .circle(0, 0, 30, 'th-stamp')
    .circle(0, 0, 24, 'th-stamp')
    .path('M-20 -11H20M-20 11H20', 'th-stamp')
  // The year is drawn, not set: a poster can be as small as a stamp.
  p.path(
    'M-16 -3l4 -3v12M-4.4 -2.4a3.4 3.6 0 1 0 0 .1M-4.4 -2.4q.4 6 -4 8.4M5 0m-3.6 0a3.6 6 0 1 0 7.2 0' +
      'a3.6 6 0 1 0 -7.2 0M12 -3l4 -3v12',
    'th-stamp',
  ).raw('</g>')
  palm(p, 440, 240, 58)
  palm(p, 418, 244, 40)
}

export const MAMMOTH =
  'M4 92Q2 66 10 50Q16 34 34 30Q40 14 56 12Q70 10 76 20Q96 16 116 26Q136 34 138 56L140 92H126L124 68' +
  'Q118 74 112 74L112 92H98L97 76Q80 78 66 72L66 92H52L50 68Q44 64 40 56Q34 60 32 66Q30 78 36 82' +
  'Q30 86 24 80Q18 74 20 62Q22 52 24 46Q18 50 16 60Q14 76 14 92Z'

/** The blue dusk of the ice: mammoths on the ridge, fires below. */
function mammothodus(p: Pen): void {
  p.raw('<rect class="mm-sky0" width="480" height="300"/>')
  hill(p, 90, 14, 'mm-sky1')
  hill(p, 130, 12, 'mm-sky2')
  for (let i = 0; i < 3; i++)
    p.path(
      `M-20 ${60 + i * 18}Q80 ${10 + i * 20} 190 ${48 + i * 14}T360 ${30 + i * 16}T520 ${54 + i * 12}` +
        `L520 ${70 + i * 12}Q400 ${70 + i * 14} 350 ${58 + i * 16}T190 ${76 + i * 14}T-20 ${84 + i * 18}Z`,
      `mm-aurora${i}`,
    )
  let stars = ''
  for (let i = 0; i < 60; i++) stars += `M${p.r.in(4, 476).toFixed(1)} ${p.r.in(4, 140).toFixed(1)}h.01`
  p.path(stars, 'mm-star').circle(86, 62, 22, 'mm-moon').circle(78, 56, 4, 'mm-crater').circle(93, 68, 3, 'mm-crater')
  p.shape(
    [
      [150, 220],
      [206, 120],
      [232, 142],
      [262, 76],
      [296, 128],
      [318, 112],
      [386, 220],
    ],
    'mm-peak',
    3,
  )
  p.shape(
    [
      [262, 76],
      [296, 128],
      [284, 122],
      [272, 134],
      [262, 116],
      [250, 126],
      [244, 118],
    ],
    'mm-snow',
    1,
  ).shape(
    [
      [206, 120],
      [224, 136],
      [212, 140],
      [204, 134],
      [196, 142],
    ],
    'mm-snow',
    1,
  )
  p.hatch(
    [
      [262, 76],
      [296, 128],
      [318, 112],
      [386, 220],
      [300, 220],
    ],
    66,
    6,
    'mm-hatch',
  )
  hill(p, 196, 8, 'mm-ridge0')
  for (const x of [20, 44, 408, 430, 456]) pine(p, x, 200, 34)
  hill(p, 218, 8, 'mm-ridge1')
  const herd: [number, number, number, number][] = [
    [196, 122, 1.02, 1],
    [106, 152, 0.66, 1],
    [322, 160, 0.56, 1],
    [384, 172, 0.4, 1],
  ]
  for (const [x, y, s] of herd) {
    p.raw(`<g transform="translate(${x} ${y}) scale(${s})">`)
      .path(MAMMOTH, 'mm-beast')
      .path('M44 58Q20 74 22 92Q24 96 28 92Q32 78 52 66', 'mm-tusk')
      .path('M40 62Q10 72 6 90Q6 96 11 93Q18 80 46 70', 'mm-tusk')
      .circle(46, 40, 1.8, 'mm-eye')
    p.path('M64 30q6 14 4 26M84 28q8 18 4 34M104 30q10 18 6 36M120 38q8 14 6 28', 'mm-fur').raw('</g>')
  }
  hill(p, 252, 8, 'mm-ridge2')
  for (const [x, y] of [
    [60, 262],
    [422, 258],
    [452, 274],
  ]) {
    p.circle(x, y - 8, 30, 'mm-glow').circle(x, y - 8, 17, 'mm-glow')
    p.path(`M${x - 8} ${y}q-3-12 4-18q0 6 4 8q2-10 0-16q12 10 9 26Z`, 'mm-fire')
      .path(`M${x - 3} ${y}q-1-6 3-10q4 4 3 10Z`, 'mm-fire2')
      .path(`M${x - 11} ${y + 2}l22-4m-22 0l22 4`, 'mm-log')
    for (const k of [-22, 20])
      p.path(
        `M${x + k} ${y + 2}l2-16q3-3 6 0l2 16ZM${x + k + 5} ${y - 19}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0` +
          `M${x + k + (k < 0 ? 10 : -1)} ${y + 2}v-28`,
        'mm-human',
      )
  }
  for (let i = 0; i < 40; i++) p.circle(p.r.in(0, 480), p.r.in(0, 300), p.r.in(0.6, 1.5), 'mm-flake')
}

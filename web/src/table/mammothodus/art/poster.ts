import type { Pen } from '../../../art/pen'
import { hill } from '../../../art/poster'
import { pine } from '../../../art/scene'

const MAMMOTH =
  'M4 92Q2 66 10 50Q16 34 34 30Q40 14 56 12Q70 10 76 20Q96 16 116 26Q136 34 138 56L140 92H126L124 68' +
  'Q118 74 112 74L112 92H98L97 76Q80 78 66 72L66 92H52L50 68Q44 64 40 56Q34 60 32 66Q30 78 36 82' +
  'Q30 86 24 80Q18 74 20 62Q22 52 24 46Q18 50 16 60Q14 76 14 92Z'

/** The blue dusk of the ice: mammoths on the ridge, fires below. */
export function poster(p: Pen): void {
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

import type { Pen } from '../../../art/pen'
import { hill } from '../../../art/poster'
import { palm } from '../../../art/scene'

/** A travel poster: the night train, a Zeppelin, and far away what they go for. */
export function poster(p: Pen): void {
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

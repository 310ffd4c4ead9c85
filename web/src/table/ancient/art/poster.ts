import { gable } from './cities'
import { henge } from './megaliths'
import { ring, type Pen } from '../../../art/pen'
import { hill } from '../../../art/poster'
import { smooth as pyramid } from './pyramids'
import { palm } from '../../../art/scene'

/** Monuments on the surface, others already sinking through the strata beneath. */
export function poster(p: Pen): void {
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

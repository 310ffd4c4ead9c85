/**
 * Small scenes for pages that would otherwise be empty: a dig that has not begun, a broken jar, a camp that waits (480
 * × 200).
 */
import { Pen, ring, smooth, type Point } from './pen'
import { Rng } from './rng'
import { palm } from './scene'

export type Scene = 'pit' | 'jar' | 'camp'

const SCENES: Record<Scene, (p: Pen) => void> = { pit, jar, camp }

export function vignette(scene: Scene): string {
  const p = new Pen(new Rng(scene.length * 77 + scene.charCodeAt(0)))
  SCENES[scene](p)
  return p.toString()
}

/** A layer of ground from its wavy upper edge down. */
function layer(p: Pen, y: number, off: number, cls: string): void {
  const points: Point[] = [[-40, 240]]
  for (let x = -40; x <= 540; x += 58) points.push([x, y + p.r.in(-off, off)])
  points.push([540, 240])
  p.path(smooth(points, true), cls)
}

function sky(p: Pen, sun: number): void {
  p.raw('<rect class="y0" width="480" height="200"/>')
  p.circle(sun, 52, 21, 'sun').circle(sun, 52, 31, 'halo').circle(sun, 52, 42, 'halo')
  let stars = ''
  for (let i = 0; i < 24; i++) stars += `M${p.r.in(6, 474).toFixed(0)} ${p.r.in(6, 70).toFixed(0)}h.01`
  p.path(stars, 'star')
  layer(p, 84, 8, 'y1')
  layer(p, 98, 8, 'y2')
  layer(p, 112, 5, 'g0')
}

function sherds(p: Pen, n: number, from: number, to: number): void {
  for (let i = 0; i < n; i++) {
    const k = p.r.in(3, 6.5)
    p.shape(ring(p.r, p.r.in(8, 472), p.r.in(from, to), k, k * 0.75, 5, 0.3), i % 3 ? 's1' : 'a', 0)
  }
}

function strata(p: Pen, from: number): void {
  ;[0, 24, 46, 66].forEach((down, i) => layer(p, from + down, 4, `e${i} n`))
}

/** The ground under every page, with monuments that have sunk into it (1600 × 130). */
export function ground(): string {
  const p = new Pen(new Rng(1901))
  const bands: [number, number, string][] = [
    [26, 9, 'f0'],
    [52, 6, 'f1'],
    [78, 6, 'f2'],
    [104, 5, 'f3'],
  ]
  bands.forEach(([y, off, cls], i) => {
    const points: Point[] = [[-80, 180]]
    for (let x = -80; x <= 1700; x += 90) points.push([x, y + p.r.in(-off, off)])
    points.push([1700, 180])
    p.path(smooth(points, true), cls)
    let d = ''
    for (let x = p.r.in(0, 120); x < 1600; x += p.r.in(120, 260))
      d += `M${x.toFixed(0)} ${(y + 15).toFixed(0)}q20-4 40 0t34-1`
    p.path(d, 't')
    if (i === 1) sunken(p)
  })
  for (let i = 0; i < 46; i++) {
    const k = p.r.in(3, 7)
    p.shape(ring(p.r, p.r.in(10, 1590), p.r.in(52, 122), k, k * 0.75, 5, 0.3), i % 4 ? 's1' : 'a', 0)
  }
  return p.toString()
}

function sunken(p: Pen): void {
  p.raw('<g transform="translate(170 46) rotate(-6)">')
    .shape(
      [
        [0, 44],
        [52, -8],
        [104, 44],
      ],
      's0',
    )
    .shape(
      [
        [52, -8],
        [104, 44],
        [68, 44],
      ],
      's2 n',
      0,
    )
    .courses(
      [
        [0, 44],
        [52, -8],
        [68, 44],
      ],
      7,
      13,
    )
    .raw('</g>')
  p.raw('<g transform="translate(470 46) rotate(5)">')
  for (const x of [0, 22, 44, 66]) p.column(x, 40, x === 44 ? 22 : 38, 9)
  p.rect(-8, -6, 40, 6, 's0').raw('</g>')
  p.raw('<g transform="translate(860 44)">')
    .shape(
      [
        [0, 40],
        [4, 0],
        [18, -2],
        [22, 40],
      ],
      's0',
    )
    .shape(
      [
        [40, 40],
        [43, 4],
        [58, 0],
        [60, 40],
      ],
      's1',
    )
    .shape(
      [
        [-4, 0],
        [30, -9],
        [62, -1],
        [60, 7],
        [0, 6],
      ],
      's0',
    )
    .raw('</g>')
  p.raw('<g transform="translate(1130 40) rotate(-9)">')
    .path('M20 46Q0 40 4 18Q8 2 26 0Q46 2 48 18Q52 40 34 46Z', 's0')
    .path('M14 8Q-2 6 0-6M38 8Q54 6 52-6M6 22q20 8 42 0M5 30q22 8 44 0', 'l')
    .path('M8 26l6 3 6-3 6 4 6-4 6 3 6-3', 'al')
    .raw('</g>')
  p.raw('<g transform="translate(1370 44) rotate(4)">')
    .path('M0 34Q4 2 40 0Q76 2 78 34L64 38L56 30L46 40L34 30L24 40L14 30Z', 's0')
    .circle(26, 18, 6, 'k')
    .circle(54, 18, 6, 'k')
    .path('M14 34Q-14 44-22 20', 's1')
    .path('M66 34Q92 44 100 20', 's1')
    .raw('</g>')
}

/** A trench with pegs and string, a spade, a bucket: somebody only has to begin. */
function pit(p: Pen): void {
  sky(p, 384)
  strata(p, 124)
  sherds(p, 15, 150, 192)
  p.shape(
    [
      [150, 126],
      [330, 126],
      [312, 176],
      [168, 176],
    ],
    'e3',
    0.8,
  )
  p.shape(
    [
      [150, 126],
      [168, 176],
      [168, 134],
      [160, 126],
    ],
    's2 n',
    0,
  ).hatch(
    [
      [150, 126],
      [168, 176],
      [168, 128],
    ],
    74,
    4,
  )
  p.path('M168 150H312M164 162H316', 't')
  p.shape(ring(p.r, 236, 170, 13, 6, 6, 0.16), 's0', 0).path('M226 168l6-3m0 6l10-6m-2 7l8-4', 'al')
  for (const x of [142, 206, 272, 338])
    p.line(
      [
        [x, 132],
        [x, 108],
      ],
      'l',
      0,
    ).circle(x, 107, 2, 'a')
  p.path('M142 112Q174 117 206 112T272 112T338 112', 'al')
  p.raw('<g transform="translate(360 72) rotate(14)">')
    .rect(0, 0, 4.5, 46, 's1')
    .path('M-6 0h16', 'l')
    .path('M-5 46h14v14q-7 9-14 0Z', 's2')
    .raw('</g>')
  p.path('M84 108l5 26h22l5-26Z', 's1').ellipse(100, 108, 16, 4, 'k').path('M84 107q16-26 32 0', 'l')
  palm(p, 424, 124, 50)
  palm(p, 440, 126, 34)
  palm(p, 44, 124, 42)
}

/** A jar that did not survive: it lies in pieces, and some are missing. */
function jar(p: Pen): void {
  sky(p, 96)
  strata(p, 120)
  sherds(p, 10, 152, 194)
  p.ellipse(246, 146, 86, 9, 'cast')
  const body: Point[] = [
    [196, 142],
    [182, 112],
    [196, 88],
    [214, 96],
    [226, 84],
    [240, 100],
    [262, 92],
    [270, 112],
    [262, 144],
    [230, 150],
  ]
  p.shape(body, 's0', 0.6).hatch(
    [
      [250, 96],
      [270, 112],
      [262, 144],
      [240, 148],
    ],
    64,
    4,
  )
  p.path('M186 116q40 14 83 -2M190 128q38 12 76 0', 'al').path('M192 122l6 5 7-4 7 6 8-4 8 6 8-5 8 5 8-6 7 4 6-5', 'l')
  p.raw('<g transform="translate(296 120) rotate(38)">')
    .shape(
      [
        [0, 0],
        [24, -6],
        [38, 8],
        [26, 24],
        [4, 20],
      ],
      's0',
      0.5,
    )
    .path('M3 10q16 6 30 0', 'al')
    .raw('</g>')
  p.raw('<g transform="translate(150 134) rotate(-18)">')
    .shape(
      [
        [0, 0],
        [18, -8],
        [28, 6],
        [10, 14],
      ],
      's1',
      0.5,
    )
    .raw('</g>')
  p.raw('<g transform="translate(334 138) rotate(10)">')
    .path('M0 0q4-22 26-20q12 2 12 14l-8 2q-2-8-10-7q-10 2-10 13Z', 's1')
    .raw('</g>')
  for (const [x, y] of [
    [284, 150],
    [178, 152],
    [316, 154],
    [222, 156],
  ] as Point[])
    p.shape(ring(p.r, x, y, 5, 4, 5, 0.3), 's2', 0)
  palm(p, 412, 120, 46)
  palm(p, 396, 122, 30)
}

/** A tent, a lamp and stools round a table: friends are expected. */
function camp(p: Pen): void {
  sky(p, 70)
  strata(p, 128)
  sherds(p, 9, 158, 194)
  p.shape(
    [
      [276, 132],
      [340, 58],
      [356, 62],
      [424, 132],
    ],
    's0',
    0.8,
  )
    .shape(
      [
        [356, 62],
        [424, 132],
        [384, 132],
      ],
      's2 n',
      0,
    )
    .hatch(
      [
        [356, 62],
        [424, 132],
        [384, 132],
      ],
      60,
      4,
    )
  p.shape(
    [
      [318, 132],
      [346, 76],
      [366, 132],
    ],
    'k',
    0.6,
  )
    .path('M346 76Q338 108 318 132M346 60l-2-12h12l-6 5 6 5h-12', 'al')
    .path('M276 132l-14 6M424 132l14 6', 't')
  p.raw(
    '<circle class="sun" cx="176" cy="98" r="36" opacity=".28"/>' +
      '<circle class="sun" cx="176" cy="98" r="20" opacity=".4"/>',
  )
  p.path('M120 112h112l-4 7H124Z', 's1').path('M134 119l-10 25M218 119l10 25M134 144l84-25M218 144l-84-25', 'l')
  p.path('M170 112v-6h12v6ZM168 106q-2-14 8-18q10 4 8 18Z', 'sun').path(
    'M168 106q-2-14 8-18q10 4 8 18ZM170 112v-6h12v6M176 88v-6',
    'l',
  )
  p.rect(136, 105, 22, 7, 's0')
    .path('M139 107h16M139 110h11', 't')
    .shape(
      [
        [194, 111],
        [200, 103],
        [214, 106],
        [212, 112],
      ],
      's0',
      0,
    )
    .path('M199 109l9-2', 'al')
  for (const x of [92, 250]) p.path(`M${x - 13} 128h26l-2 5h-22ZM${x - 9} 133l-4 15M${x + 9} 133l4 15`, 's2')
  palm(p, 456, 130, 54)
  palm(p, 30, 130, 44)
}

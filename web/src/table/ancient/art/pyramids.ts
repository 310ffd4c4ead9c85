/** Pyramids: smooth, bent, stepped, ziggurats, mounds, terraces and bells. */
import { Pen, type Point } from '../../../art/pen'
import { GROUND as G, tree } from '../../../art/scene'
import type { Motif, Options } from '../../../art/motif'

/** One smooth pyramid; `cap` keeps its casing at the top, `ruin` has lost its top and its edges. */
function pyramid(p: Pen, x: number, w: number, h: number, o: Options = {}): void {
  const [left, right, top] = [x - w / 2, x + w / 2, G - h]
  const ruin = o.ruin ?? 0
  const ridge = x + w * 0.16
  if (ruin) {
    const face: Point[] = [[left, G]]
    for (let t = 0.2; t < 0.9; t += 0.16)
      face.push([left + (x - left) * t + p.r.in(-2, 2), G - h * t * p.r.in(0.9, 1.06)])
    face.push([x - w * 0.06, top + p.r.in(2, 6)], [x + w * 0.04, top + p.r.in(0, 4)])
    const crest = face[face.length - 1]
    const side: Point[] = [crest]
    for (let t = 0.8; t > 0.1; t -= 0.16)
      side.push([right - (right - x) * t + p.r.in(-2, 2), G - h * t * p.r.in(0.88, 1.05)])
    side.push([right, G], [ridge, G])
    p.shape([...face, [ridge, G]], 's0', 1.2).courses([...face, [ridge, G]], 5.5, 9)
    p.shape(side, 's2', 1.2).hatch(side, 66, 3)
    for (let i = 0; i < 14; i++)
      p.ellipse(p.r.in(left - 8, right + 8), G - p.r.in(-2, 3), p.r.in(1.5, 4), p.r.in(1, 2.4), 's1')
    return
  }
  const lit: Point[] = [
    [left, G],
    [x, top],
    [ridge, G],
  ]
  const dark: Point[] = [
    [x, top],
    [right, G],
    [ridge, G],
  ]
  p.shape(lit, 's0').courses(lit, h > 50 ? 5.4 : 4.2, 10)
  p.shape(dark, 's2').hatch(dark, 64, 2.8)
  if (o.cap) {
    const at = (t: number, s: number): Point => [
      x + (s < 0 ? left - x : s > 0 ? right - x : ridge - x) * t,
      top + h * t,
    ]
    p.shape([[x, top], at(0.26, -1), at(0.31, -0.5), at(0.24, 0)], 's0')
    p.shape([[x, top], at(0.24, 0), at(0.3, 1)], 's1')
  }
  if (o.door)
    p.shape(
      [
        [x - 14, G],
        [x - 12, G - 10],
        [x - 6, G - 10],
        [x - 4, G],
      ],
      'k',
    )
}

export const smooth: Motif = (p, o) => {
  const h = o.h ?? 88
  if (o.small) for (let i = 0; i < o.small; i++) pyramid(p, 34 + i * 25, 26, 18, {})
  pyramid(p, o.x ?? 124, o.w ?? 156, h, o)
  if (o.wall) {
    p.rect(10, G - 7, 220, 7, 's1').courses(
      [
        [10, G - 7],
        [230, G - 7],
        [230, G],
        [10, G],
      ],
      3.5,
      12,
    )
    p.rect(150, G - 13, 26, 13, 's0').rect(159, G - 9, 7, 9, 'k')
  }
}

export const family: Motif = (p, o) => {
  const n = o.n ?? 3
  const steep = o.steep ?? 1
  for (let i = n - 1; i >= 0; i--) {
    const h = (steep > 1 ? 62 : 44) + (i % 2) * 14 + p.r.in(-5, 7)
    const x = 36 + (i + 0.5) * (172 / n)
    pyramid(p, x, (h * 1.35) / steep, h, { ruin: o.ruin })
    if (steep > 1) {
      const w = 13
      p.shape(
        [
          [x - w / 2, G],
          [x - w / 2 + 1.4, G - 17],
          [x + w / 2 - 1.4, G - 17],
          [x + w / 2, G],
        ],
        's0',
      )
      p.shape(
        [
          [x - w / 2 - 1, G - 17],
          [x + w / 2 + 1, G - 17],
          [x + w / 2 + 1, G - 20],
          [x - w / 2 - 1, G - 20],
        ],
        'a',
      )
      p.rect(x - 2.2, G - 10, 4.4, 10, 'k')
    }
  }
}

export const bent: Motif = (p) => {
  const [x, w, h] = [122, 160, 84]
  const [kx, ky] = [w * 0.3, G - h * 0.56]
  const lit: Point[] = [
    [x - w / 2, G],
    [x - kx, ky],
    [x, G - h],
    [x + kx * 0.34, ky],
    [x + w * 0.17, G],
  ]
  const dark: Point[] = [
    [x, G - h],
    [x + kx, ky],
    [x + w / 2, G],
    [x + w * 0.17, G],
    [x + kx * 0.34, ky],
  ]
  p.shape(lit, 's0').courses(lit, 5.2, 11)
  p.shape(dark, 's2').hatch(dark, 62, 2.8)
  p.line(
    [
      [x - kx, ky],
      [x + kx * 0.34, ky],
      [x + kx, ky],
    ],
    'l',
  )
  pyramid(p, 32, 34, 24)
}

/** A tower that stands out of its own rubble. */
export const tower: Motif = (p) => {
  const skirt: Point[] = [
    [24, G],
    [60, G - 18],
    [82, G - 30],
    [166, G - 28],
    [196, G - 12],
    [216, G],
  ]
  p.shape(skirt, 's1', 1.6).hatch(skirt, 24, 5)
  const tiers: [number, number, number][] = [
    [44, G - 24, 34],
    [34, G - 52, 22],
    [20, G - 70, 14],
  ]
  for (const [half, foot, h] of tiers) {
    const lit: Point[] = [
      [124 - half, foot],
      [124 - half + 5, foot - h],
      [124 + half - 5, foot - h],
      [124 + half, foot],
    ]
    p.shape(lit, 's0').courses(lit, 5, 12)
    const dark: Point[] = [
      [124 + half * 0.3, foot],
      [124 + half * 0.3, foot - h],
      [124 + half - 5, foot - h],
      [124 + half, foot],
    ]
    p.shape(dark, 's2 n').hatch(dark, 64, 2.8)
  }
}

/** A stepped pyramid: `top` 1 hut, 2 tall comb, 3 tower, 4 house with pillars; `stair`, `niche`, `round`, `slope`. */
export const stepped: Motif = (p, o) => {
  const [n, w, h, x] = [o.n ?? 7, o.w ?? 150, o.h ?? 70, o.x ?? 120]
  const [shrink, slope] = [o.shrink ?? 0.7, o.slope ?? 2]
  const step = h / n
  for (let i = 0; i < n; i++) {
    const half = (w / 2) * (1 - (i / n) * shrink)
    const foot = G - i * step
    const tier: Point[] = [
      [x - half, foot],
      [x - half + slope, foot - step],
      [x + half - slope, foot - step],
      [x + half, foot],
    ]
    if (o.round)
      p.path(
        `M${x - half} ${foot}q0 ${-step} ${step * 0.8} ${-step}H${x + half - step * 0.8}` +
          `q${step * 0.8} 0 ${step * 0.8} ${step}Z`,
        's0',
      )
    else p.shape(tier, 's0', o.rough ? 1.4 : 0.45)
    const dark: Point[] = [
      [x + half * 0.42, foot],
      [x + half * 0.42, foot - step],
      [x + half - slope, foot - step],
      [x + half, foot],
    ]
    p.shape(dark, 's2 n', 0).hatch(dark, 64, 2.8)
    if (o.niche) for (let a = x - half + 6; a < x + half - 8; a += 9) p.rect(a, foot - step + 2.5, 5, step - 4.5, 'k')
    else if (o.rough) p.courses(tier, 4, 7)
    else if (step > 7)
      p.line(
        [
          [x - half + 1, foot - step * 0.35],
          [x + half - 1, foot - step * 0.35],
        ],
        't',
      )
    if (o.slab)
      for (let k = -1; k <= 1; k++)
        if (i < 2)
          p.shape(
            [
              [x + k * half * 0.6 - 6, foot],
              [x + k * half * 0.6 - 2, foot - step * 1.1],
              [x + k * half * 0.6 + 5, foot],
            ],
            's1',
          )
  }
  const foot = G - h
  if (o.stair) {
    const wide = o.stair > 1 ? 30 : 20
    const up: Point[] = [
      [x - wide / 2 - 4, G],
      [x - wide / 3, foot],
      [x + wide / 3, foot],
      [x + wide / 2 + 4, G],
    ]
    p.shape(up, 's1').courses(up, 3, 0)
    p.line(
      [
        [x - wide / 2 - 4, G],
        [x - wide / 3, foot],
      ],
      'l',
    ).line(
      [
        [x + wide / 2 + 4, G],
        [x + wide / 3, foot],
      ],
      'l',
    )
    if (o.stair > 2)
      p.line(
        [
          [x, G],
          [x, foot],
        ],
        'l',
      )
  }
  crown(p, x, foot, o)
}

function crown(p: Pen, x: number, foot: number, o: Options): void {
  const top = o.top ?? 0
  if (top === 1)
    p.block(x - 14, foot - 14, 28, 14)
      .rect(x - 17, foot - 17, 34, 3.4, 'a')
      .rect(x - 3.5, foot - 10, 7, 10, 'k')
  if (top === 2) {
    p.block(x - 13, foot - 15, 26, 15)
      .rect(x - 3, foot - 10, 6, 10, 'k')
      .rect(x - 15, foot - 18, 30, 3, 's0')
    p.shape(
      [
        [x - 10, foot - 18],
        [x - 8, foot - 38],
        [x + 8, foot - 38],
        [x + 10, foot - 18],
      ],
      'a',
    ).hatch(
      [
        [x + 2, foot - 18],
        [x + 2, foot - 38],
        [x + 8, foot - 38],
        [x + 10, foot - 18],
      ],
      64,
      2.4,
    )
    for (let i = 0; i < 3; i++) p.rect(x - 6 + i * 5, foot - 30, 2.4, 5, 'k')
  }
  if (top === 3) {
    for (let i = 0; i < 4; i++)
      p.shape(
        [
          [x - 11 + i * 2.4, foot - i * 8],
          [x - 9 + i * 2.4, foot - 8 - i * 8],
          [x + 9 - i * 2.4, foot - 8 - i * 8],
          [x + 11 - i * 2.4, foot - i * 8],
        ],
        i % 2 ? 'a' : 's0',
      )
    p.path(`M${x} ${foot - 32}v-7`, 'l')
    p.rect(x - 3, foot - 8, 6, 8, 'k')
  }
  if (top === 4) {
    p.block(x - 24, foot - 15, 48, 15, 0.18)
    for (let i = 0; i < 5; i++) p.rect(x - 20 + i * 9, foot - 10, 4.4, 10, 'k')
    p.shape(
      [
        [x - 26, foot - 15],
        [x - 20, foot - 24],
        [x + 20, foot - 24],
        [x + 26, foot - 15],
      ],
      'a',
    )
    for (let i = 0; i < 6; i++) p.rect(x - 17 + i * 6, foot - 29, 3, 5, 's0')
  }
}

export const ziggurat: Motif = (p) => {
  const tiers: [number, number, number][] = [
    [88, G, 30],
    [60, G - 30, 20],
    [36, G - 50, 16],
  ]
  for (const [half, foot, h] of tiers) {
    const wall: Point[] = [
      [120 - half, foot],
      [120 - half + 5, foot - h],
      [120 + half - 5, foot - h],
      [120 + half, foot],
    ]
    p.shape(wall, 's0').courses(wall, 4, 8)
    for (let a = -half + 10; a < half - 6; a += 12)
      p.line(
        [
          [120 + a, foot],
          [120 + a * 0.95, foot - h],
        ],
        't',
      )
    const dark: Point[] = [
      [120 + half * 0.5, foot],
      [120 + half * 0.48, foot - h],
      [120 + half - 5, foot - h],
      [120 + half, foot],
    ]
    p.shape(dark, 's2 n').hatch(dark, 64, 2.8)
  }
  p.block(108, G - 82, 24, 16)
    .rect(105, G - 85, 30, 3.4, 'a')
    .rect(116, G - 77, 8, 11, 'k')
  const stair = (shape: Point[]): void => void p.shape(shape, 's1').courses(shape, 2.8, 0)
  stair([
    [66, G],
    [112, G - 30],
    [118, G - 30],
    [80, G],
  ])
  stair([
    [174, G],
    [128, G - 30],
    [122, G - 30],
    [160, G],
  ])
  stair([
    [108, G],
    [114, G - 50],
    [126, G - 50],
    [132, G],
  ])
}

/** Terraces that climb a hill, with standing stones (`posts`) or a gate (`gate`). */
export const terraces: Motif = (p, o) => {
  const n = o.n ?? 5
  for (let i = 0; i < n; i++) {
    const [half, foot, h] = [104 - i * (80 / n), G - i * (64 / n), 64 / n]
    const wall: Point[] = [
      [120 - half, foot],
      [120 - half + 6, foot - h],
      [120 + half - 8, foot - h],
      [120 + half, foot],
    ]
    p.shape(wall, i % 2 ? 's1' : 's0', 1.4).courses(wall, 4, 7)
    if (o.grass) p.path(`M${120 - half + 6} ${foot - h}q${half} -4 ${half * 2 - 14} 0`, 'pl')
    if (o.posts)
      for (let k = 0; k < 5 - (i >> 1); k++) {
        const x = 120 + p.r.in(-half * 0.8, half * 0.8)
        p.shape(
          [
            [x - 2, foot - h],
            [x - 1.4, foot - h - p.r.in(7, 13)],
            [x + 1.6, foot - h - 8],
            [x + 2, foot - h],
          ],
          's1',
        )
      }
  }
  const top = G - 64
  if (o.gate) {
    p.shape(
      [
        [98, top],
        [106, top - 30],
        [134, top - 30],
        [142, top],
      ],
      'a',
    ).courses(
      [
        [98, top],
        [106, top - 30],
        [134, top - 30],
        [142, top],
      ],
      4,
      8,
    )
    p.shape(
      [
        [112, top],
        [115, top - 20],
        [125, top - 20],
        [128, top],
      ],
      'k',
    ).rect(103, top - 34, 34, 4, 's0')
  }
  p.courses(
    [
      [110, G],
      [116, top],
      [124, top],
      [130, G],
    ],
    3,
    0,
  )
    .line(
      [
        [110, G],
        [116, top],
      ],
      'l',
    )
    .line(
      [
        [130, G],
        [124, top],
      ],
      'l',
    )
}

/** Round terraces with bells on them. */
export const bells: Motif = (p) => {
  for (let i = 0; i < 4; i++) p.block(26 + i * 15, G - 9 * (i + 1), 188 - i * 30, 9, 0.2)
  const bell = (x: number, foot: number, s: number): void => {
    p.path(`M${x - 7 * s} ${foot}q-1 ${-9 * s} 4 ${-12 * s}h${6 * s}q5 ${3 * s} 4 ${12 * s}Z`, 's0')
    p.path(`M${x + s} ${foot}q2 ${-8 * s} 1 ${-12 * s}h${2 * s}q5 ${3 * s} 4 ${12 * s}Z`, 's2 n')
    p.rect(x - 2 * s, foot - 14 * s, 4 * s, 2 * s, 's0').path(`M${x} ${foot - 14 * s}v${-6 * s}`, 'l')
    p.line(
      [
        [x - 4 * s, foot - 5 * s],
        [x + 4 * s, foot - 5 * s],
      ],
      't',
    )
  }
  for (let i = 0; i < 9; i++) bell(38 + i * 20.5, G - 9 - Math.min(i, 8 - i, 3) * 9, 0.62)
  bell(120, G - 36, 2.4)
}

export const mound: Motif = (p, o) => {
  const n = o.n ?? 1
  for (let i = 0; i < n; i++) {
    const [x, w, h] = n === 1 ? [120, 176, 62] : [52 + i * (140 / (n - 1 || 1)), 92, 38 + p.r.in(0, 14)]
    const shape: Point[] = [
      [x - w / 2, G],
      [x - w * 0.18, G - h],
      [x + w * 0.18, G - h],
      [x + w / 2, G],
    ]
    p.shape(shape, 'g1', 1.6)
    const dark: Point[] = [
      [x + w * 0.14, G],
      [x + w * 0.06, G - h],
      [x + w * 0.18, G - h],
      [x + w / 2, G],
    ]
    p.shape(dark, 's2 n', 1).hatch(dark, 60, 3)
    p.line(shape, 'l', 1.4)
    for (let k = 0; k < 6; k++) tree(p, x + p.r.in(-w * 0.4, w * 0.4), G + p.r.in(0, 4), p.r.in(9, 14))
  }
}

/** Beehive towers of rammed earth. */
export const hives: Motif = (p) => {
  for (const [x, h] of [
    [54, 40],
    [188, 46],
    [120, 78],
  ]) {
    const w = h * 0.86
    p.path(
      `M${x - w / 2} ${G}C${x - w * 0.46} ${G - h * 0.6} ${x - w * 0.24} ${G - h} ${x} ${G - h}` +
        `S${x + w * 0.46} ${G - h * 0.6} ${x + w / 2} ${G}Z`,
      's0',
    )
    p.path(
      `M${x + w * 0.1} ${G}C${x + w * 0.2} ${G - h * 0.6} ${x + w * 0.1} ${G - h} ${x} ${G - h}` +
        `S${x + w * 0.46} ${G - h * 0.6} ${x + w / 2} ${G}Z`,
      's2 n',
    )
    for (let i = 1; i < 6; i++)
      p.path(`M${x - (w / 2) * (1 - i * 0.12)} ${G - (h * i) / 7}q${w * 0.45} 4 ${w * (1 - i * 0.12)} 0`, 't')
    for (let i = 0; i < 8; i++) p.circle(x + p.r.in(-w * 0.32, w * 0.32), G - h * p.r.in(0.1, 0.7), 0.9, 'k n')
  }
}

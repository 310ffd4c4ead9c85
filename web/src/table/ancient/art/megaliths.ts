/** Megaliths: circles and rows, tables and chambers, statues and carved rock. */
import { Pen, ring, type Point } from '../../../art/pen'
import { GROUND as G } from '../../../art/scene'
import type { Motif } from '../../../art/motif'

/** A raw standing stone. */
function stone(p: Pen, x: number, foot: number, w: number, h: number, lean = 0): void {
  const a = p.r.in(0.72, 0.95)
  const s: Point[] = [
    [x - w / 2, foot],
    [x - w * 0.5 * a + lean * 0.5, foot - h * 0.5],
    [x - w * 0.36 * a + lean, foot - h * 0.92],
    [x - w * 0.05 + lean, foot - h],
    [x + w * 0.3 * a + lean, foot - h * 0.93],
    [x + w * 0.46 + lean * 0.5, foot - h * 0.45],
    [x + w / 2, foot],
  ]
  p.shape(s, 's0', 0.8)
  const dark: Point[] = [
    [x + w * 0.12, foot],
    [x + w * 0.1 + lean * 0.5, foot - h * 0.5],
    [x + w * 0.06 + lean, foot - h * 0.97],
    s[4],
    s[5],
    s[6],
  ]
  p.shape(dark, 's2 n', 0.4).hatch(dark, 66, 2.6)
  p.line(
    [
      [x - w * 0.2, foot - h * 0.2],
      [x - w * 0.14 + lean * 0.6, foot - h * 0.55],
    ],
    't',
  )
}

/** A slab laid over others. */
function slab(p: Pen, x: number, y: number, w: number, h: number, tilt = 0): void {
  const s: Point[] = [
    [x - w / 2, y + tilt],
    [x - w * 0.42, y - h * 0.9 + tilt],
    [x - w * 0.1, y - h],
    [x + w * 0.36, y - h * 0.86 - tilt],
    [x + w / 2, y - h * 0.3 - tilt],
    [x + w * 0.44, y - tilt],
  ]
  p.shape(s, 's0', 1.1)
  const under: Point[] = [s[0], [x - w * 0.4, y - h * 0.34 + tilt], [x + w * 0.46, y - h * 0.36 - tilt], s[5]]
  p.shape(under, 's2 n', 0.5).hatch(under, 20, 2.4)
}

export const henge: Motif = (p) => {
  for (let i = 0; i < 6; i++) stone(p, 34 + i * 35, G - 6, 9, 26 + p.r.in(0, 6))
  for (let i = 0; i < 3; i++) slab(p, 51 + i * 70, G - 32, 46, 6)
  const tri = (x: number, h: number, w: number): void => {
    stone(p, x - w / 2, G + 6, 13, h)
    stone(p, x + w / 2, G + 6, 13, h)
    slab(p, x, G + 8 - h, w + 22, 10)
  }
  tri(62, 58, 28)
  tri(122, 70, 30)
  tri(184, 58, 28)
}

export const menhir: Motif = (p, o) => {
  const n = o.n ?? 1
  if (n === 1) {
    stone(p, 122, G + 4, o.w ?? 26, o.h ?? 92, p.r.in(-4, 5))
    if (o.carved) for (let i = 0; i < 3; i++) p.circle(121, G - 24 - i * 16, 4.5, 'al')
    p.person(o.w && o.w > 30 ? 168 : 156, G + 6, 13)
    stone(p, 66, G + 2, 14, 18)
    return
  }
  for (let i = 0; i < n; i++) {
    const x = 30 + (i + 0.5) * (180 / n)
    stone(
      p,
      x + p.r.in(-4, 4),
      G + p.r.in(-2, 6),
      o.thin ? p.r.in(8, 11) : p.r.in(12, 20),
      (o.h ?? 46) + p.r.in(-14, 16),
      p.r.in(-4, 4),
    )
  }
}

/** Rows of stones that run to the horizon. */
export const rows: Motif = (p) => {
  for (let far = 6; far >= 0; far--) {
    const k = 1 - far / 8
    const foot = G - 16 + k * k * 30
    for (let row = -3; row <= 3; row++) {
      const x = 120 + row * 42 * k + p.r.in(-3, 3) + far * 3
      if (x > 2 && x < 238) stone(p, x, foot, 13 * k, (22 + p.r.in(-5, 7)) * k, p.r.in(-1, 1))
    }
  }
}

/** An obelisk still lying in its quarry. */
export const quarry: Motif = (p) => {
  const bed: Point[] = [
    [6, G + 8],
    [40, G - 40],
    [200, G - 62],
    [236, G - 30],
    [234, G + 8],
  ]
  p.shape(bed, 's1', 2).hatch(bed, 14, 6)
  const body: Point[] = [
    [38, G - 6],
    [58, G - 24],
    [182, G - 54],
    [204, G - 52],
    [196, G - 38],
  ]
  p.shape(body, 's0')
  const side: Point[] = [
    [38, G - 6],
    [196, G - 38],
    [204, G - 52],
    [206, G - 44],
    [196, G - 30],
    [44, G + 2],
  ]
  p.shape(side, 's2').hatch(side, 80, 2.6)
  p.line(
    [
      [110, G - 36],
      [118, G - 28],
      [116, G - 22],
    ],
    'l',
  )
    .person(86, G + 6, 11)
    .person(150, G - 6, 9)
}

/** A round-bodied figure of stone with a great face. */
export const idol: Motif = (p, o) => {
  const tall = o.tall ?? 78
  p.blob(
    [
      [92, G + 4],
      [86, G - tall * 0.5],
      [94, G - tall * 0.86],
      [120, G - tall],
      [146, G - tall * 0.86],
      [154, G - tall * 0.5],
      [148, G + 4],
    ],
    's0',
  )
  p.path(
    `M130 ${G + 4}C142 ${G - tall * 0.4} 140 ${G - tall * 0.8} 128 ${G - tall * 0.97}` +
      `C150 ${G - tall * 0.9} 152 ${G - tall * 0.4} 148 ${G + 4}Z`,
    's2 n',
  )
  const y = G - tall * 0.72
  p.ellipse(110, y, 5, 4, 'k').ellipse(130, y, 5, 4, 'k')
  p.path(`M118 ${y}l-3 14q5 3 10 0l-3-14`, 'l').path(`M108 ${y + 22}q12 5 24 0`, 'l')
  p.path(`M96 ${y + 26}q6 18 20 18M144 ${y + 26}q-6 18-20 18`, 'l')
  if (o.rain) {
    p.circle(110, y, 8, 'al')
      .circle(130, y, 8, 'al')
      .path(`M104 ${y + 17}h32l-3 8h-26Z`, 'a')
    for (let i = 0; i < 4; i++) p.path(`M${109 + i * 7} ${y + 25}v7`, 'l')
  }
  for (let i = 0; i < 3; i++) stone(p, [40, 62, 196][i], G + 4, 15, 20)
}

/** Slender stones with flying deer and a sun cut into them. */
export const deer: Motif = (p) => {
  for (const [x, h] of [
    [62, 56],
    [122, 88],
    [182, 66],
  ]) {
    p.block(x - 10, G - h, 20, h + 4, 0.28)
    p.circle(x - 3, G - h + 9, 3.6, 'al').line(
      [
        [x - 10, G - h + 17],
        [x + 10, G - h + 17],
      ],
      'al',
    )
    for (let i = 0; i * 17 < h - 36; i++) {
      const y = G - h + 28 + i * 17
      p.path(`M${x - 7} ${y + 6}q5-6 10-4l3-5m-3 5q4-7 1-10m-2 6q-5-6-9-5M${x - 6} ${y + 6}l-1 4m9-7l1 5`, 'al')
    }
  }
}

/**
 * A table of stone: `cover` makes it thick, `high` tall, `slant` leans it, `hole` bores its front, `mound` covers it.
 */
export const dolmen: Motif = (p, o) => {
  const [high, cover, slant] = [o.high ?? 34, o.cover ?? 16, o.slant ?? 0]
  if (o.mound) {
    const hill: Point[] = [
      [10, G + 4],
      [52, G - 44],
      [120, G - 62],
      [190, G - 44],
      [232, G + 4],
    ]
    p.blob([[0, G + 30], ...hill, [240, G + 30]], 'p')
    p.hatch(hill, 12, 7)
  }
  const deep = o.deep ?? 0
  for (let i = deep; i > 0; i--) slab(p, 120 + i * 5, G - high - 2 - i * 3, 100 - i * 4, cover)
  stone(p, 86, G + 4, 22, high + 4)
  stone(p, 156, G + 4, 20, high + 4)
  p.shape(
    [
      [96, G + 2],
      [98, G - high],
      [146, G - high],
      [148, G + 2],
    ],
    'k',
  )
  if (o.hole) {
    p.shape(
      [
        [95, G + 4],
        [97, G - high + 2],
        [147, G - high + 2],
        [149, G + 4],
      ],
      's0',
      0.9,
    ).circle(122, G - high * 0.45, 7.5, 'k')
  } else stone(p, 122, G + 3, 14, high * 0.7)
  slab(p, 122, G - high + 4, o.wide ?? 118, cover, slant)
  if (o.carved) p.path(`M100 ${G - high - 4}q10-8 20 0m6 0q10-8 20 0`, 'al')
  if (o.more)
    for (const x of [34, 206]) {
      stone(p, x - 9, G + 8, 8, 14)
      stone(p, x + 9, G + 8, 8, 14)
      slab(p, x, G - 5, 36, 8)
    }
}

/** Rings of low walls seen from above. */
export const rings: Motif = (p) => {
  for (const [x, y, s] of [
    [74, 92, 1],
    [168, 84, 0.8],
    [128, 128, 1.15],
    [38, 130, 0.6],
    [210, 124, 0.7],
  ]) {
    for (const k of [42, 26, 11]) p.raw(`<ellipse class="l" cx="${x}" cy="${y}" rx="${k * s}" ry="${k * s * 0.42}"/>`)
    for (const k of [42, 26])
      for (const [a, b] of ring(p.r, x, y, k * s, k * s * 0.42, Math.round(k * s * 0.8), 0.03))
        p.ellipse(a, b - 1.4, 2.6 * s, 2 * s, 's0')
    p.line(
      [
        [x - 42 * s, y],
        [x - 60 * s, y + 5],
      ],
      't',
    )
  }
}

/** A doorway cut into living rock. */
export const door: Motif = (p, o) => {
  const cliff: Point[] = [
    [0, G + 6],
    [0, G - 62],
    [36, G - 84],
    [78, G - 72],
    [120, G - 96],
    [168, G - 78],
    [206, G - 90],
    [240, G - 64],
    [240, G + 6],
  ]
  p.shape(cliff, 's1', 3).hatch(
    [
      [150, G + 6],
      [150, G - 84],
      [168, G - 78],
      [206, G - 90],
      [240, G - 64],
      [240, G + 6],
    ],
    72,
    5,
  )
  for (let i = 0; i < 6; i++)
    p.line(
      [
        [p.r.in(4, 90), G - p.r.in(10, 66)],
        [p.r.in(20, 100), G - p.r.in(10, 70)],
      ],
      't',
    )
  if (o.arch) {
    p.path(`M88 ${G + 6}v-44q32-42 64 0v44Z`, 's0').path(`M96 ${G + 6}v-40q24-32 48 0v40Z`, 's2')
    for (let i = 0; i < 7; i++)
      p.line(
        [
          [120, G - 26],
          [120 + Math.cos(Math.PI * (1.12 + i * 0.126)) * 30, G - 40 + Math.sin(Math.PI * (1.12 + i * 0.126)) * 24],
        ],
        't',
      )
    p.shape(
      [
        [108, G + 6],
        [110, G - 24],
        [130, G - 24],
        [132, G + 6],
      ],
      'k',
    )
  } else {
    p.shape(
      [
        [84, G + 6],
        [84, G - 60],
        [156, G - 60],
        [156, G + 6],
      ],
      's0',
    ).shape(
      [
        [90, G + 6],
        [90, G - 54],
        [150, G - 54],
        [150, G + 6],
      ],
      's2',
    )
    p.shape(
      [
        [108, G + 6],
        [109, G - 28],
        [131, G - 28],
        [132, G + 6],
      ],
      'k',
    ).circle(120, G - 41, 3, 'al')
  }
  p.person(166, G + 8, 12)
}

/** Seated kings: `n` of them, `wall` behind them. */
export const seated: Motif = (p, o) => {
  const n = o.n ?? 2
  if (o.wall) {
    const wall: Point[] = [
      [14, G + 4],
      [26, G - 92],
      [214, G - 92],
      [226, G + 4],
    ]
    p.shape(
      [
        [0, G + 6],
        [0, G - 90],
        [60, G - 104],
        [180, G - 104],
        [240, G - 88],
        [240, G + 6],
      ],
      's1',
      2.5,
    )
    p.shape(wall, 's2').hatch(wall, 80, 5)
    p.shape(
      [
        [112, G + 4],
        [112, G - 34],
        [128, G - 34],
        [128, G + 4],
      ],
      'k',
    )
  }
  for (let i = 0; i < n; i++) {
    const x = n === 2 ? 74 + i * 92 : 44 + i * (152 / (n - 1)) + (i >= n / 2 ? 4 : -4)
    const s = n === 2 ? 1 : 0.72
    const y = (k: number): number => G + 4 - k * s
    p.shape(
      [
        [x - 22 * s, y(0)],
        [x - 22 * s, y(42)],
        [x + 22 * s, y(42)],
        [x + 22 * s, y(0)],
      ],
      's1',
    )
    p.shape(
      [
        [x - 15 * s, y(0)],
        [x - 15 * s, y(40)],
        [x - 17 * s, y(66)],
        [x + 17 * s, y(66)],
        [x + 15 * s, y(40)],
        [x + 15 * s, y(0)],
      ],
      's0',
    )
    p.shape(
      [
        [x + 5 * s, y(0)],
        [x + 5 * s, y(66)],
        [x + 17 * s, y(66)],
        [x + 15 * s, y(40)],
        [x + 15 * s, y(0)],
      ],
      's2 n',
    ).line(
      [
        [x, y(0)],
        [x, y(32)],
      ],
      'l',
    )
    p.line(
      [
        [x - 15 * s, y(36)],
        [x + 15 * s, y(36)],
      ],
      'l',
    )
    p.shape(
      [
        [x - 11 * s, y(66)],
        [x - 13 * s, y(84)],
        [x - 8 * s, y(94)],
        [x + 8 * s, y(94)],
        [x + 13 * s, y(84)],
        [x + 11 * s, y(66)],
      ],
      'a',
    )
    p.shape(
      [
        [x - 6 * s, y(68)],
        [x - 7 * s, y(86)],
        [x + 7 * s, y(86)],
        [x + 6 * s, y(68)],
      ],
      's0',
    )
    p.path(`M${x - 4 * s} ${y(80)}h${3 * s}m${2 * s} 0h${3 * s}M${x - 2.5 * s} ${y(72)}h${5 * s}`, 'l')
  }
  p.person(n === 2 ? 121 : 122, G + 9, 8)
}

/** Balls of stone, perfectly round. */
export const spheres: Motif = (p) => {
  for (const [x, y, r] of [
    [60, G - 12, 16],
    [188, G - 16, 20],
    [122, G - 22, 34],
  ]) {
    p.circle(x, y, r, 's0')
    p.path(
      `M${x + r * 0.2} ${y - r * 0.98}A${r} ${r} 0 0 1 ${x - r * 0.3} ${y + r * 0.95}` +
        `A${r * 1.15} ${r * 1.15} 0 0 0 ${x + r * 0.2} ${y - r * 0.98}Z`,
      's2 n',
    )
    p.hatch(ring(p.r, x + r * 0.45, y + r * 0.2, r * 0.4, r * 0.62, 14), 66, 2.6)
    p.ellipse(x + 4, y + r + 1, r * 0.9, 3, 'cast')
  }
}

/** A hill top carved into channels, seats and basins. */
export const carved: Motif = (p) => {
  const rock: Point[] = [
    [8, G + 6],
    [40, G - 34],
    [96, G - 60],
    [168, G - 54],
    [214, G - 26],
    [236, G + 6],
  ]
  p.shape(rock, 's0', 2)
  p.shape(
    [
      [150, G + 6],
      [140, G - 56],
      [168, G - 54],
      [214, G - 26],
      [236, G + 6],
    ],
    's2 n',
    1,
  ).hatch(
    [
      [150, G + 6],
      [140, G - 56],
      [168, G - 54],
      [214, G - 26],
      [236, G + 6],
    ],
    66,
    4,
  )
  for (let i = 0; i < 2; i++) {
    let d = `M${66 + i * 14} ${G - 44 + i * 2}`
    for (let k = 0; k < 8; k++) d += `l${k % 2 ? 7 : 3} ${k % 2 ? 2 : 6}l-6 3`
    p.path(d, 'al')
  }
  for (let i = 0; i < 5; i++)
    p.shape(
      [
        [112 + i * 17, G - 30 + i * 3],
        [112 + i * 17, G - 42 + i * 3],
        [123 + i * 17, G - 42 + i * 3],
        [123 + i * 17, G - 30 + i * 3],
      ],
      'k',
    )
  p.person(52, G - 38, 9)
}

/** A block too large to believe, and a man on it. */
export const giant: Motif = (p, o) => {
  if (o.holes) {
    p.shape(
      [
        [42, G + 4],
        [56, G - 56],
        [188, G - 62],
        [204, G + 4],
      ],
      's0',
      1.4,
    )
    p.shape(
      [
        [150, G + 4],
        [148, G - 60],
        [188, G - 62],
        [204, G + 4],
      ],
      's2 n',
    ).hatch(
      [
        [150, G + 4],
        [148, G - 60],
        [188, G - 62],
        [204, G + 4],
      ],
      66,
      3,
    )
    p.shape(
      [
        [64, G - 56],
        [80, G - 70],
        [168, G - 74],
        [182, G - 62],
      ],
      's1',
    )
    p.shape(
      [
        [92, G - 62],
        [98, G - 69],
        [116, G - 70],
        [113, G - 63],
      ],
      'k',
    ).shape(
      [
        [132, G - 64],
        [136, G - 71],
        [154, G - 72],
        [152, G - 65],
      ],
      'k',
    )
    for (let i = 0; i < 5; i++) for (let k = 0; k < 5; k++) p.rect(54 + k * 18, G - 8 - i * 9, 13, 6, 't')
    p.person(216, G + 6, 13)
    return
  }
  for (let i = 0; i < 7; i++) p.block(6 + i * 33, G - 22, 33, 26, 0.12)
  for (let i = 0; i < 3; i++) p.block(8 + i * 75, G - 58, 75, 36, 0.14)
  for (let i = 0; i < 4; i++) p.block(20 + i * 50, G - 72, 50, 14, 0.16)
  p.person(100, G - 72, 9).person(170, G + 6, 9)
}

export const sphinx: Motif = (p) => {
  p.shape(
    [
      [150, G - 30],
      [196, G - 90],
      [238, G - 30],
    ],
    's1',
  ).hatch(
    [
      [196, G - 90],
      [238, G - 30],
      [206, G - 30],
    ],
    64,
    3.2,
  )
  const body: Point[] = [
    [46, G + 4],
    [48, G - 8],
    [96, G - 12],
    [100, G - 40],
    [146, G - 46],
    [196, G - 40],
    [206, G - 20],
    [206, G + 4],
  ]
  p.shape(body, 's0', 1).courses(body, 5, 0)
  p.shape(
    [
      [150, G + 4],
      [150, G - 45],
      [196, G - 40],
      [206, G - 20],
      [206, G + 4],
    ],
    's2 n',
  ).hatch(
    [
      [150, G + 4],
      [150, G - 45],
      [196, G - 40],
      [206, G - 20],
      [206, G + 4],
    ],
    62,
    3,
  )
  p.rect(34, G - 10, 66, 14, 's0').line(
    [
      [46, G - 10],
      [46, G + 4],
    ],
    't',
  )
  p.shape(
    [
      [80, G - 8],
      [84, G - 44],
      [112, G - 44],
      [124, G - 12],
    ],
    's1',
  ).hatch(
    [
      [104, G - 10],
      [106, G - 44],
      [112, G - 44],
      [124, G - 12],
    ],
    64,
    3,
  )
  p.shape(
    [
      [70, G - 34],
      [66, G - 56],
      [74, G - 80],
      [106, G - 82],
      [116, G - 60],
      [122, G - 34],
    ],
    'a',
  )
  for (let i = 0; i < 5; i++)
    p.line(
      [
        [72 + i, G - 40 - i * 8],
        [116 - i, G - 42 - i * 8],
      ],
      't',
    )
  p.shape(
    [
      [76, G - 40],
      [74, G - 60],
      [80, G - 72],
      [98, G - 73],
      [104, G - 60],
      [102, G - 40],
    ],
    's0',
  )
  p.ellipse(82, G - 60, 2.6, 1.6, 'k')
    .ellipse(95, G - 60, 2.6, 1.6, 'k')
    .path(`M88 ${G - 58}l-2 7h4M83 ${G - 46}q5 2 10 0`, 'l')
  p.path(`M96 ${G - 40}L103 ${G - 44}L102 ${G - 61}`, 't').person(28, G + 8, 8)
}

/** A colossus seated in a cliff by the river. */
export const colossus: Motif = (p) => {
  const cliff: Point[] = [
    [0, G + 4],
    [0, G - 86],
    [50, G - 104],
    [90, G - 96],
    [92, G + 4],
  ]
  p.shape(
    [
      [60, G + 4],
      [60, G - 100],
      [180, G - 100],
      [180, G + 4],
    ],
    's2',
  ).hatch(
    [
      [60, G + 4],
      [60, G - 100],
      [180, G - 100],
      [180, G + 4],
    ],
    84,
    4,
  )
  p.shape(cliff, 'p', 2.4).shape(
    [
      [240, G + 4],
      [240, G - 90],
      [200, G - 106],
      [156, G - 96],
      [152, G + 4],
    ],
    'p',
    2.4,
  )
  p.blob(
    [
      [88, G + 8],
      [86, G - 22],
      [96, G - 54],
      [120, G - 62],
      [146, G - 54],
      [156, G - 22],
      [154, G + 8],
    ],
    's0',
  )
  p.circle(120, G - 72, 17, 's0')
  for (let i = 0; i < 9; i++) p.circle(105 + (i % 9) * 3.8, G - 84 - Math.sin((i / 8) * Math.PI) * 5, 2.4, 'a')
  p.path(`M111 ${G - 74}q4 2 7 0m4 0q4 2 7 0M120 ${G - 72}v6M115 ${G - 62}q5 2.4 10 0M102 ${G - 74}v12m36-12v12`, 'l')
  p.rect(94, G - 26, 22, 14, 's1')
    .rect(126, G - 26, 22, 14, 's1')
    .path(`M100 ${G - 50}q20 16 40 0M104 ${G - 44}q16 14 34 0`, 't')
  p.line(
    [
      [106, G - 12],
      [106, G + 4],
    ],
    'l',
  )
    .line(
      [
        [136, G - 12],
        [136, G + 4],
      ],
      'l',
    )
    .person(190, G + 7, 7)
}

/** Walls of great slabs round a court: `horn` for a tomb with two arms. */
export const temple: Motif = (p, o) => {
  if (o.horn) {
    for (let i = 0; i < 5; i++)
      for (const s of [-1, 1]) stone(p, 120 + s * (26 + i * 19), G + 4 + i * 1.5, 17, 52 - i * 8)
    p.path(`M100 ${G + 4}v-58q20-34 40 0v58Z`, 's0')
      .path(`M126 ${G + 4}v-74q12 6 14 16v58Z`, 's2 n')
      .line(
        [
          [101, G - 34],
          [139, G - 34],
        ],
        'l',
      )
    p.path(`M112 ${G + 4}v-9q8-9 16 0v9Z`, 'k').path(`M104 ${G - 54}q16-28 32 0`, 'al')
    return
  }
  for (let i = 0; i < 9; i++) {
    const h = 46 + Math.sin((i / 8) * Math.PI) * 14 + p.r.in(-5, 5)
    if (i !== 4) p.block(12 + i * 24.2, G + 4 - h, 22, h, 0.22)
  }
  p.rect(104, G - 46, 32, 50, 'k')
    .block(96, G - 52, 11, 56)
    .block(133, G - 52, 11, 56)
  slab(p, 120, G - 48, 66, 13)
  for (let i = 0; i < 5; i++) p.block(20 + i * 44, G - 58 - p.r.in(0, 5), 38, 12, 0.14)
  for (let i = 0; i < 12; i++)
    p.circle(99 + (i % 2) * 4, G - 42 + i * 3.4, 0.7, 'k n').circle(137 + (i % 2) * 4, G - 42 + i * 3.4, 0.7, 'k n')
}

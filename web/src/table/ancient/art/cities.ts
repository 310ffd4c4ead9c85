/** Cities: temples and palaces, walls and gates, towers, caves and terraces. */
import { statue } from '../../../art/artefacts'
import { ring, type Point } from '../../../art/pen'
import { GROUND as G, palm } from '../../../art/scene'
import type { Motif } from '../../../art/motif'

const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** A temple on a rock with columns and a gable. */
export const gable: Motif = (p, o) => {
  const n = o.n ?? 8
  const base = o.rock ? G - 26 : G + 2
  if (o.rock) {
    const rock: Point[] = [
      [2, G + 8],
      [18, G - 18],
      [44, base],
      [198, base],
      [222, G - 20],
      [238, G + 8],
    ]
    p.shape(rock, 's1', 2.4).hatch(
      [
        [150, G + 8],
        [160, base],
        [198, base],
        [222, G - 20],
        [238, G + 8],
      ],
      70,
      4,
    )
    for (let i = 0; i < 6; i++)
      p.line(
        [
          [p.r.in(20, 120), G - p.r.in(0, 18)],
          [p.r.in(30, 140), G - p.r.in(0, 18)],
        ],
        't',
      )
  }
  const [left, w, h] = [50, 140, o.rock ? 40 : 52]
  for (let i = 0; i < 3; i++) p.rect(left - 8 + i * 3, base - 3 - i * 3, w + 16 - i * 6, 3, 's0')
  const foot = base - 9
  if (!o.ruin) p.rect(left + 6, foot - h, w - 12, h, 's2')
  for (let i = 0; i < n; i++)
    if (!(o.ruin && i > n - 3))
      p.column(left + 5 + (i + 0.5) * ((w - 10) / n), foot, h - (o.ruin && i === 2 ? 14 : 0), 7)
  if (o.ruin) {
    p.rect(left + 2, foot - h - 9, w * 0.24, 7, 's0').rect(left + w * 0.42, foot - h - 9, w * 0.3, 7, 's0')
    p.shape(
      [
        [left + w * 0.82, foot],
        [left + w * 0.83, foot - 16],
        [left + w * 0.88, foot - 14],
        [left + w * 0.88, foot],
      ],
      's0',
    ).shape(
      [
        [left + w * 0.95, foot],
        [left + w * 0.95, foot - 24],
        [left + w, foot - 21],
        [left + w, foot],
      ],
      's0',
    )
    for (let i = 0; i < 3; i++) p.ellipse(170 + i * 18, base - 3, 6, 3.5, 's0')
    return
  }
  p.rect(left - 3, foot - h - 8, w + 6, 6, 's0')
  for (let i = 0; i < 16; i++) p.rect(left + 1 + i * 8.7, foot - h - 7, 3, 4, 'a')
  const roof: Point[] = [
    [left - 7, foot - h - 8],
    [120, foot - h - 31],
    [left + w + 7, foot - h - 8],
  ]
  p.shape(roof, 's0').shape(
    [
      [left + 14, foot - h - 11],
      [120, foot - h - 26],
      [left + w - 14, foot - h - 11],
    ],
    'a',
  )
  p.shape(
    [
      [120, foot - h - 31],
      [left + w + 7, foot - h - 8],
      [left + w - 10, foot - h - 11],
      [120, foot - h - 26],
    ],
    's2 n',
  )
}

/** A front cut from a red cliff. */
export const facade: Motif = (p) => {
  p.shape(
    [
      [0, G + 6],
      [0, 10],
      [60, 4],
      [76, 40],
      [72, G + 6],
    ],
    's1',
    3,
  ).shape(
    [
      [240, G + 6],
      [240, 8],
      [178, 2],
      [164, 42],
      [168, G + 6],
    ],
    's2',
    3,
  )
  p.hatch(
    [
      [240, G + 6],
      [240, 8],
      [178, 2],
      [164, 42],
      [168, G + 6],
    ],
    76,
    4.5,
  )
  p.shape(box(70, 12, 100, G - 6), 's1').hatch(box(70, 12, 100, 22), 80, 4)
  p.rect(76, G - 46, 88, 50, 's0').rect(110, G - 34, 20, 38, 'k')
  for (const x of [82, 98, 142, 158]) p.column(x, G + 2, 42, 7)
  p.rect(73, G - 52, 94, 5, 's0').shape(
    [
      [92, G - 52],
      [120, G - 63],
      [148, G - 52],
    ],
    'a',
  )
  const top = G - 64
  p.rect(78, top - 26, 22, 26, 's0').rect(140, top - 26, 22, 26, 's0')
  for (const x of [82, 96, 144, 158]) p.column(x, top, 22, 4.6)
  p.path(`M108 ${top}v-24h24v24Z`, 's0')
    .path(`M106 ${top - 24}q14-18 28 0Z`, 'a')
    .path(`M120 ${top - 33}v-7`, 'l')
    .circle(120, top - 42, 3, 's0')
  p.column(112, top, 20, 4).column(128, top, 20, 4)
  p.shape(
    [
      [76, top - 26],
      [102, top - 26],
      [102, top - 33],
    ],
    's0',
  )
    .shape(
      [
        [164, top - 26],
        [138, top - 26],
        [138, top - 33],
      ],
      's0',
    )
    .person(180, G + 8, 9)
}

/** T-shaped pillars in a ring, with beasts on them. */
export const pillars: Motif = (p) => {
  const wall = ring(p.r, 120, G - 14, 112, 26, 26, 0.02)
  for (const [x, y] of wall.slice(13)) p.block(x - 6, y - 20, 13, 20, 0.2)
  const tee = (x: number, foot: number, h: number, w: number): void => {
    p.block(x - w * 0.28, foot - h, w * 0.56, h).block(x - w / 2, foot - h - 12, w, 14)
    p.path(`M${x - w * 0.16} ${foot - h * 0.4}q4-10 9-5l3-4m-4 5q2 6-2 9`, 'al').path(
      `M${x - w * 0.16} ${foot - h * 0.72}q5-5 9 0t5 0`,
      'al',
    )
  }
  for (const x of [34, 66, 178, 208]) tee(x, G - 6, 34, 22)
  tee(98, G + 4, 58, 32)
  tee(146, G + 4, 58, 32)
  for (const [x, y] of wall.slice(0, 13)) p.block(x - 6, y - 6, 13, 9, 0.2)
}

/** The pylons of a river temple: `n` gates, `obelisk`, `island`, `ruin`. */
export const pylon: Motif = (p, o) => {
  const b = o.island ? G - 8 : G + 2
  if (o.island)
    p.blob(
      [
        [-20, G + 14],
        [20, G - 6],
        [120, G - 12],
        [222, G - 6],
        [262, G + 14],
        [120, G + 34],
      ],
      'g2',
    )
  const half = (x: number, w: number, h: number, dark: boolean): void => {
    const s: Point[] = [
      [x, b],
      [x + 4, b - h],
      [x + w - 4, b - h],
      [x + w, b],
    ]
    p.shape(s, dark ? 's1' : 's0').courses(s, 6, 13)
    if (dark)
      p.hatch(
        [
          [x + w * 0.5, b],
          [x + w * 0.5, b - h],
          [x + w - 4, b - h],
          [x + w, b],
        ],
        64,
        3,
      )
    p.path(`M${x + 1} ${b - h}q${w / 2} -2 ${w - 2} 0v-4h${2 - w}Z`, 'a')
    p.rect(x + w * 0.3, b - h - 0.5, 1.6, h * 0.9, 'k n').path(
      `M${x + w * 0.3 + 0.8} ${b - h - 0.5}v-14l9 3l-9 3`,
      'al',
    )
  }
  const gates = o.n ?? 1
  if (gates > 1) {
    p.rect(30, b - 48, 180, 48, 's2')
    for (let i = 0; i < 5; i++) p.column(42 + i * 39, b, 42, 12)
    p.rect(26, b - 56, 188, 9, 's0')
      .rect(62, b - 44, 18, 44, 'k')
      .rect(140, b - 44, 18, 44, 'k')
    for (const x of [71, 149]) p.circle(x, b - 51, 3.4, 'a').path(`M${x - 4} ${b - 51}q-8-4-14 1m22-1q8-4 14 1`, 'al')
    for (let i = 0; i < 5; i++) p.rect(36 + i * 39, b - 47, 12, 4, 'a')
    return
  }
  half(40, 62, o.h ?? 72, false)
  half(138, 62, o.h ?? 72, true)
  p.rect(102, b - 50, 36, 50, 's0')
    .rect(110, b - 42, 20, 42, 'k')
    .rect(99, b - 54, 42, 5, 'a')
    .circle(120, b - 46, 2.8, 'a')
  if (o.obelisk)
    for (const x of o.obelisk > 1 ? [22, 218] : [24]) {
      p.shape(
        [
          [x - 6, b + 4],
          [x - 3.6, b - 84],
          [x, b - 92],
          [x + 3.6, b - 84],
          [x + 6, b + 4],
        ],
        's0',
      ).shape(
        [
          [x + 1, b + 4],
          [x + 0.6, b - 91],
          [x + 3.6, b - 84],
          [x + 6, b + 4],
        ],
        's2 n',
      )
      for (let i = 0; i < 7; i++) p.path(`M${x - 2.6} ${b - 8 - i * 11}l2 -2m1 3v3m-2 2h2`, 't')
    }
  if (o.sphinxes) for (const x of [64, 84, 156, 176]) p.path(`M${x - 9} ${b + 10}v-6h9l1-6q4-3 6 0l1 12Z`, 's0')
  if (o.island) palm(p, 222, b + 4, 34)
}

/** Mud-brick towers with beams. */
export const mudbrick: Motif = (p) => {
  p.block(20, G - 34, 200, 38, 0.06, 's1')
  for (let i = 0; i < 14; i++) p.path(`M${22 + i * 14.6} ${G - 34}q3-9 6 0Z`, 's1')
  for (const [x, w, h] of [
    [42, 26, 62],
    [98, 42, 92],
    [172, 28, 66],
  ]) {
    const s: Point[] = [
      [x, G + 4],
      [x + w * 0.14, G - h],
      [x + w * 0.86, G - h],
      [x + w, G + 4],
    ]
    p.shape(s, 's0', 1)
    p.shape(
      [
        [x + w * 0.6, G + 4],
        [x + w * 0.56, G - h],
        [x + w * 0.86, G - h],
        [x + w, G + 4],
      ],
      's2 n',
    ).hatch(
      [
        [x + w * 0.6, G + 4],
        [x + w * 0.56, G - h],
        [x + w * 0.86, G - h],
        [x + w, G + 4],
      ],
      64,
      3,
    )
    for (let i = 0; i < 3; i++) p.path(`M${x + w * (0.16 + i * 0.24)} ${G - h}l${w * 0.1} -8l${w * 0.1} 8Z`, 's0')
    for (let r = 0; r < h / 16; r++)
      for (let i = 0; i < 3; i++) p.path(`M${x + w * (0.28 + i * 0.2)} ${G - h + 12 + r * 15}h4.5`, 'l')
  }
  p.path(`M112 ${G + 4}v-18q7-8 14 0v18Z`, 'k')
    .path(`M64 ${G + 4}v-14q5-6 10 0v14Z`, 'k')
    .path(`M150 ${G + 4}v-14q5-6 10 0v14Z`, 'k')
}

/** A gate of glazed brick with battlements, and hanging gardens behind it. */
export const gate: Motif = (p) => {
  for (let i = 0; i < 4; i++) {
    p.block(156 - i * 2 + i * 12, G - 24 - i * 17, 78 - i * 14, 26, 0.2)
    for (let k = 0; k < 5 - i; k++) p.blob(ring(p.r, 164 + i * 10 + k * 14, G - 24 - i * 17, 7, 6, 7, 0.2), 'p')
  }
  const tower = (x: number, h: number): void => {
    p.shape(box(x, G - h, 30, h + 4), 'a').courses(box(x, G - h, 30, h + 4), 5, 9)
    for (let i = 0; i < 4; i++) p.rect(x + i * 8, G - h - 6, 5, 6, 'a')
    for (let i = 0; i < 4; i++) p.path(`M${x + 8} ${G - h + 16 + i * 16}q5-6 10-1l4-2v7l-3 1v3m-8-5v5`, 's0')
  }
  p.shape(box(6, G - 40, 44, 44), 's0').courses(box(6, G - 40, 44, 44), 5, 10)
  for (let i = 0; i < 5; i++) p.rect(7 + i * 9, G - 46, 6, 6, 's0')
  p.shape(box(70, G - 66, 50, 70), 'a')
    .path(`M80 ${G + 4}v-34q15-22 30 0v34Z`, 'k')
    .path(`M77 ${G + 4}v-35q18-27 36 0v35`, 'al')
  for (let i = 0; i < 6; i++) p.rect(71 + i * 8.6, G - 72, 5, 6, 'a')
  tower(44, 84)
  tower(116, 84)
}

/** Tall columns of a burnt palace, with beasts at the gate. */
export const palace: Motif = (p, o) => {
  p.block(10, G - 14, 220, 18, 0.1).courses(box(10, G - 14, 200, 18), 4, 7)
  for (let i = 0; i < 7; i++) {
    const h = (o.h ?? 66) - (i % 3 === 1 ? p.r.in(10, 26) : 0)
    p.column(74 + i * 23, G - 14, h, o.wide ?? 6)
    if (h > 60) p.path(`M${68 + i * 23} ${G - 17 - h}q-3-7 3-7q3 0 3 3q0-3 3-3q6 0 3 7Z`, 'a')
  }
  if (o.beam) p.rect(66, G - 14 - (o.h ?? 66) - 10, 60, 8, 's0').rect(66, G - 14 - (o.h ?? 66) - 15, 60, 5, 'a')
  for (const x of [20, 44]) {
    p.block(x, G - 60, 15, 46)
      .path(`M${x + 1} ${G - 18}v-20q2-10 9-10l3 4l-2 6v20Z`, 'a')
      .path(`M${x + 2} ${G - 36}q-6-10-3-17q5 6 9 12`, 's0')
  }
  p.rect(16, G - 66, 48, 6, 's0')
}

/** Lotus towers above galleries, mirrored in a pool. */
export const lotus: Motif = (p, o) => {
  const bud = (x: number, foot: number, h: number, w: number): void => {
    for (let i = 0; i < 6; i++) {
      const [t, y] = [i / 6, foot - (h * i) / 6]
      const half = (w / 2) * (1 - t * t * 0.9) * (i ? 1.08 : 1)
      p.path(
        `M${x - half} ${y}q-2.5 ${-h / 12} 1.4 ${-h / 6}H${x + half - 1.4}q3.9 ${-0} 1.4 ${h / 6}Z`,
        i % 2 ? 's1' : 's0',
      )
      p.path(`M${x + half * 0.3} ${y}v${-h / 6}H${x + half - 1.4}q3.9 0 1.4 ${h / 6}Z`, 's2 n')
    }
    p.path(`M${x - 2} ${foot - h}q2-9 2-9q0 0 2 9Z`, 'a')
  }
  const b = o.pool ? G - 6 : G + 2
  p.block(10, b - 14, 220, 14, 0.08).block(30, b - 28, 180, 14, 0.08)
  for (let i = 0; i < 22; i++) p.rect(15 + i * 9.8, b - 10, 4, 8, 'k')
  for (let i = 0; i < 16; i++) p.rect(38 + i * 10.6, b - 24, 4, 8, 'k')
  bud(52, b - 28, 34, 22)
  bud(188, b - 28, 34, 22)
  bud(84, b - 28, 46, 25)
  bud(156, b - 28, 46, 25)
  bud(120, b - 28, 66, 30)
  if (o.pool) {
    p.path(`M0 ${b}H240V150H0Z`, 'w')
    for (const [x, h] of [
      [52, 10],
      [84, 16],
      [120, 22],
      [156, 16],
      [188, 10],
    ])
      p.path(`M${x - 9} ${b + 3}q9 ${h * 1.6} 18 0Z`, 'd3')
    for (let i = 0; i < 8; i++) p.path(`M${p.r.in(10, 200)} ${b + p.r.in(8, 28)}q4-2 8 0t8 0`, 'foam')
  }
}

/** Spires and bells by the hundred. */
export const stupas: Motif = (p, o) => {
  const one = (x: number, foot: number, s: number): void => {
    p.rect(x - 15 * s, foot - 7 * s, 30 * s, 7 * s, 's0')
      .rect(x - 11 * s, foot - 13 * s, 22 * s, 6 * s, 's0')
      .rect(x - 3 * s, foot - 7 * s, 6 * s, 7 * s, 'k')
    p.path(
      `M${x - 9 * s} ${foot - 13 * s}q-2 ${-12 * s} 5 ${-15 * s}h${8 * s}q7 ${3 * s} 5 ${15 * s}Z`,
      o.gold ? 'a' : 's1',
    )
    p.path(`M${x + 2 * s} ${foot - 13 * s}q1 ${-10 * s} 0 ${-15 * s}h${2 * s}q7 ${3 * s} 5 ${15 * s}Z`, 's2 n')
    p.shape(
      [
        [x - 4 * s, foot - 28 * s],
        [x, foot - 50 * s],
        [x + 4 * s, foot - 28 * s],
      ],
      's0',
    )
    for (let i = 0; i < 4; i++)
      p.line(
        [
          [x - 3.4 * s + i * 0.7 * s, foot - 31 * s - i * 4 * s],
          [x + 3.4 * s - i * 0.7 * s, foot - 31 * s - i * 4 * s],
        ],
        't',
      )
  }
  for (let i = 0; i < 7; i++) one(14 + i * 34 + p.r.in(-6, 6), G - 8 - p.r.in(0, 4), p.r.in(0.4, 0.6))
  one(48, G + 4, 1)
  one(196, G + 4, 0.92)
  one(120, G + 6, 1.7)
}

/** Corn-cob towers of brick. */
export const prangs: Motif = (p) => {
  for (const [x, h, w] of [
    [62, 74, 30],
    [178, 74, 30],
    [120, 96, 36],
  ]) {
    p.rect(x - w / 2 - 3, G - 16, w + 6, 20, 's0').courses(box(x - w / 2 - 3, G - 16, w + 6, 20), 4, 8)
    for (let i = 0; i < 7; i++) {
      const k = 1 - (i / 7) ** 1.8 * 0.72
      const y = G - 16 - (i * (h - 20)) / 7
      p.path(`M${x - (w / 2) * k} ${y}l2 ${-(h - 20) / 7 + 1}h${w * k - 4}l2 ${(h - 20) / 7 - 1}Z`, i % 2 ? 's1' : 's0')
      for (let j = -2; j <= 2; j++) p.path(`M${x + j * w * 0.17 * k - 1.6} ${y}q1.6 -7 3.2 0Z`, 'a')
    }
    p.path(`M${x} ${G - h}v-9`, 'l').path(`M${x - 5} ${G + 4}v-12q5-7 10 0v12Z`, 'k')
  }
}

/** A city on a ridge under a sugar-loaf peak. */
export const ridge: Motif = (p, o) => {
  if (!o.low) {
    const peak: Point[] = [
      [110, G - 20],
      [138, G - 76],
      [156, G - 108],
      [172, G - 104],
      [190, G - 66],
      [226, G - 16],
    ]
    p.shape(peak, 'p', 2.4).hatch(
      [
        [166, G - 106],
        [172, G - 104],
        [190, G - 66],
        [226, G - 16],
        [180, G - 16],
      ],
      70,
      4,
    )
  }
  for (let i = 0; i < 6; i++) {
    const y = G + 6 - i * 10
    const s: Point[] = [
      [4 + i * 13, y],
      [8 + i * 13, y - 9],
      [210 - i * 15, y - 9],
      [222 - i * 13, y],
    ]
    p.shape(s, i % 2 ? 's1' : 's0', 1.2)
      .courses(s, 4, 8)
      .path(`M${8 + i * 13} ${y - 9}H${210 - i * 15}`, 'pl')
  }
  for (let i = 0; i < 6; i++) {
    const [x, y] = [48 + i * 17, G - 40 - (i % 3) * 7]
    p.block(x, y - 10, 14, 12)
      .shape(
        [
          [x - 1, y - 10],
          [x + 7, y - 18],
          [x + 15, y - 10],
        ],
        i % 2 ? 's0' : 'a',
      )
      .rect(x + 5, y - 6, 4, 8, 'k')
  }
}

/** Farming terraces up a steep slope, with a store house. */
export const slope: Motif = (p, o) => {
  for (let i = 0; i < 8; i++) {
    const [y, x] = [G + 6 - i * 12, 10 + i * (o.steep ?? 17)]
    const s: Point[] = [
      [x, y],
      [x + 3, y - 11],
      [240, y - 11],
      [240, y],
    ]
    p.shape(s, i % 2 ? 's1' : 's0', 1.6)
      .courses(s, 5, 10)
      .path(`M${x + 3} ${y - 11}H240`, 'pl')
  }
  for (const [x, y] of [
    [176, G - 90],
    [206, G - 90],
  ])
    p.block(x, y - 14, 22, 14)
      .shape(
        [
          [x - 2, y - 14],
          [x + 11, y - 24],
          [x + 24, y - 14],
        ],
        'a',
      )
      .rect(x + 4, y - 9, 4, 6, 'k')
      .rect(x + 13, y - 9, 4, 6, 'k')
  p.courses(
    [
      [70, G + 6],
      [150, G - 84],
      [158, G - 84],
      [84, G + 6],
    ],
    3,
    0,
  ).person(40, G + 8, 9)
}

/** Zigzag walls of many-cornered blocks. */
export const polygon: Motif = (p) => {
  for (let tier = 2; tier >= 0; tier--) {
    const [base, h] = [G + 8 - tier * 24, 26]
    for (let i = 0; i < 6; i++) {
      const x = 4 + i * 40 + tier * 8
      const lit: Point[] = [
        [x, base],
        [x, base - h],
        [x + 24, base - h - 4],
        [x + 24, base + 4],
      ]
      const dark: Point[] = [
        [x + 24, base + 4],
        [x + 24, base - h - 4],
        [x + 40, base - h],
        [x + 40, base],
      ]
      p.shape(lit, 's0').shape(dark, 's2')
      p.line(
        [
          [x, base - 13],
          [x + 9, base - 11],
          [x + 14, base - 15],
          [x + 24, base - 13],
        ],
        'l',
      )
        .line(
          [
            [x + 10, base + 1],
            [x + 9, base - 11],
            [x + 5, base - h],
          ],
          'l',
        )
        .line(
          [
            [x + 16, base - 14],
            [x + 17, base - h - 2],
          ],
          'l',
        )
      p.line(
        [
          [x + 24, base - 12],
          [x + 31, base - 10],
          [x + 40, base - 13],
        ],
        'l',
      )
        .line(
          [
            [x + 32, base + 2],
            [x + 31, base - 10],
            [x + 33, base - h - 2],
          ],
          'l',
        )
        .hatch(dark, 70, 4)
    }
  }
  p.person(112, G + 12, 9)
}

/** A gate cut from one stone, with a staff god. */
export const sungate: Motif = (p) => {
  p.shape(
    [
      [44, G + 4],
      [44, G - 72],
      [196, G - 74],
      [196, G + 4],
    ],
    's0',
    1.2,
  )
    .shape(
      [
        [150, G + 4],
        [150, G - 73],
        [196, G - 74],
        [196, G + 4],
      ],
      's2 n',
    )
    .hatch(box(150, G - 72, 46, 76), 64, 3.4)
  p.shape(
    [
      [102, G + 4],
      [103, G - 38],
      [137, G - 38],
      [138, G + 4],
    ],
    'k',
  )
  p.line(
    [
      [44, G - 42],
      [196, G - 42],
    ],
    'l',
  )
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 13; i++) if (i < 5 || i > 7) p.rect(49 + i * 11.2, G - 70 + r * 9, 7, 6, 't')
  p.rect(109, G - 70, 22, 24, 'a').circle(120, G - 61, 5, 's0')
  for (let i = 0; i < 9; i++)
    p.path(
      `M${120 + Math.cos(Math.PI + (i / 8) * Math.PI) * 6} ${G - 61 + Math.sin(Math.PI + (i / 8) * Math.PI) * 6}` +
        `L${120 + Math.cos(Math.PI + (i / 8) * Math.PI) * 11} ${G - 61 + Math.sin(Math.PI + (i / 8) * Math.PI) * 10}`,
      'l',
    )
  p.path(`M106 ${G - 50}v-14m28 14v-14M118 ${G - 62}h1.4m2 0h1.4`, 'l')
    .block(10, G - 18, 26, 22)
    .block(204, G - 12, 28, 16)
}

/** A gate under two beasts. */
export const lions: Motif = (p) => {
  const wall: Point[] = [
    [0, G + 4],
    [0, G - 62],
    [74, G - 66],
    [166, G - 66],
    [240, G - 60],
    [240, G + 4],
  ]
  p.shape(wall, 's1').courses(wall, 10, 20, 'l')
  p.shape(
    [
      [88, G + 4],
      [92, G - 40],
      [148, G - 40],
      [152, G + 4],
    ],
    'k',
  )
    .block(80, G - 40, 11, 44)
    .block(149, G - 40, 11, 44)
    .rect(76, G - 50, 88, 11, 's0')
  p.shape(
    [
      [88, G - 50],
      [120, G - 96],
      [152, G - 50],
    ],
    's0',
  ).column(120, G - 54, 26, 6)
  p.path(`M114 ${G - 56}v-18q-3-8-9-6q-1 6 3 8q-10 8-11 18h5v-8l6-4v10Z`, 'a')
    .path(`M126 ${G - 56}v-18q3-8 9-6q1 6-3 8q10 8 11 18h-5v-8l-6-4v10Z`, 'a')
    .person(106, G + 8, 10)
}

/** A row of great-nosed statues on a platform by the sea. */
export const moai: Motif = (p, o) => {
  const n = o.n ?? 5
  if (n > 1) p.block(16, G - 12, 208, 18, 0.06).courses(box(16, G - 12, 194, 18), 6, 13)
  for (let i = 0; i < n; i++) {
    const s = n > 1 ? p.r.in(0.72, 0.9) : 1.6
    const x = n > 1 ? 40 + i * (160 / (n - 1)) : 118
    const f = n > 1 ? G - 12 : 134
    statue(p, x, f, s, n > 1 ? i % 2 === 1 : false)
  }
}

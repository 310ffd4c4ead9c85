/** More cities: sunken, hewn, dug, walled, and by the sea. */
import { type Point } from '../../../art/pen'
import { GROUND as G, palm } from '../../../art/scene'
import type { Motif } from '../../../art/motif'

const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** Rings of water and land, sinking. */
export const sunken: Motif = (p, o) => {
  if (o.rings) {
    for (const [k, cls] of [
      [104, 's0'],
      [90, 'd2'],
      [76, 's0'],
      [60, 'd2'],
      [46, 's0'],
    ] as const)
      p.ellipse(120, G - 6, k, k * 0.34, cls)
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2
      p.block(116 + Math.cos(a) * 96, G - 14 + Math.sin(a) * 32, 9, 10)
    }
    p.column(102, G - 6, 34, 6)
      .column(138, G - 6, 34, 6)
      .column(114, G - 4, 36, 6)
      .column(126, G - 4, 36, 6)
      .shape(
        [
          [94, G - 42],
          [120, G - 62],
          [146, G - 42],
        ],
        'a',
      )
      .rect(94, G - 44, 52, 4, 's0')
    return
  }
  p.column(40, G + 10, 56, 13).shape(
    [
      [186, G + 10],
      [182, G - 30],
      [200, G - 34],
      [204, G + 10],
    ],
    's0',
  )
  for (let i = 0; i < 3; i++) p.ellipse(174 + i * 18, G + 8, 10, 6, 's0')
  p.shape(
    [
      [98, G + 10],
      [102, G - 20],
      [94, G - 44],
      [108, G - 52],
      [134, G - 52],
      [146, G - 44],
      [138, G - 20],
      [144, G + 10],
    ],
    's0',
    1,
  )
  p.shape(
    [
      [124, G + 10],
      [124, G - 52],
      [134, G - 52],
      [146, G - 44],
      [138, G - 20],
      [144, G + 10],
    ],
    's2 n',
  ).hatch(
    [
      [124, G + 10],
      [124, G - 52],
      [146, G - 44],
      [138, G - 20],
      [144, G + 10],
    ],
    64,
    3,
  )
  p.shape(
    [
      [106, G - 52],
      [106, G - 74],
      [112, G - 82],
      [128, G - 82],
      [134, G - 74],
      [134, G - 52],
    ],
    'a',
  ).ellipse(120, G - 64, 8, 11, 's0')
  p.path(`M115 ${G - 67}h3.4m3.2 0h3.4M117 ${G - 58}h6M120 ${G - 66}v4M108 ${G - 30}q12 8 24 0M104 ${G - 10}h34`, 'l')
}

/** A palace that grows out of a hill in white and red. */
export const hillpalace: Motif = (p) => {
  p.shape(
    [
      [0, G + 6],
      [40, G - 22],
      [110, G - 50],
      [180, G - 30],
      [240, G + 6],
    ],
    'g1',
    2,
  )
  const part = (x: number, y: number, w: number, h: number, cls: string): void => {
    p.shape(
      [
        [x, y],
        [x + 3, y - h],
        [x + w - 3, y - h],
        [x + w, y],
      ],
      cls,
    )
    for (let r = 0; r < (h - 6) / 9; r++)
      for (let i = 0; i < (w - 8) / 8; i++) p.rect(x + 6 + i * 8, y - h + 5 + r * 9, 3, 4.4, 'k')
    p.rect(x + 1, y - h - 3, w - 2, 3, 's2')
  }
  part(20, G + 4, 62, 44, 's0')
  part(158, G + 4, 64, 40, 's0')
  part(60, G - 6, 120, 46, 's0')
  part(92, G - 46, 60, 34, 'a')
  for (const x of [98, 122, 140])
    p.shape(
      [
        [x - 8, G - 83],
        [x, G - 92],
        [x + 8, G - 83],
      ],
      's1',
    ).path(`M${x} ${G - 92}v-4`, 'l')
  p.line(
    [
      [60, G + 6],
      [110, G - 20],
      [84, G - 8],
      [140, G - 34],
    ],
    'l',
  )
}

/** Walls and one round tower. */
export const rampart: Motif = (p) => {
  for (const [x, w] of [
    [0, 90],
    [150, 92],
  ]) {
    p.shape(box(x, G - 36, w, 40), 's1', 1.4).courses(box(x, G - 36, w, 40), 6, 10)
  }
  p.shape(
    [
      [80, G + 4],
      [88, G - 78],
      [152, G - 78],
      [160, G + 4],
    ],
    's0',
    1.4,
  ).courses(
    [
      [80, G + 4],
      [88, G - 78],
      [152, G - 78],
      [160, G + 4],
    ],
    7,
    12,
  )
  p.shape(
    [
      [130, G + 4],
      [126, G - 78],
      [152, G - 78],
      [160, G + 4],
    ],
    's2 n',
  ).hatch(
    [
      [130, G + 4],
      [126, G - 78],
      [152, G - 78],
      [160, G + 4],
    ],
    64,
    3.4,
  )
  p.ellipse(120, G - 78, 32, 6, 's1')
    .ellipse(120, G - 78, 10, 2.4, 'k')
    .path(`M104 ${G + 4}v-13q7-8 14 0v13Z`, 'k')
  for (let i = 0; i < 4; i++) p.block(8 + i * 20, G - 46 - (i % 2) * 6, 16, 10 + (i % 2) * 6)
  palm(p, 204, G + 4, 40)
}

/** Rooms and shafts under the ground. */
export const burrow: Motif = (p) => {
  p.path('M110 42v98h14v-98Z', 'k')
  const room = (x: number, y: number, w: number, h: number): void => {
    p.path(`M${x} ${y + h}v${-h * 0.6}q${w / 2} ${-h * 0.8} ${w} 0v${h * 0.6}Z`, 'k')
      .circle(x + w * 0.5, y + h * 0.55, 1.6, 'sun')
      .circle(x + w * 0.5, y + h * 0.55, 4.5, 'ray')
  }
  for (const [x, y, w] of [
    [20, 52, 40],
    [68, 60, 36],
    [134, 54, 44],
    [190, 58, 36],
    [12, 84, 44],
    [66, 88, 36],
    [136, 82, 34],
    [182, 86, 44],
    [40, 114, 58],
    [138, 112, 58],
  ])
    room(x, y, w, 17)
  for (const y of [68, 99, 128])
    p.path(`M18 ${y}H222`, 'k').raw(`<rect class="k n" x="18" y="${y - 1.4}" width="204" height="2.8"/>`)
  p.circle(60, 98, 6, 's1').circle(60, 98, 1.8, 'k').person(86, 105, 7).person(158, 70, 7)
  for (const x of [30, 70, 160, 200])
    p.shape(
      [
        [x - 9, 32],
        [x, 10 + p.r.in(0, 8)],
        [x + 9, 32],
      ],
      's0',
    ).rect(x - 2, 22, 4, 6, 'k')
}

/** A temple hewn downwards from one rock. */
export const hewn: Motif = (p) => {
  p.shape(
    [
      [0, G + 4],
      [0, G - 86],
      [44, G - 80],
      [52, G + 4],
    ],
    's1',
    2,
  )
    .shape(
      [
        [240, G + 4],
        [240, G - 90],
        [196, G - 82],
        [188, G + 4],
      ],
      's2',
      2,
    )
    .hatch(
      [
        [240, G + 4],
        [240, G - 90],
        [196, G - 82],
        [188, G + 4],
      ],
      76,
      4,
    )
  for (let i = 0; i < 5; i++) {
    const [w, y] = [112 - i * 21, G + 2 - i * 17]
    p.block(120 - w / 2, y - 17, w, 17, 0.24)
    for (let k = 0; k < w / 11 - 1; k++) p.path(`M${120 - w / 2 + 4 + k * 10.6} ${y - 3}v-6q3-5 6 0v6Z`, i ? 'a' : 'k')
  }
  p.path(`M110 ${G - 83}q10-18 20 0Z`, 's0').path(`M120 ${G - 92}v-6`, 'l')
  for (const x of [40, 200]) p.column(x, G + 4, 62, 9)
  for (const x of [66, 174]) p.path(`M${x - 10} ${G + 5}v-9q2-8 10-8q10 0 11 8v9h-4v-6h-9v6Zm-1-12q-6 2-5 12`, 's0')
}

/** A cliff with a row of doors. */
export const caves: Motif = (p) => {
  p.shape(
    [
      [0, G + 4],
      [0, G - 70],
      [60, G - 92],
      [150, G - 84],
      [240, G - 96],
      [240, G + 4],
    ],
    's1',
    3,
  )
  for (let i = 0; i < 4; i++)
    p.curve(
      [
        [0, G - 66 + i * 8],
        [70, G - 82 + i * 10],
        [150, G - 74 + i * 8],
        [240, G - 84 + i * 10],
      ],
      't',
    )
  for (let i = 0; i < 6; i++) {
    const [x, big] = [10 + i * 39, i === 2]
    p.rect(x, G - 34, 32, 38, 's0')
    if (big) p.path(`M${x + 4} ${G - 34}q12-24 24 0Z`, 'a')
    for (let k = 0; k < 3; k++) p.column(x + 4 + k * 12, G + 3, 30, 4)
    p.rect(x + 6, G - 28, 8, 31, 'k').rect(x + 18, G - 28, 8, 31, 'k')
  }
  p.path(`M0 ${G + 4}H240`, 'l').person(78, G + 10, 8)
}

/** Brick streets on a grid, with a bath and a mound. */
export const grid: Motif = (p) => {
  p.path(`M134 ${G - 52}q4-34 34-34t34 34Z`, 's0')
    .path(`M178 ${G - 52}q8-26-8-34q30 2 32 34Z`, 's2 n')
    .rect(158, G - 94, 20, 9, 's0')
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 5; i++) {
      const [x, y, w, h] = [6 + i * 47 + r * 5, G - 42 + r * 20, 38, 22 - r * 2]
      p.block(x, y - h + 8, w, h)
        .courses(box(x, y - h + 8, w * 0.74, h), 4, 7)
        .rect(x + 8, y - h + 14, 6, h - 6, 'k')
    }
  p.rect(70, G + 4, 100, 20, 's0')
    .rect(78, G + 8, 84, 13, 'w')
    .courses(box(70, G + 4, 100, 4), 2, 8)
}

/** A harbour with columns and round ships. */
export const harbour: Motif = (p) => {
  p.block(112, G - 26, 124, 34, 0.1).courses(box(112, G - 26, 110, 34), 6, 12)
  for (let i = 0; i < 5; i++) p.column(128 + i * 22, G - 26, 44 - (i === 3 ? 16 : 0), 6)
  p.rect(122, G - 78, 60, 6, 's0')
  const ship = (x: number, y: number, s: number): void => {
    p.path(
      `M${x - 30 * s} ${y - 6 * s}q30 ${18 * s} 60 0q4 ${-12 * s} 2 ${-16 * s}q-4 6 -10 ${12 * s}` +
        `q-20 4 -44 0q-6 ${-8 * s} -8 ${-12 * s}q-4 ${8 * s} 0 ${16 * s}Z`,
      'a',
    )
    p.path(`M${x} ${y - 4 * s}v${-44 * s}`, 'l').path(
      `M${x - 22 * s} ${y - 44 * s}q22 ${6 * s} 44 0q-5 ${14 * s} 0 ${28 * s}q-22 ${6 * s} -44 0` +
        `q5 ${-14 * s} 0 ${-28 * s}Z`,
      's0',
    )
    for (const k of [-10, 0, 10]) p.path(`M${x + k * s} ${y - 42 * s}v${28 * s}`, 't')
  }
  ship(62, G + 8, 1.1)
}

/** Carved gateways round a court. */
export const torana: Motif = (p) => {
  p.block(20, G - 8, 200, 12, 0.05)
  const arch = (x: number, s: number): void => {
    for (const k of [-26, 26])
      p.rect(x + k * s - 4 * s, G - 8 - 58 * s, 8 * s, 58 * s, 's0').rect(
        x + k * s + s,
        G - 8 - 58 * s,
        3 * s,
        58 * s,
        's2 n',
      )
    p.rect(x - 40 * s, G - 8 - 66 * s, 80 * s, 8 * s, 'a').path(
      `M${x - 44 * s} ${G - 8 - 66 * s}q4 ${-8 * s} 12 ${-9 * s}h${64 * s}q8 ${s} 12 ${9 * s}Z`,
      's0',
    )
    for (let i = -1; i <= 1; i++)
      p.path(`M${x + i * 22 * s} ${G - 8 - 75 * s}v${-8 * s}m${-4 * s} ${8 * s}q${4 * s} ${-8 * s} ${8 * s} 0`, 'l')
    for (const k of [-14, 14])
      p.path(`M${x + k * s} ${G - 8 - 58 * s}l${-k * 0.6 * s} 0l${k * 0.8 * s} ${14 * s}Z`, 's1')
  }
  arch(44, 0.6)
  arch(196, 0.6)
  arch(120, 1.1)
}

/** A castle on a cliff above a warm sea. */
export const cliff: Motif = (p) => {
  const rock: Point[] = [
    [84, G + 24],
    [78, G - 10],
    [96, G - 24],
    [240, G - 26],
    [240, G + 24],
  ]
  p.shape(rock, 's1', 2.4).hatch(
    [
      [84, G + 24],
      [78, G - 10],
      [110, G - 10],
      [116, G + 24],
    ],
    78,
    3,
  )
  p.block(124, G - 42, 84, 18, 0.16)
    .block(140, G - 66, 50, 24)
    .rect(136, G - 70, 58, 5, 'a')
    .block(154, G - 84, 22, 14)
  for (let i = 0; i < 3; i++) p.rect(148 + i * 14, G - 58, 6, 14, 'k')
  p.courses(
    [
      [150, G - 24],
      [154, G - 42],
      [178, G - 42],
      [182, G - 24],
    ],
    3,
    0,
  ).block(212, G - 38, 22, 13)
  palm(p, 104, G - 20, 36)
  for (let i = 0; i < 5; i++) p.path(`M${6 + i * 14} ${G + 4 + i * 4}q4-3 8 0t8 0`, 'foam')
}

/** A sunken hall of square pillars. */
export const crypt: Motif = (p) => {
  p.rect(0, G - 78, 240, 86, 's2').hatch(box(0, G - 78, 240, 30), 80, 4)
  for (let i = 0; i < 5; i++) p.block(14 + i * 46, G - 62, 24, 66, 0.3)
  for (let i = 0; i < 4; i++) p.block(10 + i * 58, G - 78, 52, 16, 0.12)
  p.path(`M0 ${G - 2}H240V${G + 14}H0Z`, 'w')
  for (let i = 0; i < 8; i++) p.path(`M${p.r.in(6, 200)} ${G + p.r.in(1, 10)}q5-2 10 0t10 0`, 'foam')
  for (let i = 0; i < 7; i++)
    p.circle(118 + Math.cos(i * 1.05) * (i ? 4.4 : 0), G - 36 + Math.sin(i * 1.05) * (i ? 4.4 : 0), 4.4, 'al')
  p.person(30, G + 2, 10)
}

/** A squat obelisk on a great podium, for the sun. */
export const sunaltar: Motif = (p) => {
  p.block(50, G - 26, 130, 30, 0.2).courses(box(50, G - 26, 104, 30), 6, 12)
  p.shape(
    [
      [86, G - 26],
      [98, G - 78],
      [112, G - 92],
      [126, G - 78],
      [138, G - 26],
    ],
    's0',
  )
    .shape(
      [
        [116, G - 26],
        [112, G - 92],
        [126, G - 78],
        [138, G - 26],
      ],
      's2',
    )
    .hatch(
      [
        [116, G - 26],
        [112, G - 92],
        [126, G - 78],
        [138, G - 26],
      ],
      64,
      3,
    )
  p.shape(
    [
      [98, G - 78],
      [112, G - 92],
      [126, G - 78],
    ],
    'a',
  )
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (1 + i / 8)
    p.path(`M${112 + Math.cos(a) * 20} ${G - 84 + Math.sin(a) * 14}l${Math.cos(a) * 9} ${Math.sin(a) * 7}`, 'al')
  }
  p.ellipse(196, G + 2, 18, 6, 's0')
    .ellipse(196, G, 11, 3.4, 's2')
    .rect(10, G - 10, 30, 14, 's1')
}

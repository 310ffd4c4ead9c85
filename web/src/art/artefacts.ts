/** Artefacts on the table of the study: discs, tablets, vases, skulls, maps and stranger things. */
import { Pen, fix, ring, type Point } from './pen'
import type { Motif, Options } from './motif'

const X = 120
const Y = 72
const TAU = Math.PI * 2
const polar = (r: number, a: number, x = X, y = Y): Point => [x + Math.cos(a) * r, y + Math.sin(a) * r]
const to = ([x, y]: Point): string => `${fix(x)} ${fix(y)}`

function disc(p: Pen, r: number, cls = 's0', x = X, y = Y): void {
  p.circle(x + 2.5, y + 3.5, r, 'cast').circle(x, y, r, cls)
  p.path(
    `M${to(polar(r, -0.6, x, y))}A${r} ${r} 0 0 1 ${to(polar(r, 2.2, x, y))}` +
      `A${r * 1.2} ${r * 1.2} 0 0 0 ${to(polar(r, -0.6, x, y))}Z`,
    's2 n',
  )
}

function spokes(p: Pen, n: number, from: number, to_: number, cls: string): void {
  let d = ''
  for (let i = 0; i < n; i++) d += `M${to(polar(from, (i / n) * TAU))}L${to(polar(to_, (i / n) * TAU))}`
  p.path(d, cls)
}

function spiral(p: Pen, turns: number, r: number, cls: string, x = X, y = Y): void {
  const points: Point[] = []
  for (let i = 0; i <= turns * 14; i++) points.push(polar(2 + ((r - 2) * i) / (turns * 14), (i / 14) * TAU, x, y))
  p.curve(points, cls)
}

/** Signs that could be writing, in a box. */
function signs(p: Pen, x: number, y: number, w: number, h: number, size: number, kind: number, cls = 'al'): void {
  for (let b = y; b < y + h - size * 0.4; b += size * 1.35) {
    for (let a = x; a < x + w - size * 0.5; a += size * 1.2) {
      const k = p.r.int(0, 5)
      const s = size * 0.72
      if (kind === 1) p.path(wedge(p, a, b, s), cls)
      else if (k === 0) p.path(`M${fix(a)} ${fix(b)}v${fix(s)}l${fix(s * 0.6)} ${fix(-s * 0.6)}`, cls)
      else if (k === 1) p.circle(a + s * 0.4, b + s * 0.5, s * 0.36, cls)
      else if (k === 2)
        p.path(
          `M${fix(a)} ${fix(b + s)}l${fix(s * 0.4)} ${fix(-s)}l${fix(s * 0.4)} ${fix(s)}` +
            `m${fix(-s * 0.6)} ${fix(-s * 0.4)}h${fix(s * 0.4)}`,
          cls,
        )
      else if (k === 3)
        p.path(
          `M${fix(a)} ${fix(b + s * 0.5)}q${fix(s * 0.2)} ${fix(-s * 0.6)} ${fix(s * 0.4)} 0t${fix(s * 0.4)} 0`,
          cls,
        )
      else if (k === 4) p.path(`M${fix(a)} ${fix(b)}h${fix(s * 0.8)}m${fix(-s * 0.4)} 0v${fix(s)}`, cls)
      else
        p.path(
          `M${fix(a + s * 0.4)} ${fix(b)}v${fix(s)}m${fix(-s * 0.4)} ${fix(-s * 0.7)}l${fix(s * 0.8)} ${fix(s * 0.4)}`,
          cls,
        )
    }
  }
}

function wedge(p: Pen, x: number, y: number, s: number): string {
  const k = p.r.int(0, 2)
  if (k === 0)
    return (
      `M${fix(x)} ${fix(y)}l${fix(s * 0.35)} ${fix(s * 0.3)}l${fix(s * 0.35)} ${fix(-s * 0.3)}` +
      `m${fix(-s * 0.35)} ${fix(s * 0.3)}v${fix(s * 0.7)}`
    )
  if (k === 1)
    return (
      `M${fix(x)} ${fix(y)}l${fix(s * 0.25)} ${fix(s * 0.3)}l${fix(-s * 0.25)} ${fix(s * 0.3)}` +
      `m${fix(s * 0.25)} ${fix(-s * 0.3)}h${fix(s * 0.6)}`
    )
  return `M${fix(x + s * 0.6)} ${fix(y)}l${fix(-s * 0.5)} ${fix(s * 0.5)}l${fix(s * 0.5)} ${fix(s * 0.5)}`
}

/** `lobes`, `spiral`, `gears`, `stars`, `glyphs`, `figures`, `lens`, `calendar`: one disc, many finds. */
export const discus: Motif = (p, o) => {
  if (o.lobes) return lobed(p)
  if (o.pair) {
    disc(p, 38, 's0', 92, 76)
    spiral(p, 5, 35, 't', 92, 76)
    p.circle(92, 76, 6, 'k')
    disc(p, 38, 's1', 152, 64)
    spiral(p, 5, 35, 't', 152, 64)
    p.circle(152, 64, 6, 'k')
    return
  }
  disc(p, 52, o.dark ? 'a' : 's0')
  if (o.gears) return gears(p)
  if (o.stars) return sky(p)
  if (o.spiral) {
    spiral(p, 4, 48, 'l')
    for (let i = 0; i < 34; i++) {
      const [t, a] = [i / 34, (i / 34) * TAU * 3.6]
      const [x, y] = polar(9 + t * 37, a)
      signs(p, x - 3, y - 3, 5, 4, 5.4, 0)
    }
    return
  }
  if (o.lens) {
    p.circle(X, Y, 40, 'w')
      .path(`M${X - 28} ${Y - 14}q8-18 28-20`, 'foam')
      .path(`M${X - 12} ${Y - 30}l30 62M${X - 30} ${Y + 4}l44 -34`, 'foam')
    spokes(p, 28, 42, 50, 't')
    return
  }
  for (const r of [49, 40, 27, 14]) p.circle(X, Y, r, 'l')
  if (o.calendar) {
    spokes(p, 20, 27, 49, 'l')
    spokes(p, 13, 14, 27, 'l')
    for (let i = 0; i < 20; i++) {
      const [x, y] = polar(44.5, ((i + 0.5) / 20) * TAU)
      p.circle(x, y, 2.6, i % 2 ? 'a' : 's1')
    }
    for (let i = 0; i < 20; i++) {
      const [x, y] = polar(33.5, ((i + 0.5) / 20) * TAU)
      signs(p, x - 2.6, y - 2.6, 4, 3, 5.6, 0)
    }
    p.circle(X, Y, 9, 'a').path(`M${X - 4} ${Y - 2}h2m4 0h2M${X - 3} ${Y + 4}h6`, 'l')
    return
  }
  spokes(p, 8, 14, 49, 't')
  for (let i = 0; i < 8; i++) {
    const [x, y] = polar(33, ((i + 0.5) / 8) * TAU)
    p.path(
      `M${fix(x - 3)} ${fix(y + 6)}q-2-8 3-9q5 1 3 9M${fix(x)} ${fix(y - 3)}m-2.4 -2.6` +
        'a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0',
      'al',
    )
    const [a, b] = polar(20.5, (i / 8) * TAU)
    p.circle(a, b, 2.2, 'a')
  }
  p.circle(X, Y, 5, 'k')
}

function lobed(p: Pen): void {
  disc(p, 54, 's1')
  p.circle(X, Y, 46, 's0')
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * TAU - Math.PI / 2
    p.path(
      `M${to(polar(13, a - 0.9))}Q${to(polar(40, a - 0.72))} ${to(polar(45, a - 0.34))}` +
        `A45 45 0 0 1 ${to(polar(45, a + 0.34))}Q${to(polar(40, a + 0.72))} ${to(polar(13, a + 0.9))}` +
        `Q${to(polar(26, a))} ${to(polar(13, a - 0.9))}Z`,
      'a',
    )
    p.path(`M${to(polar(24, a - 0.4))}Q${to(polar(32, a))} ${to(polar(24, a + 0.4))}`, 't')
  }
  p.circle(X, Y, 13, 's0').circle(X, Y, 7, 'k')
}

function gears(p: Pen): void {
  const gear = (x: number, y: number, r: number, n: number, cls: string): void => {
    let d = ''
    for (let i = 0; i < n * 2; i++)
      d +=
        `${i ? 'L' : 'M'}${to(polar(i % 2 ? r : r * 1.1, (i / (n * 2)) * TAU - 0.02, x, y))}` +
        `L${to(polar(i % 2 ? r : r * 1.1, ((i + 0.8) / (n * 2)) * TAU, x, y))}`
    p.path(d + 'Z', cls)
      .circle(x, y, r * 0.78, 'l')
      .circle(x, y, r * 0.16, 'k')
    for (let i = 0; i < 4; i++)
      p.path(
        `M${to(polar(r * 0.16, (i / 4) * TAU + 0.4, x, y))}L${to(polar(r * 0.78, (i / 4) * TAU + 0.4, x, y))}`,
        'l',
      )
  }
  spokes(p, 60, 47, 51, 't')
  gear(X - 8, Y - 2, 33, 36, 'a')
  gear(X + 28, Y + 16, 14, 18, 's0')
  gear(X + 22, Y - 26, 10, 14, 's1')
  gear(X - 30, Y + 26, 11, 14, 's0')
}

function sky(p: Pen): void {
  p.circle(X - 16, Y + 2, 15, 'sun').path(`M${X + 16} ${Y - 22}a22 22 0 1 0 16 36a18 18 0 1 1 -16 -36Z`, 'sun')
  p.path(
    `M${X - 50} ${Y + 14}A52 52 0 0 0 ${X - 30} ${Y + 42}L${X - 25} ${Y + 36}A45 45 0 0 1 ${X - 43} ${Y + 12}Z`,
    'sun',
  ).path(`M${X - 16} ${Y + 42}q16 9 34 0l-2-5q-15 7-30 0Z`, 'sun')
  for (let i = 0; i < 7; i++) {
    const [x, y] = polar(i ? 6 : 0, (i / 6) * TAU, X + 3, Y - 26)
    p.circle(x, y, 1.8, 'sun')
  }
  for (let i = 0; i < 20; i++) {
    const [x, y] = polar(p.r.in(22, 45), p.r.in(0, TAU))
    p.circle(x, y, 1.5, 'sun')
  }
}

/** A slab with writing: `kind` 1 wedges, `round` the top, `runes` tall, `n` of them. */
export const tablet: Motif = (p, o) => {
  const n = o.n ?? 1
  for (let i = 0; i < n; i++) {
    const [w, h] = [n > 1 ? 48 : (o.w ?? 68), n > 1 ? 66 : (o.h ?? 94)]
    const [x, y] = n > 1 ? [46 + i * 52, 34 + (i % 2) * 10] : [X - w / 2, Y - h / 2]
    p.ellipse(x + w / 2 + 3, y + h + 1, w * 0.52, 4, 'cast')
    if (o.round)
      p.path(`M${x} ${y + h}V${y + w * 0.42}Q${x + w / 2} ${y - w * 0.28} ${x + w} ${y + w * 0.42}V${y + h}Z`, 's0')
    else
      p.shape(
        [
          [x + 3, y],
          [x + w - 4, y + 2],
          [x + w, y + h - 6],
          [x + w - 9, y + h],
          [x + 2, y + h - 2],
          [x, y + 8],
        ],
        's0',
        1,
      )
    const side: Point[] = [
      [x + w * 0.86, y + (o.round ? w * 0.24 : 2)],
      [x + w - 3, y + (o.round ? w * 0.4 : 3)],
      [x + w, y + h - 6],
      [x + w * 0.86, y + h],
    ]
    p.shape(side, 's2 n').hatch(side, 66, 2.6)
    const top = o.relief ? y + 30 : o.round ? y + w * 0.3 : y + 7
    if (o.relief) {
      p.circle(x + w * 0.28, y + 17, 5, 'a')
        .path(`M${x + w * 0.5} ${y + 11}a6 6 0 1 0 6 9a5 5 0 1 1 -6 -9Z`, 'a')
        .path(`M${x + w * 0.72} ${y + 12}l2 4l4 1l-3 3l1 4l-4-2l-4 2l1-4l-3-3l4-1Z`, 'a')
      p.line(
        [
          [x + 3, y + 28],
          [x + w - 6, y + 28],
        ],
        'l',
      )
    }
    signs(p, x + 7, top, w * 0.74, y + h - top - 10, o.big ?? (n > 1 ? 6.4 : 8), o.kind ?? 0)
    if (o.crack)
      p.line(
        [
          [x + w * 0.6, y + 2],
          [x + w * 0.5, y + h * 0.3],
          [x + w * 0.62, y + h * 0.5],
          [x + w * 0.48, y + h],
        ],
        'l',
      )
  }
}

/** A vessel: `n` of them; `cut` shows a rod of copper inside. */
export const vase: Motif = (p, o) => {
  const n = o.n ?? 1
  for (let i = 0; i < n; i++) {
    const s = n > 1 ? [0.66, 0.86, 0.58][i] : 1
    const x = n > 1 ? [62, 122, 184][i] : X
    const b = 126
    const y = (k: number): number => b - k * s
    const at = (out: number, up: number): string => `${fix(x + out * s)} ${fix(y(up))}`
    const shape =
      `M${at(-15, 0)}C${at(-40, 30)} ${at(-38, 66)} ${at(-14, 80)}L${at(-13, 94)}` +
      `L${at(13, 94)}L${at(14, 80)}C${at(38, 66)} ${at(40, 30)} ${at(15, 0)}Z`
    p.ellipse(x + 4, b + 1, 28 * s, 4, 'cast').path(shape, i === 1 || n === 1 ? 's0' : 's1')
    p.path(
      `M${at(4, 0)}C${at(22, 30)} ${at(20, 66)} ${at(5, 80)}L${at(5, 94)}` +
        `L${at(13, 94)}L${at(14, 80)}C${at(38, 66)} ${at(40, 30)} ${at(15, 0)}Z`,
      's2 n',
    )
    p.ellipse(x, y(94), 15 * s, 3.4 * s, 's0').ellipse(x, y(94), 10 * s, 1.9 * s, 'k')
    if (o.cut) {
      p.path(`M${x - 8} ${y(14)}V${y(90)}H${x + 8}V${y(14)}Z`, 'k')
        .rect(x - 6, y(80), 12, 64, 'a')
        .rect(x - 1.6, y(100), 3.2, 78, 's1')
        .path(`M${x - 10} ${y(84)}h20v6h-20Z`, 'k')
        .path(`M${x + 26} ${y(92)}l6-8m-2 14l9-4`, 'al')
    } else
      for (let k = 0; k < 3; k++)
        p.path(
          `M${fix(x - 30 * s + k * 1.4)} ${fix(y(26 + k * 17))}` +
            `q${fix(30 * s)} ${fix(7 * s)} ${fix(60 * s - k * 2.8)} 0`,
          k === 1 ? 'al' : 't',
        )
  }
}

/** A skull; `long` ones come from elsewhere, a `crystal` one shines. */
export const skull: Motif = (p, o) => {
  const one = (x: number, s: number, long: number): void => {
    const y = (k: number): number => 126 - k * s
    p.ellipse(x + 4, 127, 26 * s, 4, 'cast')
    const cls = o.crystal ? 'w' : 's0'
    p.path(
      `M${x - 16 * s} ${y(14)}` +
        `C${x - 36 * s} ${y(36)} ${x - 34 * s - long * 0.1} ${y(74 + long)} ${x + long * 0.3} ${y(90 + long)}` +
        `C${x + 36 * s} ${y(84 + long)} ${x + 36 * s} ${y(40)} ${x + 17 * s} ${y(14)}L${x + 13 * s} ${y(0)}` +
        `H${x - 12 * s}Z`,
      cls,
    )
    p.path(
      `M${x + 10 * s} ${y(0)}L${x + 13 * s} ${y(20)}` +
        `C${x + 26 * s} ${y(46)} ${x + 26 * s} ${y(78 + long)} ${x + long * 0.3} ${y(90 + long)}` +
        `C${x + 36 * s} ${y(84 + long)} ${x + 36 * s} ${y(40)} ${x + 17 * s} ${y(14)}L${x + 13 * s} ${y(0)}` +
        'Z',
      o.crystal ? 'ray' : 's2 n',
    )
    p.ellipse(x - 12 * s, y(38), 8 * s, 8.6 * s, 'k')
      .ellipse(x + 11 * s, y(38), 8 * s, 8.6 * s, 'k')
      .path(`M${x - 1} ${y(30)}l${-4 * s} ${9 * s}h${8 * s}Z`, 'k')
    for (let i = -3; i <= 3; i++) p.path(`M${x + i * 3.4 * s} ${y(10)}v${8 * s}`, 'l')
    p.path(`M${x - 12 * s} ${y(10)}h${24 * s}`, 'l')
    if (o.crystal) p.path(`M${x - 22} ${y(52)}l16 30l22-6M${x - 6} ${y(82)}l10-24l14 4M${x + 4} ${y(58)}l-22-4`, 'foam')
  }
  if (o.long) {
    one(74, 0.8, 26)
    one(170, 0.78, 20)
    one(122, 0.94, 14)
  } else one(X, 1.06, 0)
}

/** A map: `heart` is the world in the shape of a heart; else a coast with rhumb lines. */
export const chart: Motif = (p, o) => {
  if (o.heart) {
    const heart =
      `M${X} 132C${X - 84} 96 ${X - 92} 22 ${X - 44} 18C${X - 18} 16 ${X - 4} 30 ${X} 42` +
      `C${X + 4} 30 ${X + 18} 16 ${X + 44} 18C${X + 92} 22 ${X + 84} 96 ${X} 132Z`
    p.path(heart, 's0')
    for (const k of [0.82, 0.62, 0.42, 0.22])
      p.path(
        `M${X} ${132 - 4 * k}` +
          `C${X - 84 * k} ${110 - 14 * k} ${X - 92 * k} ${60 - 38 * k} ${X - 44 * k} ${50 - 30 * k}` +
          `M${X} ${132 - 4 * k}` +
          `C${X + 84 * k} ${110 - 14 * k} ${X + 92 * k} ${60 - 38 * k} ${X + 44 * k} ${50 - 30 * k}`,
        't',
      )
    p.blob(ring(p.r, X - 36, 54, 24, 17, 11, 0.3), 'a')
      .blob(ring(p.r, X + 34, 52, 25, 16, 11, 0.32), 'a')
      .blob(ring(p.r, X - 8, 98, 22, 13, 11, 0.28), 'p')
      .path(heart, 'l')
    return
  }
  p.shape(
    [
      [44, 22],
      [70, 16],
      [176, 20],
      [200, 30],
      [194, 118],
      [168, 130],
      [60, 126],
      [40, 112],
    ],
    's0',
    2,
  )
  const [cx, cy] = [92, 84]
  for (let i = 0; i < 16; i++) p.path(`M${cx} ${cy}L${to(polar(46 + (i % 2) * 20, (i / 16) * TAU, cx, cy))}`, 't')
  p.blob(
    [
      [150, 20],
      [138, 44],
      [152, 60],
      [140, 84],
      [158, 104],
      [150, 128],
      [176, 128],
      [194, 116],
      [198, 40],
      [190, 22],
    ],
    'p',
  ).blob(
    [
      [46, 40],
      [62, 46],
      [58, 62],
      [70, 74],
      [52, 92],
      [44, 110],
      [42, 60],
    ],
    'p',
  )
  p.circle(cx, cy, 9, 'a').path(`M${cx} ${cy - 13}l3 10l10 3l-10 3l-3 10l-3-10l-10-3l10-3Z`, 's0')
  p.path('M108 40q6-8 14 0l-1 5h-12Zm6-4v-14q8 4 8 12', 's0').curve(
    [
      [66, 30],
      [90, 44],
      [112, 56],
      [140, 66],
    ],
    'al',
  )
}

export const stones: Motif = (p) => {
  for (const [x, y, r] of [
    [72, 92, 26],
    [168, 88, 29],
    [120, 64, 36],
  ]) {
    const s = ring(p.r, x, y, r, r * 0.86, 9, 0.07)
    p.ellipse(x + 3, y + r * 0.88, r * 0.8, 4, 'cast').blob(s, x === 120 ? 's0' : 's1')
    p.path(
      `M${x - r * 0.5} ${y + r * 0.3}q${r * 0.2} ${-r * 0.9} ${r * 0.6} ${-r * 0.5}` +
        `q${r * 0.5} ${r * 0.3} ${r * 0.2} ${r * 0.6}m${-r * 0.3} ${-r * 0.5}l${r * 0.4} ${-r * 0.3}` +
        `m${-r * 0.9} ${r * 0.5}l${-r * 0.1} ${r * 0.3}m${r * 0.5} ${-r * 0.2}v${r * 0.3}`,
      'al',
    ).circle(x + r * 0.3, y - r * 0.34, r * 0.08, 'k')
    p.hatch(s.slice(0, 4), 60, 2.4)
  }
}

export const beads: Motif = (p, o) => {
  for (const [x, y, r] of [
    [66, 92, 24],
    [172, 86, 28],
    [116, 62, 38],
  ]) {
    disc(p, r, x === 116 ? 's0' : 's1', x, y)
    for (const k of [-0.12, 0, 0.12])
      p.path(
        `M${x - r * Math.sqrt(1 - k * k)} ${y + k * r}q${r} ${r * 0.34} ${2 * r * Math.sqrt(1 - k * k)} 0`,
        k ? 't' : 'al',
      )
  }
  if (o.rings) p.circle(116, 62, 50, 'al')
}

export const coffer: Motif = (p) => {
  p.ellipse(124, 124, 92, 8, 'cast')
  p.shape(
    [
      [36, 58],
      [64, 40],
      [212, 40],
      [190, 58],
    ],
    's1',
  )
    .shape(
      [
        [36, 58],
        [190, 58],
        [190, 118],
        [36, 118],
      ],
      's0',
    )
    .shape(
      [
        [190, 58],
        [212, 40],
        [212, 98],
        [190, 118],
      ],
      's2',
    )
    .hatch(
      [
        [190, 58],
        [212, 40],
        [212, 98],
        [190, 118],
      ],
      66,
      3,
    )
  p.shape(
    [
      [30, 44],
      [58, 28],
      [206, 30],
      [182, 47],
    ],
    's0',
  )
    .shape(
      [
        [30, 44],
        [182, 47],
        [182, 56],
        [30, 53],
      ],
      's1',
    )
    .shape(
      [
        [182, 47],
        [206, 30],
        [206, 38],
        [182, 56],
      ],
      's2',
    )
  for (let i = 0; i < 4; i++) p.rect(44 + i * 36, 66, 28, 44, 't')
  for (let i = 0; i < 4; i++) signs(p, 49 + i * 36, 70, 20, 38, 7, 0)
  p.path('M46 108h136', 'al')
}

export const eye: Motif = (p) => {
  p.ellipse(X + 4, 126, 72, 7, 'cast')
  const face: Point[] = [
    [X - 70, 124],
    [X, 18],
    [X + 16, 124],
  ]
  p.shape(face, 's0')
    .courses(face, 8, 13, 'l')
    .shape(
      [
        [X, 18],
        [X + 70, 124],
        [X + 16, 124],
      ],
      's2',
    )
    .hatch(
      [
        [X, 18],
        [X + 70, 124],
        [X + 16, 124],
      ],
      64,
      3,
    )
  p.path(`M${X - 22} 56q16-16 32 0q-16 14-32 0Z`, 'a')
    .circle(X - 6, 56, 5, 'k')
    .circle(X - 6, 56, 13, 'al')
}

export const cords: Motif = (p) => {
  p.path('M24 34q96 26 192 -2', 'l').path('M24 37q96 26 192 -2', 'al')
  for (let i = 0; i < 15; i++) {
    const x = 32 + i * 12.6
    const top = 38 + Math.sin((i / 14) * Math.PI) * 10
    const h = p.r.in(50, 84)
    p.path(
      `M${fix(x)} ${fix(top)}q${fix(p.r.in(-5, 5))} ${fix(h / 2)} ${fix(p.r.in(-4, 4))} ${fix(h)}`,
      i % 3 ? 'l' : 'al',
    )
    for (let k = 0; k < 4; k++)
      if (p.r.chance(0.75)) p.ellipse(x + p.r.in(-1, 1), top + 14 + k * (h / 4.6), 2.5, 3.2, i % 3 ? 's0' : 'a')
  }
}

/** A drawing on a hill side: `bird` or a trident. */
export const geoglyph: Motif = (p, o) => {
  p.blob(
    [
      [10, 140],
      [20, 40],
      [70, 18],
      [170, 16],
      [222, 44],
      [232, 140],
    ],
    's1',
  ).hatch(
    [
      [20, 130],
      [30, 50],
      [210, 50],
      [220, 130],
    ],
    8,
    9,
  )
  if (o.bird) {
    p.path(
      'M58 118L102 82Q112 70 124 76L188 40M124 76Q118 88 104 90L66 124M112 72L70 42L84 62L58 52L78 72' +
        'L50 68L76 82L104 80M126 78L162 100L146 78L176 92L152 70L186 78L134 66M66 124l-16 10m16-10l-4 16' +
        'm4-16l10 12M186 41l-8-1',
      'al',
    )
    p.circle(132, 70, 1.8, 'k')
    return
  }
  p.path('M120 132V34M84 92q-6-30 4-46m64 46q6-30-4-46M84 92q36 26 72 0M112 132h16', 'al')
  for (const [x, y] of [
    [120, 28],
    [88, 42],
    [148, 42],
    [78, 60],
    [98, 60],
    [142, 60],
    [162, 60],
    [108, 46],
    [132, 46],
  ])
    p.circle(x, y, 4, 'al')
}

export const monolith: Motif = (p) => {
  p.ellipse(X + 4, 130, 40, 5, 'cast').block(X - 26, 22, 52, 108, 0.24)
  p.rect(X - 28, 14, 56, 12, 'a')
    .rect(X - 16, 32, 9, 8, 'k')
    .rect(X + 3, 32, 9, 8, 'k')
    .path(`M${X - 4} 34v14h6M${X - 12} 54h22`, 'l')
  for (let i = 0; i < 5; i++) p.path(`M${X - 26} ${64 + i * 13}h52`, 't')
  signs(p, X - 22, 66, 34, 56, 10, 0)
  p.path(`M${X - 24} 74q14 12 20 6m24-6q-12 12-18 6`, 'l')
}

export const flute: Motif = (p) => {
  p.raw('<g transform="rotate(-24 120 76)">')
  p.rect(22, 64, 196, 22, 's0')
    .rect(22, 77, 196, 9, 's2 n')
    .rect(22, 64, 12, 22, 'a')
    .rect(204, 64, 14, 22, 'a')
    .line(
      [
        [22, 64],
        [218, 64],
      ],
      'l',
    )
    .line(
      [
        [22, 86],
        [218, 86],
      ],
      'l',
    )
  for (let i = 0; i < 7; i++) p.ellipse(62 + i * 19, 73, 4, 4.6, 'k')
  p.raw('</g>')
    .path('M60 34q4-10 10-12v18m26-18q4-8 10-10v18', 'al')
    .ellipse(67, 41, 4, 3, 'a')
    .ellipse(103, 31, 4, 3, 'a')
}

export const orbit: Motif = (p) => {
  p.circle(X, Y, 10, 'sun')
  for (let i = 0; i < 8; i++) p.path(`M${to(polar(13, (i / 8) * TAU))}L${to(polar(20, (i / 8) * TAU))}`, 'al')
  p.raw(`<g transform="rotate(-22 ${X} ${Y})">`)
    .ellipse(X, Y, 76, 34, 'l')
    .ellipse(X, Y, 44, 20, 't')
    .circle(X + 76, Y, 6, 'a')
    .circle(X - 38, Y + 10, 4, 's0')
    .raw('</g>')
  spiral(p, 3, 17, 'l', 52, 112)
  spiral(p, 3, 15, 'l', 190, 32)
}

export const codex: Motif = (p) => {
  p.ellipse(X, 128, 92, 6, 'cast')
  p.path('M120 36Q80 20 30 32V122Q80 110 120 126Z', 's0')
    .path('M120 36Q160 20 210 32V122Q160 110 120 126Z', 's1')
    .path('M120 36V126', 'l')
  for (let i = 0; i < 8; i++) p.path(`M134 ${46 + i * 8}q4-3 7 0t7 0t7 0t7 0t7 0t7 0${i % 3 ? 't7 0' : ''}`, 't')
  p.path('M76 112V70M76 92q-18-2-20-16q16 0 20 16m0-10q18-4 20-18q-18 2-20 18M76 112q-8 6-14 4m14-4q8 6 14 4', 'pl')
  for (let i = 0; i < 7; i++) {
    const [x, y] = polar(8, (i / 7) * TAU, 76, 58)
    p.circle(x, y, 4, 'a')
  }
  p.circle(76, 58, 4.4, 'sun').path('M40 46h26m-26 6h18', 't')
}

export const colossal: Motif = (p) => {
  p.ellipse(X + 4, 128, 56, 6, 'cast')
  p.blob(
    [
      [66, 128],
      [58, 84],
      [68, 44],
      [120, 22],
      [174, 44],
      [182, 84],
      [174, 128],
      [120, 134],
    ],
    's0',
  )
  p.path('M132 130C160 118 168 60 140 26C176 34 182 70 180 92C180 116 176 128 160 131Z', 's2 n')
    .path('M62 66Q60 30 120 22Q180 30 178 66Q120 50 62 66Z', 'a')
    .path('M66 58q54-16 108 0', 't')
    .path('M108 24v30m24-30v30', 'l')
  p.path('M80 78q14-10 28 0q-14 8-28 0Zm52 0q14-10 28 0q-14 8-28 0Z', 's0')
    .circle(94, 78, 3.6, 'k')
    .circle(146, 78, 3.6, 'k')
    .path('M114 80q-10 18-4 22h20q6-4-4-22', 'l')
    .path('M94 116q26-12 52 0q-26 12-52 0Z', 's2')
    .path('M96 116h48', 'l')
    .path('M62 80q-8 10 2 26m116-26q8 10-2 26', 'l')
}

export const pillar: Motif = (p) => {
  p.ellipse(X + 4, 130, 34, 5, 'cast')
    .shape(
      [
        [X - 9, 126],
        [X - 6, 34],
        [X + 6, 34],
        [X + 9, 126],
      ],
      'a',
    )
    .shape(
      [
        [X + 2, 126],
        [X + 1, 34],
        [X + 6, 34],
        [X + 9, 126],
      ],
      'k n',
    )
  for (const [y, w] of [
    [30, 12],
    [25, 16],
    [20, 11],
    [15, 15],
  ])
    p.rect(X - w / 2, y, w, 5, 's0')
  p.rect(X - 24, 124, 48, 7, 's0').rect(X - 30, 118 + 12, 60, 5, 's1')
  signs(p, X - 6, 50, 10, 40, 5, 0, 'foam')
  p.path('M40 130V60h22v70M178 130V70h20v60', 't').path('M40 60q11-16 22 0M178 70q10-14 20 0', 't')
}

export const figurine: Motif = (p) => {
  p.ellipse(X + 4, 130, 34, 5, 'cast')
  p.blob(
    [
      [X - 8, 130],
      [X - 34, 112],
      [X - 24, 80],
      [X - 46, 72],
      [X - 44, 54],
      [X - 22, 60],
      [X - 34, 34],
      [X, 14],
      [X + 34, 34],
      [X + 22, 60],
      [X + 44, 54],
      [X + 46, 72],
      [X + 24, 80],
      [X + 34, 112],
      [X + 8, 130],
      [X, 112],
    ],
    's0',
  )
  p.ellipse(X - 14, 38, 13, 9, 's1')
    .ellipse(X + 14, 38, 13, 9, 's1')
    .path(`M${X - 26} 38h24m4 0h24`, 'l')
    .circle(X, 52, 2, 'k')
  spiral(p, 2, 11, 'al', X - 1, 88)
  p.path(`M${X - 22} 66q22 10 44 0M${X - 24} 106q24 10 48 0M${X - 12} 18q12-10 24 0`, 'al')
  for (let i = 0; i < 9; i++) p.circle(X - 20 + i * 5, 73 + Math.sin((i / 8) * Math.PI) * 4, 1.1, 'k n')
}

export const barque: Motif = (p) => {
  p.path('M12 62Q24 104 70 108H170Q216 104 230 40Q222 52 216 70Q200 92 164 92H74Q40 90 28 62Q22 52 12 62Z', 'a')
    .path('M40 96q80 16 164-6', 'al')
    .path('M230 40q-10-8-6-20M12 62q4-12 14-12', 'l')
  p.block(96, 64, 54, 28).rect(92, 58, 62, 6, 's0')
  for (let i = 0; i < 5; i++) p.path(`M${100 + i * 12} 90v-24`, 't')
  for (let i = 0; i < 6; i++)
    p.path(`M${52 + i * 25} 88l-22 42`, 'l').raw(
      `<ellipse class="s1" cx="${29 + i * 25}" cy="131" rx="3" ry="7" transform="rotate(28 ${29 + i * 25} 131)"/>`,
    )
  p.circle(123, 36, 13, 'sun').path('M123 58v-8M10 124h220', 't')
}

export const figure: Motif = (p) => statue(p, 118, 134, 1.5, false)

/** A great-nosed statue. */
export function statue(p: Pen, x: number, f: number, s: number, hat: boolean): void {
  const a = (dx: number, dy: number): Point => [x + dx * s, f - dy * s]
  p.shape(
    [a(-17, 0), a(-19, 26), a(-11, 32), a(-12, 66), a(-8, 74), a(8, 74), a(13, 66), a(12, 32), a(19, 26), a(17, 0)],
    's0',
    0.8,
  )
  const dark: Point[] = [a(5, 0), a(4, 32), a(6, 74), a(8, 74), a(13, 66), a(12, 32), a(19, 26), a(17, 0)]
  p.shape(dark, 's2 n').hatch(dark, 66, 2.8)
  p.shape([a(-10, 64), a(10, 64), a(9, 58), a(3, 57), a(5, 42), a(-5, 42), a(-3, 57), a(-9, 58)], 's1')
  p.line([a(-7, 37), a(7, 37)], 'l')
    .line([a(-13, 44), a(-14, 60)], 'l')
    .line([a(14, 44), a(14, 60)], 'l')
  p.path(`M${x - 8 * s} ${f - 55 * s}h${4 * s}M${x + 4 * s} ${f - 55 * s}h${4 * s}`, 'l')
  if (hat) p.shape([a(-12, 74), a(-11, 88), a(11, 88), a(12, 74)], 'a')
}

export const many: Motif = (p, o: Options) => {
  tablet(p, { ...o, n: 2 })
  p.ellipse(192, 128, 26, 4, 'cast')
    .path('M172 126q-8-30 6-44h24q14 14 6 44Z', 's1')
    .ellipse(190, 82, 12, 3, 'k')
    .circle(184, 102, 3, 'k')
    .circle(197, 102, 3, 'k')
    .path('M184 112h12', 'l')
}

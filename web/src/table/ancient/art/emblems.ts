/** Emblems of technologies: a struck medallion, its rim by kind, its picture by motif. */
import { Pen, fix } from '../../../art/pen'
import { Rng } from '../../../art/rng'

const TAU = Math.PI * 2
const at = (r: number, a: number): string => `${fix(60 + Math.cos(a) * r)} ${fix(60 + Math.sin(a) * r)}`

type Draw = (p: Pen) => void
const lines =
  (...ds: string[]): Draw =>
  (p) =>
    ds.forEach((d) => p.path(d, 'm'))
const filled =
  (fill: string, ...ds: string[]): Draw =>
  (p) => {
    p.path(fill, 'mf')
    ds.forEach((d) => p.path(d, 'm'))
  }
const around = (n: number, draw: (a: number, i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw((i / n) * TAU - Math.PI / 2, i)).join('')
const circle = (x: number, y: number, r: number): string =>
  `M${fix(x - r)} ${fix(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const flower = ((): string => {
  let d = circle(60, 60, 10)
  for (let i = 0; i < 6; i++) d += circle(60 + Math.cos((i / 6) * TAU) * 10, 60 + Math.sin((i / 6) * TAU) * 10, 10)
  for (let i = 0; i < 6; i++)
    d += circle(60 + Math.cos((i / 6) * TAU + 0.5236) * 17.3, 60 + Math.sin((i / 6) * TAU + 0.5236) * 17.3, 10)
  return d + circle(60, 60, 27.6)
})()

const golden = ((): string => {
  let d = 'M36 76H84V46H36Z M65.5 76V46 M65.5 57.5H84 M72.5 46V57.5 '
  d += 'M36 76A29.5 29.5 0 0 1 65.5 46.5A18.5 11.5 0 0 1 84 57.5A11 7 0 0 1 73 57.5'
  return d
})()

const PICTURES: Record<string, Draw> = {
  air: lines('M34 52H72q9 0 9-8t-8-8-8 7M34 61H84M34 70H66q8 0 8 7t-7 7-7-6'),
  scroll: filled('M42 38H80V78H42Z', 'M42 38q-8 0-8 7h8M80 78q8 0 8-7h-8M49 47h24M49 55h24M49 63h24M49 71h14'),
  caduceus: lines(
    'M60 34V88',
    circle(60, 33, 4),
    'M48 44q24 6 24 14t-20 12 14 14M72 44q-24 6-24 14t20 12-14 14',
    'M58 40Q46 30 36 36q6 8 22 8M62 40Q74 30 84 36q-6 8-22 8',
  ),
  water: lines(
    'M34 54q6.5-8 13 0t13 0 13 0 13 0M34 66q6.5-8 13 0t13 0 13 0 13 0M34 78q6.5-8 13 0t13 0 13 0 13 0',
    'M60 30q9 11 0 15q-9-4 0-15Z',
  ),
  stone: filled('M60 34L82 50L74 80H46L38 50Z', 'M60 34V58M38 50L60 58L82 50M46 80L60 58L74 80'),
  globe: lines(
    circle(60, 60, 25),
    'M35 60H85M60 35V85M41 44q19 10 38 0M41 76q19-10 38 0M60 35q-16 25 0 50M60 35q16 25 0 50',
  ),
  chalice: filled(
    'M44 38H76Q76 62 60 64Q44 62 44 38Z',
    'M60 64V80M48 84q12-6 24 0',
    'M52 34q8-6 16 0',
    circle(60, 49, 4),
  ),
  spheres: lines(
    circle(60, 60, 4),
    circle(60, 60, 12),
    circle(60, 60, 20),
    circle(60, 60, 27),
    circle(72, 60, 2.4),
    circle(46, 46, 2.4),
    circle(60, 87, 2.4),
    circle(79, 42, 2),
  ),
  winged: filled(
    'M44 70H74q8 0 8 8H44Z',
    'M44 78V52q10-2 14 4q2 12 16 14',
    'M50 54Q40 42 30 44q2 6 8 7q-5 1-7 0q3 7 11 7q-4 2-7 1q5 5 15 2',
    'M82 78H42',
  ),
  grid: lines(
    circle(60, 60, 26),
    around(5, (a) => `M${at(26, a)}L${at(26, a + TAU * 0.4)}`),
    around(5, (a) => `M${at(26, a)}L${at(26, a + TAU / 5)}`),
  ),
  pi: lines('M38 48q2-8 10-8H84M52 40Q52 66 42 82M70 40V72q0 10 10 8', circle(60, 60, 28)),
  mummy: filled(
    'M60 32q14 0 14 15q0 8 4 12q2 20-10 30H52q-12-10-10-30q4-4 4-12q0-15 14-15Z',
    'M52 47q3-3 6 0M62 47q3-3 6 0M56 55h8M44 62l30 8M46 72l28-8M48 80l22-6',
  ),
  portal: filled(
    'M42 86V52q18-30 36 0V86Z',
    'M50 86V56q10-18 20 0V86',
    circle(60, 58, 4),
    around(7, (_a, i) => `M${at(36, Math.PI * (1.14 + i * 0.12))}L${at(31, Math.PI * (1.14 + i * 0.12))}`),
  ),
  bird: filled(
    'M34 66Q44 50 62 56Q66 44 76 44L86 50L77 53Q80 74 58 76Q48 77 42 86Q43 76 46 72Q39 72 34 66Z',
    'M48 64q10 6 18-2',
    circle(75, 49, 1.4),
    'M58 76v9m6-9v9',
  ),
  flower: lines(flower),
  square: (p) => {
    for (let r = 0; r < 5; r++)
      for (let c = 0; c < 5; c++) p.path(`M${37 + c * 9.4} ${37 + r * 9.4}h8v8h-8Z`, r === 2 || c === 2 ? 'mf' : 'm')
  },
  joint: lines('M34 44H62L66 56L56 62L58 78H34Z', 'M62 44H86V78H58', 'M34 78V86H86V78M66 56L86 60'),
  stars: (p) => {
    const points = [
      [38, 50],
      [50, 42],
      [62, 52],
      [74, 46],
      [84, 58],
      [66, 70],
      [52, 78],
    ]
    p.path('M' + points.map((q) => q.join(' ')).join('L') + 'M62 52L66 70', 'm')
    for (const [x, y] of points)
      p.path(`M${x} ${y - 4.6}l1.3 3.3l3.3 1.3l-3.3 1.3l-1.3 3.3l-1.3-3.3l-3.3-1.3l3.3-1.3Z`, 'mf')
  },
  rune: lines('M42 84V36L56 48L42 60M64 84V36M64 60L80 46M64 60L80 74'),
  bands: lines(
    'M40 38l6 8-6 8M40 54v8m8-20q8 0 8 8t-8 8M66 38v20m0-12q10-6 14 2t-6 10M38 70q4-6 8 0t8 0M60 66v18' +
      'm-6-9h12M74 66q8 4 4 10t-10 8',
  ),
  aleph: lines('M40 38L80 84M72 38q8 10-6 22M46 52q-8 14 2 32'),
  alpha: lines('M78 40Q72 80 54 80Q38 80 38 61Q38 42 54 42Q72 42 82 80', 'M34 88H86'),
  digits: lines(
    'M42 38v22M54 40q10-6 10 4t-10 16h11M76 40q8-4 8 3t-7 7q8 0 8 6t-10 4',
    circle(46, 77, 8),
    'M64 70h16l-8 16',
  ),
  marks: lines(
    'M40 40l8 12 8-12ZM66 40v14m-6-7h12M82 40q-6 8 0 14',
    circle(44, 76, 7),
    'M60 68v16m-5-11h10M76 68l7 16h-14Z',
  ),
  cross: lines('M60 44V88M44 62H76M60 44q-10 0-10-7t10-7 10 7-10 7', 'M54 88h12'),
  axe: filled('M60 52Q40 30 34 56Q40 62 60 62Q80 62 86 56Q80 30 60 52Z', 'M60 38V90', 'M54 90h12'),
  capital: lines('M38 84L58 36h4L82 84M46 66H74', 'M32 84h14M74 84h14', 'M36 92H84'),
  step: filled('M32 84V76H40V66H48V56H54V46H66V56H72V66H80V76H88V84Z', 'M60 46V36', circle(60, 33, 3)),
  cave: lines(
    'M32 84Q34 42 60 36Q86 42 88 84',
    'M44 84q0-16 6-16t6 16M64 84q0-20 7-20t7 20',
    circle(50, 63, 3.4),
    circle(71, 58, 4),
    'M32 84H88',
    'M60 44l-5 8h10Z',
  ),
  ibis: filled(
    'M48 88Q46 66 56 54Q60 40 70 38Q80 38 80 46Q88 50 88 68Q82 56 74 54Q76 72 66 88Z',
    circle(73, 45, 1.6),
    'M56 70h12M52 78h16',
  ),
  theorem: lines('M48 72V52L74 72Z', 'M48 52H28V72H48M48 72V94H74V72M48 52L64 32L90 52L74 72'),
  rays: (p) => {
    p.path(circle(60, 46, 13), 'mf')
    p.path(Array.from({ length: 9 }, (_, i) => `M${60 + (i - 4) * 3} ${58}L${60 + (i - 4) * 7} 84`).join(''), 'm')
    for (let i = 0; i < 9; i++) p.circle(60 + (i - 4) * 7, 86, 2, 'mf')
  },
  volcano: filled(
    'M32 86L52 54H68L88 86Z',
    'M52 54l4 6 4-4 4 5 4-7',
    'M60 50q-12-4-8-12q-4-8 8-8q12-4 14 4q8 4 0 10q-4 8-14 6Z',
  ),
  spiral: lines(golden),
  rod: filled(
    'M34 66H86V76H34Z',
    Array.from({ length: 7 }, (_, i) => `M${40 + i * 6.6} 66v${i % 2 ? 4 : 7}`).join(''),
    'M34 58q14-12 30-8l18-2q6 4-2 6l-12 2q6 2 0 4H34',
  ),
  zodiac: lines(
    circle(60, 60, 27),
    circle(60, 60, 17),
    circle(60, 60, 5),
    around(12, (a) => `M${at(17, a)}L${at(27, a)}`),
    around(12, (a, i) => `M${at(20, a + 0.26)}L${at(24, a + (i % 2 ? 0.38 : 0.16))}`),
  ),
  ouroboros: lines(
    'M60 36A24 24 0 1 1 46 40.5',
    'M60 36q-8-6-14 0t0 10q8 0 14-10M60 44A16 16 0 1 1 50 47.5',
    circle(51, 40, 1.2),
    'M60 52l8 14H52Z',
  ),
  hexagram: lines('M60 34L83 74H37Z', 'M60 86L37 46H83Z', circle(60, 60, 7), circle(60, 60, 27)),
  arms: filled('M40 84H80V76H70V44q8 2 10-8q-18-4-18 10V76H58V46q0-14-18-10q2 10 10 8V76H40Z'),
  strokes: lines('M58 34l6 8M38 48H82M74 48Q66 72 38 86M46 48Q56 74 84 86'),
  emerald: filled('M48 34H72L86 52L60 90L34 52Z', 'M34 52H86M48 34L52 52L60 90L68 52L72 34M60 34V52'),
  wedges: lines(
    'M38 42l8 6 8-6M46 48V64M62 42l8 6 8-6M70 48V64M36 72l6 6-6 6M42 78H62M82 70L70 78l12 8',
    'M54 52l8 4-8 4',
  ),
  mask: filled(
    'M38 40Q60 30 82 40V72Q82 86 60 88Q38 86 38 72Z',
    circle(50, 54, 5),
    circle(70, 54, 5),
    'M60 52q-8 14 0 14t4-4M48 74H72V80H48ZM54 74v6M60 74v6M66 74v6',
  ),
  ox: lines('M38 40Q60 96 82 40M34 58H86M60 78V90', 'M44 36q-6 2-6 8M76 36q6 2 6 8'),
  seeing: lines('M34 54Q60 32 86 54Q60 74 34 54Z', 'M34 44Q60 26 88 44', 'M54 66L50 84M60 68Q76 76 74 84q-6 6-10 0'),
}

export const EMBLEMS: readonly string[] = Object.keys(PICTURES)

/** The inside of a medallion (120 × 120): `rim` 0 a key pattern, 1 beads and wedges, 2 rays. */
export function medallion(motif: string, rim: number, level: number, seed: number): string {
  const p = new Pen(new Rng(seed))
  p.circle(61.5, 62.5, 56, 'm-cast')
    .circle(60, 60, 56, 'm-rim')
    .circle(60, 60, 55, 'm')
    .circle(60, 60, 41, 'm-field')
    .circle(60, 60, 41, 'm')
  if (rim === 0)
    p.path(
      around(24, (a) => `M${at(44, a)}L${at(52, a)}L${at(52, a + 0.16)}L${at(46.5, a + 0.16)}L${at(46.5, a + 0.09)}`),
      'm-thin',
    )
  else if (rim === 1) {
    p.path(
      around(30, (a, i) =>
        i % 3 ? `M${at(45, a)}L${at(51, a + 0.05)}L${at(45, a + 0.1)}` : `M${at(44.5, a + 0.05)}L${at(52, a + 0.05)}`,
      ),
      'm-thin',
    )
  } else
    p.path(
      around(36, (a, i) => `M${at(44, a)}L${at(i % 2 ? 48 : 52, a)}`) +
        around(12, (a) => circle(60 + Math.cos(a + 0.26) * 48, 60 + Math.sin(a + 0.26) * 48, 1.6)),
      'm-thin',
    )
  if (level === 2)
    p.path(
      around(4, (a) => `M${at(50, a)}L${at(56, a - 0.1)}L${at(62, a)}L${at(56, a + 0.1)}Z`),
      'm-stud',
    )
  p.raw('<g transform="translate(60 60) scale(.86) translate(-60 -60)">')
  PICTURES[motif]?.(p)
  p.raw('</g>').path('M26 40A40 40 0 0 1 52 21', 'm-shine')
  return p.toString()
}

/**
 * The faces of bots, by their names: drawn with class names only, like every picture. What somebody wears tells the
 * level, from the digger's hat to the hood of the sage and the wreath of the oracle.
 */
import { Rng } from './rng'

type Level = 'digger' | 'student' | 'scholar' | 'professor' | 'sage' | 'oracle'
type Hair = keyof typeof HAIR

interface Looks {
  skin: 0 | 1 | 2 | 3
  tone: 0 | 1 | 2 | 3
  hair: Hair
  beard?: keyof typeof BEARDS
}

/** Hair behind the head, and before it. */
const HAIR = {
  short: ['', 'M13 21Q12 9 24 8.5Q36 9 35 21Q33 15 29 14Q22 17 16 14.5Q14 17 13 21Z'],
  curls: [
    '',
    'M12 22Q8 18 12 14Q12 8 18 9Q22 4 27 8Q34 6 35 13Q40 16 36 22Q34 17 30 16Q27 18 24 15.5Q19 18 16 16Q13 18 12 22Z',
  ],
  long: ['M12 20Q10 8 24 8Q38 8 36 20L38 38Q24 42 10 38Z', 'M13 22Q13 11 24 10.5Q35 11 35 22Q31 18 29 14Q22 20 13 22Z'],
  bun: ['M18 9a6 5.5 0 1 1 12 0a6 5.5 0 1 1-12 0Z', 'M13 21Q12 10 24 9.5Q36 10 35 21Q30 15 24 14.5Q18 15 13 21Z'],
  plaits: [
    'M12 21Q10 8 24 8Q38 8 36 21Q39 31 35 40L32 34V21H16V34L13 40Q9 31 12 21Z',
    'M13 21Q13 11 24 10.5Q35 11 35 21Q30 17 24 12.5Q18 17 13 21Z',
  ],
  bald: ['', 'M12.5 24Q11 20 13.5 17.5L14.5 24ZM35.5 24Q37 20 34.5 17.5L33.5 24Z'],
} as const

const BEARDS = {
  moustache: 'M18 29.5Q21 27 24 28.8Q27 27 30 29.5Q27 31.5 24 30.5Q21 31.5 18 29.5Z',
  full: 'M13.5 25Q15 28 18.5 27.5Q24 26.5 29.5 27.5Q33 28 34.5 25Q35 38 24 39Q13 38 13.5 25Z',
  long: 'M13.5 24Q15 28 18.5 27.5Q24 26.5 29.5 27.5Q33 28 34.5 24Q36 38 24 48Q12 38 13.5 24Z',
} as const

const LOOKS: Readonly<Record<string, Looks>> = {
  Tula: { skin: 2, tone: 0, hair: 'plaits' },
  Bruno: { skin: 1, tone: 1, hair: 'short', beard: 'full' },
  Pipa: { skin: 0, tone: 2, hair: 'curls' },
  Momo: { skin: 3, tone: 0, hair: 'short' },
  Ilka: { skin: 0, tone: 1, hair: 'plaits' },
  Theo: { skin: 1, tone: 0, hair: 'curls' },
  Nadi: { skin: 2, tone: 0, hair: 'long' },
  Jori: { skin: 0, tone: 2, hair: 'short' },
  Livia: { skin: 1, tone: 0, hair: 'bun' },
  Marek: { skin: 0, tone: 1, hair: 'short', beard: 'moustache' },
  Selma: { skin: 3, tone: 0, hair: 'curls' },
  Odo: { skin: 0, tone: 2, hair: 'bald', beard: 'full' },
  Aurelia: { skin: 0, tone: 3, hair: 'bun' },
  Ambros: { skin: 1, tone: 3, hair: 'bald', beard: 'moustache' },
  Leonora: { skin: 2, tone: 3, hair: 'curls' },
  Viktor: { skin: 3, tone: 3, hair: 'short', beard: 'full' },
  Sibylla: { skin: 1, tone: 3, hair: 'long' },
  Nestor: { skin: 0, tone: 3, hair: 'bald', beard: 'long' },
  Themis: { skin: 3, tone: 0, hair: 'long' },
  Orfeo: { skin: 2, tone: 3, hair: 'short', beard: 'long' },
  Kassandra: { skin: 2, tone: 0, hair: 'long' },
  Tiresias: { skin: 1, tone: 3, hair: 'curls', beard: 'long' },
  Manto: { skin: 3, tone: 0, hair: 'plaits' },
  Kalchas: { skin: 0, tone: 3, hair: 'short', beard: 'full' },
}

const GLASSES =
  '<g class="frame"><circle cx="19.3" cy="23" r="4"/>' +
  '<circle cx="28.7" cy="23" r="4"/><path d="M23.3 22.5h1.4"/></g>'

/** What tells a level. */
const WORN: Readonly<Record<Level, string>> = {
  digger:
    '<path class="hat" d="M6 16.5Q24 10 42 16.5Q24 20.5 6 16.5Z"/>' +
    '<path class="hat" d="M14 15Q14 4 24 4Q34 4 34 15Q24 12.5 14 15Z"/>' +
    '<path class="band" d="M14 15Q24 12 34 15V12.8Q24 9.8 14 12.8Z"/>',
  student:
    '<path class="hat" d="M13.5 19Q24 13.5 34.5 19L34 16Q24 10.5 14 16Z"/>' + '<path class="strap" d="M12 40 32 48"/>',
  scholar: GLASSES,
  professor: `${GLASSES}<path class="tie" d="m24 40-6-3.5v7Zm0 0 6-3.5v7Z"/>`,
  sage:
    '<path class="hood" d="M24 2Q44 4 42 30Q42 40 46 48H37' +
    'Q38 38 36 24Q34 11 24 11Q14 11 12 24Q10 38 11 48H2Q6 40 6 30Q4 4 24 2Z"/>' +
    '<path class="band" d="M22.3 7.5 24 4.8 25.7 7.5 24 10.2Z"/>',
  oracle:
    '<path class="band" d="M12.5 19Q24 9.5 35.5 19L34.8 16.4Q24 7 13.2 16.4Z"/>' +
    '<path class="hat" d="M13 17Q9 12 12 7Q16 11 15.5 15ZM18 13.5Q15.5 7 19.5 3.5Q22 8.5 20.5 12.5Z' +
    'M35 17Q39 12 36 7Q32 11 32.5 15ZM30 13.5Q32.5 7 28.5 3.5Q26 8.5 27.5 12.5Z"/>',
}

const HEAD =
  '<path class="flesh" d="M20 30h8v8q-4 4-8 0Z"/>' +
  '<path class="flesh" d="M13.5 21Q13 11 24 11Q35 11 34.5 21Q35 35 24 35Q13 35 13.5 21Z"/>'
const EYES = '<path class="eye" d="M19.3 22.8v.01M28.7 22.8v.01"/>'
const MOUTH = '<path class="line" d="M24 23.5l-1 4h1.6M20.5 31Q24 33 27.5 31"/>'

/** Whoever is not known by name gets a face all the same, and always the same one. */
function looksOf(name: string, level: Level): Looks {
  if (LOOKS[name]) return LOOKS[name]
  const r = new Rng([...name].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 65_521)
  const hair = r.pick(Object.keys(HAIR) as Hair[])
  return { skin: r.pick([0, 1, 2, 3]), tone: level === 'sage' || level === 'oracle' ? 3 : r.pick([0, 1, 2, 3]), hair }
}

export function faceOf(name: string, level: string): string {
  const worn = (level in WORN ? level : 'student') as Level
  const { skin, tone, hair, beard } = looksOf(name, worn)
  const [behind, before] = HAIR[hair]
  const locks = (d: string): string => (d ? `<path class="hair" d="${d}"/>` : '')
  const shoulders = '<path class="coat" d="M4 50Q6 38 20 36.5Q24 40 28 36.5Q42 38 44 50Z"/>'
  const parts = [locks(behind), shoulders, HEAD, EYES, MOUTH, locks(beard ? BEARDS[beard] : ''), locks(before)]
  return `<g class="skin-${skin} tone-${tone}">${parts.join('')}${WORN[worn]}</g>`
}

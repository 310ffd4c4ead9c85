/** What somebody needs who meets a question for the first time, of all that its help says. */

/** Which rulings apply, at the end. */
const RULINGS = /\s[^.]*?:\s(?:[A-Z]+-?\d[\d.]*[a-z]?(?:,\s|\s\S+\s)?)+\.$/u
/** The short sign of a place, after its name. */
const SIGN = /\s\([A-Z]\d\)/gu

/** Numbers of rulings and signs of places are for those who ask for help. */
export const tipOf = (help: string): string => help.replace(RULINGS, '').replace(SIGN, '')

/** The first of the rulings that apply, for a link; '' where none is named. */
export const rulingIn = (help: string): string =>
  /\b[A-Z]+-?\d[\d.]*[a-z]?\b/.exec(RULINGS.exec(help)?.[0] ?? '')?.[0] ?? ''

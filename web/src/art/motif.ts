/** What a picture is made from: a motif, a landscape and a few numbers, written in one line of a data file. */
import type { Pen } from './pen'
import type { Land } from './scene'

export type Options = Record<string, number | undefined>
export type Motif = (p: Pen, o: Options) => void

export interface Recipe {
  motif: string
  land: Land
  options: Options
}

/** Read `stepped jungle n=8 top=2`. */
export function recipe(line: string): Recipe {
  const [motif, land, ...rest] = line.split(' ')
  const options: Options = {}
  for (const pair of rest) {
    const [name, value] = pair.split('=')
    options[name] = Number(value)
  }
  return { motif, land: land as Land, options }
}

/** The colours as the style sheets have them, for the tests. */
import { readFileSync } from 'node:fs'

export type Theme = 'light' | 'dark' | 'contrast'
export const THEMES: Theme[] = ['light', 'dark', 'contrast']

/** A way to ask a style sheet of tokens for its colour of a theme. */
export function coloursOf(sheet: URL): (name: string, theme: Theme) => string {
  const css = readFileSync(sheet, 'utf8')
  const themes = css.indexOf(':root[data-theme=')
  const root = css.slice(0, themes < 0 ? undefined : themes)
  const contrast = css.includes("data-theme='contrast'") ? css.slice(css.indexOf("data-theme='contrast'")) : ''
  return (name, theme) => {
    const own = contrast.match(new RegExp(`--${name}: (#\\w+);`))?.[1]
    if (theme === 'contrast' && own) return own
    const pair = root.match(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`))
    if (pair) return theme === 'light' ? pair[1] : pair[2]
    const plain = root.match(new RegExp(`--${name}: (#\\w+);`))?.[1]
    if (!plain) throw new Error(`there is no colour --${name}`)
    return plain
  }
}

import { expect, it } from 'vitest'
import { drawPoster, desert } from './poster'
import { ground, vignette } from './vignettes'

it('writes no style attribute, no script and no number that is none', () => {
  const all = [vignette('pit'), vignette('jar'), vignette('camp'), ground(), drawPoster(desert)].join('')
  expect(all).not.toMatch(/style=|<script|onload|href=|NaN|undefined|Infinity/)
})

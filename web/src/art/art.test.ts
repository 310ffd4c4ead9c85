import { expect, it } from 'vitest'
import { faceOf } from './faces'
import { drawPoster, desert } from './poster'
import { ground, vignette } from './vignettes'

it('writes no style attribute, no script and no number that is none', () => {
  const all = [
    vignette('pit'),
    vignette('jar'),
    vignette('camp'),
    ground(),
    drawPoster(desert),
    faceOf('Nestor', 'sage'),
  ].join('')
  expect(all).not.toMatch(/style=|<script|onload|href=|NaN|undefined|Infinity/)
})

it('gives every bot a face of its own, and tells its level by what it wears', () => {
  const names = ['Ilka', 'Theo', 'Nadi', 'Jori', 'Somebody', 'Student 2']
  expect(new Set(names.map((name) => faceOf(name, 'student'))).size).toBe(names.length)
  expect(faceOf('Somebody', 'digger')).not.toBe(faceOf('Somebody', 'scholar'))
  expect(faceOf('Somebody', 'digger')).toBe(faceOf('Somebody', 'digger'))
})

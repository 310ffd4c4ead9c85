import { beforeAll, describe, expect, it } from 'vitest'
import { factsOf, galleryOf, games, guestOf, pitchOf, titleOf } from './games.svelte'
import { OWN, posterOf } from './own-games'
import { loadTexts } from './text.svelte'

beforeAll(() => loadTexts('en').then(() => undefined))

describe('games with a folder', () => {
  it('stand in the order of the house, each with words and a picture of its own', () => {
    expect(OWN).toEqual(['ancient', 'thebes', 'mammothodus'])
    expect(games()).toEqual(OWN)
    expect(OWN.map(titleOf)).toEqual(['Ancient Knowledge', 'Thebes', 'Mammothodus'])
    expect(OWN.every((game) => pitchOf(game) && factsOf(game))).toBe(true)
    expect(new Set(OWN.map(posterOf)).size).toBe(OWN.length)
  })
})

describe('a game without a folder', () => {
  it('is called by its id until the server has told of it', () => {
    expect(titleOf('senet')).toBe('senet')
    expect([pitchOf('senet'), factsOf('senet'), guestOf('senet')]).toEqual(['', '', null])
  })

  it('has a gallery and a picture all the same', async () => {
    expect((await galleryOf('senet')).default).toBe((await import('../pages/PlainGallery.svelte')).default)
    expect(posterOf('senet')).toBe(posterOf('atlantis'))
    expect(OWN.map(posterOf)).not.toContain(posterOf('senet'))
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PSEUDO } from './settings.svelte'
import { ago, called, dated, day, loadTexts, number, percent, refusal, spoken, t, tongue } from './text.svelte'

const unheard = 'no-such-message'
const foreign = (): Response => new Response('close = ⟦Çłóóšéé⟧\nrefusal-over = ⟦Óṽééř⟧\n')

beforeEach(() => loadTexts('en').then(() => undefined))
afterEach(() => vi.unstubAllGlobals())

it('has every language of the catalogues, and the one that is made from English', () => {
  expect([...spoken]).toContain('en')
  expect([...spoken]).toContain(PSEUDO)
})

it('speaks another language, and English where that has no words', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(foreign()))
  expect(t('close')).toBe('Close')
  expect(await loadTexts(PSEUDO)).toBe(true)
  expect([tongue(), t('close'), t('back'), t(unheard)]).toEqual([PSEUDO, '⟦Çłóóšéé⟧', 'Back', unheard])
  expect(await loadTexts('en')).toBe(true)
  expect([tongue(), t('close')]).toEqual(['en', 'Close'])
})

it('stays with its language where there are no words in the other', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  expect(await loadTexts(PSEUDO)).toBe(false)
  expect(tongue()).toBe('en')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  expect(await loadTexts(PSEUDO)).toBe(false)
  expect(await loadTexts('tlh')).toBe(false)
  expect([tongue(), t('close')]).toEqual(['en', 'Close'])
})

it('speaks what was chosen last, however late the words come', async () => {
  let answer: (words: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const slow = loadTexts(PSEUDO)
  const quick = loadTexts('en')
  expect(await quick).toBe(true)
  answer(foreign())
  expect(await slow).toBe(false)
  expect(tongue()).toBe('en')
})

it('tells refusals in the words of the language, and unknown ones in those of the server', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(foreign()))
  expect(refusal('over', 'this game is over already')).toBe('The game is over.')
  await loadTexts(PSEUDO)
  expect(refusal('over', 'the game is over')).toBe('⟦Óṽééř⟧')
  expect(refusal('unheard-of', 'the moon is full')).toBe('the moon is full')
})

it('calls bots by their level, and people as they call themselves', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('bots-digger = ⟦Đ⟧')))
  await loadTexts(PSEUDO)
  expect(called({ name: 'Digger', level: 'digger' })).toBe('⟦Đ⟧')
  expect(called({ name: 'Digger 2', level: 'digger' })).toBe('⟦Đ⟧ 2')
  expect(called({ name: 'Old Bones', level: 'digger' })).toBe('Old Bones')
  expect(called({ name: 'Digger', level: null })).toBe('Digger')
  await loadTexts('en')
})

it('writes numbers and days as the language does', () => {
  expect(percent(0.257)).toBe('26%')
  expect(day(Date.UTC(2026, 10, 15, 12))).toBe('15 Nov 2026')
  expect(dated('2026-11-15')).toBe('15 November 2026')
  expect(number(1234.56, 1)).toBe('1,234.6')
})

it('tells how long ago something was', async () => {
  await loadTexts('en')
  const now = Date.UTC(2026, 10, 15, 12)
  const minute = 60_000
  const told = [0, 1, 59, 60, 150, 60 * 24, 60 * 24 * 3, 60 * 24 * 8].map((minutes) => ago(now - minutes * minute, now))
  expect(told).toEqual([
    'just now',
    'a minute ago',
    '59 minutes ago',
    'an hour ago',
    '2 hours ago',
    'a day ago',
    '3 days ago',
    '7 Nov 2026',
  ])
})

import { beforeEach, expect, it } from 'vitest'
import { settings } from '../lib/settings.svelte'
import type { TableLike } from '../lib/socket.svelte'
import type { Bind, Offer, Update } from '../lib/wire'
import { Play } from './play.svelte'

const offer = (option: number): Offer => ({
  option,
  verb: 'card',
  targets: [['card', option]],
  label: `card ${option}`,
  message: '',
})

/** A table that notes what is chosen; `binds` is what its server says of every option. */
function table(
  seats: { kind: string; mine: boolean }[],
  binds: Bind[],
): { chosen: number[]; play: Play; ask: (prompt: string | null, ...options: number[]) => void } {
  const chosen: number[] = []
  let seq = 0
  const held = $state<{ update: Update | null }>({ update: null })
  const like = {
    seat: 0,
    busy: false,
    said: [],
    info: { seats },
    get update() {
      return held.update
    },
    choose: (option: number) => Promise.resolve(void chosen.push(option)),
    binds: () => Promise.resolve(binds),
    reasons: () =>
      Promise.resolve([
        { option: 7, label: 'seven', text: 'It is taken.', message: '', args: {}, targets: [['card', 7]] },
      ]),
  } as unknown as TableLike
  const ask = (prompt: string | null, ...options: number[]): void => {
    seq += 1
    held.update = {
      seq,
      decision: prompt === null ? null : { prompt, offers: options.map(offer) },
    } as unknown as Update
  }
  return { chosen, play: new Play(like), ask }
}

const ALONE = [
  { kind: 'person', mine: true },
  { kind: 'bot', mine: false },
]
const TOGETHER = [
  { kind: 'person', mine: true },
  { kind: 'person', mine: false },
]
const told = (): Promise<void> => new Promise((done) => setTimeout(done))

beforeEach(() => void (settings.confirm = 'irreversible'))

it('asks once more before what binds, among people', async () => {
  const { play, ask, chosen } = table(TOGETHER, ['chance'])
  ask('action', 1, 2)
  play.choose(offer(1))
  await told()
  expect([chosen, play.pending?.offer.option, play.pending?.binds]).toEqual([[], 1, ['chance']])
  play.choose(offer(2))
  await told()
  expect([chosen, play.pending?.offer.option]).toEqual([[], 2])
  play.choose(offer(2))
  expect(chosen).toEqual([2])
})

it('forgets what was to be confirmed when it is forgone or the question has changed', async () => {
  const { play, ask, chosen } = table(TOGETHER, ['turn'])
  ask('action', 1)
  play.choose(offer(1))
  await told()
  play.forgo()
  expect(play.pending).toBeNull()
  play.choose(offer(1))
  await told()
  ask('action', 1)
  expect(play.pending).toBeNull()
  play.confirm()
  expect(chosen).toEqual([])
})

it.each([
  { seats: ALONE, binds: ['chance'] as Bind[], confirm: 'irreversible' as const },
  { seats: TOGETHER, binds: [], confirm: 'irreversible' as const },
  { seats: TOGETHER, binds: ['end'] as Bind[], confirm: 'never' as const },
])('takes at once what can be taken back, or when nobody wants to be asked: %o', async ({ seats, binds, confirm }) => {
  settings.confirm = confirm
  const { play, ask, chosen } = table(seats, binds)
  ask('action', 1)
  play.choose(offer(1))
  await told()
  expect([chosen, play.pending]).toEqual([[1], null])
})

it('asks before every choice if that is wanted', async () => {
  settings.confirm = 'always'
  const { play, ask, chosen } = table(ALONE, [])
  ask('action', 1)
  play.choose(offer(1))
  await told()
  expect([chosen, play.pending?.binds]).toEqual([[], []])
})

it('takes effects in any order until nothing more is asked', () => {
  const { play, ask, chosen } = table(ALONE, [])
  ask('order', 3, 4, 5)
  play.takeListed()
  for (const question of [['remove', 9], ['order', 4, 5], [null], ['order', 6, 7]] as const) {
    ask(question[0], ...(question.slice(1) as number[]))
    play.goOn()
  }
  expect(chosen).toEqual([3, 4])
})

it('knows why a thing is not on offer, for this question only', async () => {
  const { play, ask } = table(ALONE, [])
  ask('action', 1)
  await play.learn()
  expect([play.whyNot('card 7'), play.whyNot('card 8'), play.whyNot('slot 7')]).toEqual(['It is taken.', '', ''])
  ask('action', 1)
  expect(play.whyNot('card 7')).toBe('')
})

import { beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import type { TableLike } from '../lib/socket.svelte'
import type { Bind, Offer, Update, WayStep } from '../lib/wire'
import { Play } from './play.svelte'

const offer = (option: number, binds: Bind[] = []): Offer => ({
  option,
  verb: 'card',
  targets: [['card', option]],
  label: `card ${option}`,
  message: '',
  notes: [],
  binds,
})

/** A table that notes what is chosen. */
function table(
  seats: { kind: string; mine: boolean }[],
  undo = 'ask',
): {
  chosen: number[]
  play: Play
  ask: (prompt: string | null, ...options: number[]) => void
  /** The same, with these steps of a guide. */
  tell: (guide: number[], prompt: string, ...options: number[]) => void
} {
  const chosen: number[] = []
  let seq = 0
  const held = $state<{ update: Update | null }>({ update: null })
  const like = {
    seat: 0,
    busy: false,
    said: [],
    info: { game: 'thebes', seats, undo },
    get update() {
      return held.update
    },
    turns: [],
    get moments() {
      return Array.from({ length: seq }, (_, n) => ({ length: n + 1, happenings: [{ kind: n % 2 ? 'dig' : 'take' }] }))
    },
    choose: (option: number) => Promise.resolve(void chosen.push(option)),
  } as unknown as TableLike
  const ask = (prompt: string | null, ...options: number[]): void => tell([], prompt, ...options)
  const tell = (guide: number[], prompt: string | null, ...options: number[]): void => {
    seq += 1
    const said = guide.map((n) => ({ id: `${n}`, text: `step ${n}`, light: [], options: [] }))
    const reasons = prompt === 'action' && seq === 1 ? [TAKEN] : []
    held.update = {
      seq,
      length: seq,
      status: 'playing',
      guide: guide.length ? { first: guide[0] - 1, of: 9, strayed: '', steps: said } : null,
      view: { seats: seats.length, week: [3, 4] },
      meters: [{ name: 'time', value: [2, 3], start: 0, bound: 156, result: 'stops', label: '', text: '' }],
      decision:
        prompt === null ? null : { prompt, offers: options.map((n) => offer(n)), subject: ['place', 9], reasons },
    } as unknown as Update
  }
  return { chosen, play: new Play(like), ask, tell }
}

const TAKEN = { option: 7, label: 'seven', text: 'It is taken.', message: '', args: {}, targets: [['card', 7]] }
const ALONE = [
  { kind: 'person', mine: true },
  { kind: 'bot', mine: false },
]
const TOGETHER = [
  { kind: 'person', mine: true },
  { kind: 'person', mine: false },
]

beforeEach(() => void (settings.confirm = 'irreversible'))

it('asks once more before what binds, among people', () => {
  const { play, ask, chosen } = table(TOGETHER)
  ask('action', 1, 2)
  play.choose(offer(1, ['chance']))
  expect([chosen, play.pending?.offer.option, play.pending?.offer.binds]).toEqual([[], 1, ['chance']])
  play.choose(offer(2, ['turn']))
  expect([chosen, play.pending?.offer.option]).toEqual([[], 2])
  play.choose(offer(2, ['turn']))
  expect(chosen).toEqual([2])
})

it('goes on by itself after a question that is put once in a turn, until something else is on offer', () => {
  const { play, ask, chosen } = table(ALONE)
  play.once = ['moment']
  ask('moment', 0, 5)
  play.choose(offer(0))
  ask('moment', 0, 5)
  play.goOn()
  expect(chosen).toEqual([0, 0])
  ask('moment', 0, 5, 6)
  play.goOn()
  expect(chosen).toEqual([0, 0])
  expect(play.passing).toHaveLength(1)
  play.lift()
  ask('moment', 0, 5)
  play.goOn()
  expect(chosen).toEqual([0, 0])
})

it('forgets what was to be confirmed when it is forgone or the question has changed', () => {
  const { play, ask, chosen } = table(TOGETHER)
  ask('action', 1)
  play.choose(offer(1, ['turn']))
  play.forgo()
  expect(play.pending).toBeNull()
  play.choose(offer(1, ['turn']))
  ask('action', 1)
  expect(play.pending).toBeNull()
  play.confirm()
  expect(chosen).toEqual([])
})

it.each([
  { seats: TOGETHER, binds: [], confirm: 'irreversible' as const },
  { seats: TOGETHER, binds: ['end'] as Bind[], confirm: 'never' as const },
])('takes at once what can be taken back, or when nobody wants to be asked: %o', ({ seats, binds, confirm }) => {
  settings.confirm = confirm
  const { play, ask, chosen } = table(seats)
  ask('action', 1)
  play.choose(offer(1, binds))
  expect([chosen, play.pending]).toEqual([[1], null])
})

it('selects what binds with bots too; a button that says what it does needs no second one there', () => {
  const { play, ask, chosen } = table(ALONE)
  ask('action', 1, 2)
  play.choose(offer(1, ['chance']))
  expect([chosen, play.selected(offer(1)), play.selected(offer(2))]).toEqual([[], true, false])
  play.choose(offer(2, ['turn']), true)
  expect(chosen).toEqual([2])
})

it('does what can be taken back at once, and what ends the game never', () => {
  const { play, ask, chosen } = table(ALONE)
  play.light = new Set(['chance', 'turn'])
  ask('action', 1, 2)
  play.choose(offer(1, ['chance', 'turn']))
  expect(chosen).toEqual([1])
  play.choose(offer(2, ['end']), true)
  expect([chosen, play.pending?.offer.option]).toEqual([[1], 2])
  const whole = { steps: [{ prompt: 'learn', option: 2, label: '', targets: [], notes: [], among: [], again: false }] }
  play.lead({ ...whole, text: '', all: false, binds: [] })
  expect(chosen).toEqual([1, 2])
})

it('confirms everything where nothing is taken back', () => {
  const { play, ask, chosen } = table(ALONE, 'never')
  ask('action', 1)
  play.choose(offer(1), true)
  expect([chosen, play.pending?.offer.option, play.bonds]).toEqual([[], 1, ['bind-final']])
  play.confirm()
  expect(chosen).toEqual([1])
})

it('asks before every choice if that is wanted', () => {
  settings.confirm = 'always'
  const { play, ask, chosen } = table(ALONE)
  ask('action', 1)
  play.choose(offer(1))
  expect([chosen, play.pending?.offer.binds]).toEqual([[], []])
})

it('takes effects in any order until nothing more is asked', () => {
  const { play, ask, chosen } = table(ALONE)
  ask('order', 3, 4, 5)
  play.takeListed()
  for (const question of [['remove', 9], ['order', 4, 5], [null], ['order', 6, 7]] as const) {
    ask(question[0], ...(question.slice(1) as number[]))
    play.goOn()
  }
  expect(chosen).toEqual([3, 4])
})

it('knows why a thing is not on offer, for this question only', () => {
  const { play, ask } = table(ALONE)
  ask('action', 1)
  expect([play.whyNot('card 7'), play.whyNot('card 8'), play.whyNot('slot 7')]).toEqual(['It is taken.', '', ''])
  ask('action', 1)
  expect(play.whyNot('card 7')).toBe('')
})

it('knows what the question is about, and what is counted', () => {
  const { play, ask } = table(ALONE)
  expect([play.about('place'), play.meter('time')]).toEqual([-1, undefined])
  ask('action', 1)
  expect([play.about('place'), play.about('card'), play.meter('time')?.bound, play.meter('past')]).toEqual([
    9,
    -1,
    156,
    undefined,
  ])
})

it('has the view of its own game only', () => {
  const { play, ask } = table(ALONE)
  expect(play.view('thebes')).toBeUndefined()
  ask('action', 1)
  expect([play.view('thebes')?.week, play.view('ancient')]).toEqual([[3, 4], undefined])
})

it('does a whole move, choice by choice, and stops where something else is asked', () => {
  const { play, ask, chosen } = table(ALONE)
  const step = (prompt: string, option: number, forced = false) => ({ prompt, option, forced })
  ask('action', 1, 2)
  play.follow([step('action', 2), step('slot', 4, true), step('pay', 7), step('pay', 8)])
  expect(chosen).toEqual([2])
  ask(null)
  play.goOn()
  ask('pay', 6, 7)
  play.goOn()
  expect(chosen).toEqual([2, 7])
  ask('order', 8)
  play.goOn()
  ask('pay', 8)
  play.goOn()
  expect(chosen).toEqual([2, 7])
})

it('shows nothing before it has been told', () => {
  const { play, ask } = table(ALONE)
  const receive = (): void => play.receive(play.table.update)
  play.teller = (news) => news.some(({ kind }) => kind === 'dig')
  ask('action', 1)
  receive()
  expect(play.update?.seq).toBe(1)
  ask('weeks', 1)
  receive()
  expect([play.update?.seq, play.update?.decision]).toEqual([1, null])
  ask('action', 1)
  receive()
  expect(play.update?.seq).toBe(1)
  play.release()
  expect([play.update?.seq, play.update?.decision?.prompt]).toEqual([3, 'action'])
  ask('action', 2)
  play.teller = () => false
  receive()
  expect(play.update?.seq).toBe(4)
})

it('goes on with a whole move only when what the guide says on the way was read, and tells nothing twice', () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const { play, ask, tell, chosen } = table(ALONE)
  const step = (prompt: string, option: number): WayStep => ({
    prompt,
    option,
    label: prompt,
    notes: [],
    targets: [],
    again: false,
    among: [],
  })
  ask('action', 1, 2)
  play.lead({ steps: [step('action', 1), step('figure', 3), step('step', 5)], text: '', binds: [], all: false })
  tell([6, 7], 'figure', 3, 4)
  play.goOn()
  expect([chosen, play.guide.step?.text]).toEqual([[1], 'step 6'])
  play.guide.goOn()
  expect([chosen, play.guide.step?.text]).toEqual([[1], 'step 7'])
  play.guide.goOn()
  expect([chosen, play.guide.step]).toEqual([[1, 3], undefined])
  ask('step', 5, 6)
  play.goOn()
  expect(chosen).toEqual([1, 3, 5])
  // Taken back.
  tell([6, 7], 'figure', 3, 4)
  expect(play.guide.step).toBeUndefined()
})

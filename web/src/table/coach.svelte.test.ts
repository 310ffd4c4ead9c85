import { beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { loadTexts } from '../lib/text.svelte'
import type { Hint, Offer, Update } from '../lib/wire'
import { Coach } from './coach.svelte'
import type { Play } from './play.svelte'

const offer = (option: number, verb: string, bound: boolean): Offer =>
  ({ option, verb, label: `${verb} ${option}`, binds: bound ? ['chance'] : [], notes: [], targets: [] }) as never
const [DIG, WEEKS] = [offer(1, 'dig', false), offer(7, 'weeks', true)]
const hint = (option: number, equal = false): Hint =>
  ({ option, equal, label: `move ${option}`, because: 'It pays.', steps: [] }) as never

/** A coach to whom every choice that is named gives much away. */
function seated(
  bad: number[],
  composing: string[] = [],
): {
  coach: Coach
  asked: [number, number][]
  ask: (offers: Offer[], prompt?: string) => Promise<void>
  table: { doubt: (seq: number, option: number) => Promise<unknown> }
} {
  const asked: [number, number][] = []
  const held = { update: null as Update | null }
  const table = {
    seat: 0,
    info: { seats: [{ kind: 'person', mine: true }, { kind: 'bot' }] },
    weigh: () => Promise.resolve({ seq: held.update?.seq, slips: bad.map((option) => [option, 0.5]) }),
    doubt: (seq: number, option: number): Promise<unknown> => {
      asked.push([seq, option])
      return Promise.resolve({ better: 'Better: nothing.', because: 'So.', steps: [{ option: 99 }] })
    },
  }
  const play = {
    table,
    opening: new Set(['dig', 'care']),
    composing: new Set(composing),
    ways: { halt: () => {} },
    forgo: () => {},
    get update() {
      return held.update
    },
  }
  const coach = new Coach(play as unknown as Play)
  let seq = 0
  const ask = async (offers: Offer[], prompt = ''): Promise<void> => {
    seq += 1
    held.update = {
      seq,
      length: seq,
      status: 'playing',
      decision: { prompt, offers: [...offers, offer(0, 'pass', true)] },
    } as never
    coach.watch()
    await Promise.resolve()
  }
  return { coach, asked, ask, table }
}

beforeEach(async () => {
  await loadTexts('en')
  settings.coach = 'big'
  vi.stubGlobal('localStorage', { getItem: () => null })
})

it('does not judge what only opens a question, but what is then chosen there', async () => {
  const { coach, asked, ask } = seated([DIG.option])
  const done: string[] = []
  await ask([DIG], 'action')
  coach.check(DIG.option, false, () => done.push('opened'))
  expect([done, asked]).toEqual([['opened'], []])
  await ask([WEEKS], 'weeks')
  coach.check(WEEKS.option, false, () => done.push('dug'))
  await vi.waitFor(() => expect(coach.said).not.toBeNull())
  // It is the dig that gives much away, at the question before.
  expect([done, asked]).toEqual([['opened'], [[1, DIG.option]]])
  coach.insist()
  expect(done).toEqual(['opened', 'dug'])
})

it('has forgotten what was opened when it was left, or when it was done as a hint had said', async () => {
  const { coach, asked, ask } = seated([DIG.option])
  const [take, done] = [offer(3, 'take', true), [] as number[]]
  await ask([DIG, take], 'action')
  coach.check(DIG.option, false, () => done.push(DIG.option))
  await ask([WEEKS], 'weeks')
  // Back to the map, or a choice that nobody was asked about: it is the first question again, perhaps of a later turn.
  await ask([DIG, take], 'action')
  coach.check(take.option, false, () => done.push(take.option))
  await Promise.resolve()
  expect([done, asked, coach.said]).toEqual([[DIG.option, take.option], [], null])
})

it('judges an action when its figure and its cards have been chosen', async () => {
  const [care, figure, card] = [offer(3, 'care', false), offer(28, 'figure', false), offer(13, 'kind', false)]
  const { coach, asked, ask } = seated([care.option], ['figure', 'play'])
  const done: number[] = []
  for (const [one, prompt] of [
    [care, 'action'],
    [figure, 'figure'],
    [card, 'play'],
  ] as const) {
    await ask([one], prompt)
    coach.check(one.option, false, () => done.push(one.option))
  }
  expect([done, asked]).toEqual([[3, 28, 13], []])
  await ask([card], 'play')
  coach.check(0, false, () => done.push(0))
  await vi.waitFor(() => expect(coach.said).not.toBeNull())
  expect([done, asked]).toEqual([[3, 28, 13], [[1, care.option]]])
  // It is told in the words of the action: nobody has put it together as the coach would.
  expect(coach.said?.objection.sure).toContain('care 3')
})

it('has nothing against what a hint has just advised, nor says anything else than it', async () => {
  const { coach, asked, ask } = seated([3, 4])
  const done: number[] = []
  await ask([offer(3, 'take', true), offer(4, 'take', true)])
  coach.advised = { seq: 1, hints: [hint(5), hint(3, true), hint(4)] }
  coach.check(3, false, () => done.push(3))
  expect([done, asked]).toEqual([[3], []])
  coach.check(4, false, () => done.push(4))
  await vi.waitFor(() => expect(coach.said).not.toBeNull())
  expect(coach.said?.objection.better).toContain('move 5')
  expect(coach.said?.objection.because).toBe('It pays.')
})

it('says what it has said once more in another language, and is silent if it is not sure any more', async () => {
  const { coach, ask, table } = seated([3])
  const done: number[] = []
  await ask([offer(3, 'take', true)])
  coach.check(3, false, () => done.push(3))
  await vi.waitFor(() => expect(coach.said).not.toBeNull())
  table.doubt = () => Promise.resolve({ better: 'Besser: nichts.', because: 'Darum.', steps: [{ option: 99 }] })
  await coach.speak()
  expect(coach.said?.objection.better).toBe('Besser: nichts.')
  coach.insist()
  expect(done).toEqual([3])
  coach.check(3, false, () => done.push(4))
  await vi.waitFor(() => expect(coach.said).not.toBeNull())
  table.doubt = () => Promise.resolve(null)
  await coach.speak()
  expect([coach.said, done]).toEqual([null, [3]])
})

it('lets a choice go when the words against it do not come, and says them afterwards', async () => {
  vi.useFakeTimers()
  try {
    const { coach, ask, table } = seated([WEEKS.option])
    const done: string[] = []
    let answer: (objection: unknown) => void = () => {}
    table.doubt = () => new Promise((resolve) => (answer = resolve))
    await ask([WEEKS])
    coach.check(WEEKS.option, false, () => done.push('weeks'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(5000)
    expect(done).toEqual(['weeks'])
    expect(coach.said).toBeNull()
    await ask([])
    answer({ better: 'Better: nothing.', because: 'So.', steps: [{ option: 99 }] })
    await vi.advanceTimersByTimeAsync(1)
    expect(coach.said?.go).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

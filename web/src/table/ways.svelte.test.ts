import { expect, it } from 'vitest'
import type { Update, Way, WayStep } from '../lib/wire'
import { broughtBy, lacking, payments, repaid, told, Ways } from './ways.svelte'

const step = (prompt: string, option: number, target = '', among: number[] = [], cost?: number): WayStep => ({
  prompt,
  option,
  label: target || prompt,
  notes: cost === undefined ? [] : [{ text: `costs ${cost}`, message: 'preview', args: { cost } }],
  targets: target ? [[target.split(' ')[0], Number(target.split(' ')[1])]] : [],
  again: false,
  among: among.map((n) => ({
    option: n,
    verb: 'card',
    targets: [['card', n]],
    label: `card ${n}`,
    message: '',
    notes: [],
    binds: [],
  })),
})
const way = (...steps: WayStep[]): Way => ({ steps, text: '', binds: [], all: false })
const CREATE = [step('action', 2), step('create', 11, 'card 11')]
const PAID = way(...CREATE, step('slot', 33, 'slot 3'), step('pay', 12, 'card 12', [12, 13, 14]))
const WAYS = [way(...CREATE), way(step('action', 4), step('archive', 11, 'card 11')), PAID]

function heard(): { ways: Ways; sent: number[]; ask: (prompt: string, ...options: number[]) => void } {
  const held = $state<{ update: Update | null }>({ update: null })
  const sent: number[] = []
  let seq = 0
  const ask = (prompt: string, ...options: number[]): void => {
    seq += 1
    const offers = options.map((option) => ({ option }))
    held.update = { seq, length: seq, decision: { prompt, offers } } as unknown as Update
  }
  const ways = new Ways(
    () => held.update,
    (option) => void sent.push(option),
  )
  ask('action', 2, 4)
  ways.hear(1, WAYS)
  return { ways, sent, ask }
}

it('offers what can be done with a card, and where it could go', () => {
  const { ways } = heard()
  expect([ways.leads('card 11'), ways.leads('slot 3'), ways.leads('card 99')]).toEqual([true, true, false])
  expect(ways.point('card 11')).toBeNull()
  expect(ways.open.map(({ label }) => label)).toEqual(['action', 'action'])
  expect([ways.isPicked('card 11'), ways.price('slot 3')]).toEqual([true, 1])
  expect(ways.point('slot 3')).toBe(PAID)
})

it('names the price that is paid without a question, and the choices a card leaves with theirs', () => {
  const { ways } = heard()
  const whole = way(...CREATE, step('slot', 31, 'slot 1', [], 4))
  const more = way(...CREATE, step('slot', 35, 'slot 5', [], 0))
  const effect = way(...more.steps, step('remove', 11, 'card 11'))
  ways.hear(1, [WAYS[0], whole, more, effect])
  expect(ways.point('card 11')).toBeNull()
  expect([ways.price('slot 1'), ways.price('slot 5')]).toEqual([4, 0])
  expect(ways.open.map(({ label, cost }) => [label, cost])).toEqual([
    ['slot 1', 4],
    ['slot 5', 0],
  ])
  expect(ways.point('slot 1')).toBe(whole)
  expect(broughtBy(whole)).toEqual(['costs 4'])
})

it('asks nothing where there is one way, and goes on from the action that was meant', () => {
  const { ways } = heard()
  const slots = [5, 3].map((n) => way(...CREATE, step('slot', 30 + n, `slot ${n}`, [], n)))
  ways.hear(1, [...WAYS.slice(0, 2), ...slots])
  expect(ways.point('card 11')).toBeNull()
  expect(ways.goesOn('slot 3')).toBe(true)
  const [create] = ways.open.filter(({ ways }) => ways[0] === WAYS[0])
  expect(ways.narrow(create.ways)).toBeNull()
  expect(ways.open.map(({ label }) => label)).toEqual(['slot 3', 'slot 5'])
  expect(ways.point('slot 3')).toBe(slots[1])
  ways.forgo()
  ways.hear(1, [WAYS[0], slots[0]])
  expect(ways.point('card 11')).toBe(slots[0])
})

it('offers a slot for nothing but the card that was pointed at', () => {
  const { ways } = heard()
  const other = way(step('action', 2), step('create', 12, 'card 12'))
  ways.hear(1, [...WAYS, other, way(...other.steps, step('slot', 36, 'slot 6', [], 0))])
  ways.point('card 11')
  expect([ways.goesOn('slot 3'), ways.goesOn('slot 6')]).toEqual([true, false])
})

it('lets another card pay', () => {
  const other = repaid(PAID, 'card 14')
  expect(other && payments(other).map(({ option }) => option)).toEqual([14])
  expect(repaid(PAID, 'card 99')).toBeNull()
  expect(told(PAID)).toBe('action, card 11, slot 3')
})

it('takes back what would pay, and what is given next fills that gap', () => {
  const hand = [12, 13, 14, 15]
  const two = way(...CREATE, step('pay', 12, 'card 12', hand), step('pay', 13, 'card 13', hand.slice(1)))
  const gap = repaid(two, 'card 13') as Way
  expect([lacking(gap), payments(gap).map(({ option }) => option)]).toEqual([1, [12]])
  const paid = repaid(gap, 'card 15') as Way
  expect([lacking(paid), payments(paid).map(({ option }) => option)]).toEqual([0, [12, 15]])
  // In whatever order: what was offered with the first payment can be the second.
  const turned = ['card 12', 'card 13', 'card 13', 'card 12'].reduce((way, card) => repaid(way, card) as Way, two)
  expect([
    lacking(turned),
    payments(turned)
      .map(({ option }) => option)
      .sort(),
  ]).toEqual([0, [12, 13]])
  // Where nothing else could pay there is nothing to be taken back.
  const only = way(...CREATE, step('pay', 12, 'card 12', [12]))
  expect(repaid(only, 'card 12')).toEqual(only)
})

it('counts what is done several times', () => {
  const cards = [step('play', 15, 'kind 2'), step('play', 15, 'kind 2')]
  expect(told(way(...cards, step('step', 33, 'territory 3')))).toBe('way-times, territory 3')
})

it('sends one choice after the other, stops at what it did not expect, and is taken back as a whole', () => {
  const { ways, sent, ask } = heard()
  ways.go(PAID)
  for (const question of [
    ['create', 11],
    ['slot', 33],
    ['pay', 12],
    ['action', 2],
  ] as const) {
    ask(question[0], question[1])
    ways.goOn()
  }
  expect([sent, ways.back]).toEqual([[2, 11, 33, 12], 1])
  ways.go(WAYS[0])
  ask('create', 12)
  ways.goOn()
  expect(sent.slice(4)).toEqual([2])
})

it('forgets what was told of another moment', () => {
  const { ways, ask } = heard()
  ask('action', 2)
  expect(ways.leads('card 11')).toBe(false)
})

it('passes all that is still asked, and uses nothing that is not used', () => {
  const { ways, sent, ask } = heard()
  const nothing = way(step('extra', 0), step('discard', 0))
  ask('extra', 0, 1)
  ways.hear(2, [nothing])
  expect([ways.nothing, told(nothing)]).toEqual([nothing, 'extra, discard'])
  ways.go(nothing)
  ask('discard', 0, 12)
  ways.goOn()
  expect(sent).toEqual([0, 0])
  expect(payments(way(step('action', 2), step('zeppelin', 0, '', [0, 1])))).toEqual([])
})

it('asks whether a thing is taken along that lies on the way, with it and without', () => {
  const { ways } = heard()
  const goes = [step('action', 2), step('figure', 3)]
  const plain = way(...goes, step('step', 21, 'land 2'), step('step', 25, 'land 6'))
  const laden = way(...goes, step('step', 9, 'shard 1'), step('step', 21, 'land 2'), step('step', 25, 'land 6'))
  ways.hear(1, [plain, laden])
  expect(ways.point('land 6')).toBeNull()
  expect(ways.open.map(({ label, ways }) => [label, ways])).toEqual([
    ['way-without', [plain]],
    ['shard 1', [laden]],
  ])
})

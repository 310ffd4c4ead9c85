import { expect, it } from 'vitest'
import type { Way } from '../../lib/wire'
import type { Play } from '../play.svelte'
import { weekAt } from './art/dial'
import { Drawing } from './draw.svelte'

const way = (weeks: number): Way => {
  const step = (prompt: string, option: number, targets: [string, number][]): Way['steps'][number] => ({
    prompt,
    option,
    label: prompt,
    targets,
    again: false,
    among: [],
    notes: [],
  })
  return {
    steps: [step('action', 98, [['dig', 0]]), step('weeks', 100 + weeks, [['weeks', weeks]])],
    text: '',
    binds: [],
    all: false,
  }
}

it('knows the week at every point of the dial', () => {
  expect([weekAt(0.1, -0.8), weekAt(0.8, -0.1), weekAt(0.1, 0.8), weekAt(-0.1, -0.8)]).toEqual([1, 3, 6, 12])
  expect([weekAt(0.1, 0.1), weekAt(2, 2)]).toEqual([0, 0])
})

it('goes and digs where it is let go, and does nothing where no week is', () => {
  const led: Way[] = []
  const play = { tool: null, ways: { from: () => [way(3), way(5)] }, lead: (one: Way) => led.push(one) }
  const drawing = new Drawing(play as unknown as Play, () => ({ width: 800, height: 500 }))
  drawing.press(98, 400, 250)
  drawing.move(405, 250)
  expect(drawing.dial).toBeNull()
  drawing.release()
  expect(drawing.swallows()).toBe(false)
  drawing.press(98, 400, 250)
  drawing.move(480, 245)
  expect([drawing.week, drawing.way?.steps[1].option]).toEqual([3, 103])
  drawing.release()
  expect([led.map(({ steps }) => steps[1].option), drawing.swallows(), drawing.dial]).toEqual([[103], true, null])
  drawing.press(98, 10, 10)
  drawing.move(60, 60)
  expect([drawing.dial?.x, drawing.dial?.y]).toEqual([116, 116])
  drawing.release()
  expect(led.length).toBe(1)
})

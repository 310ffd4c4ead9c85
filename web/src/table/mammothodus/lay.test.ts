import { describe, expect, it } from 'vitest'
import { heart, outline } from './art/island'
import type { Point } from '../../art/pen'
import island from './fixtures.json'
import { Ground, lay, type Thing } from './lay'

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 60],
  [0, 60],
]
const inside = (shape: readonly Point[], [x, y]: Point): boolean =>
  shape.reduce((odd, [x1, y1], i) => {
    const [x2, y2] = shape[(i + 1) % shape.length]
    return y1 <= y !== y2 <= y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) ? !odd : odd
  }, false)

describe('things in a territory', () => {
  it('stand in one row in the middle where there is room', () => {
    const laid = lay(new Ground(square, [50, 30], 2), [
      { wide: 30, high: 30 },
      { wide: 30, high: 30 },
    ])
    expect(laid?.scale).toBe(1)
    expect(laid?.spots.map(([x]) => x)).toEqual([35, 65])
    expect(laid?.spots.every(([, y]) => Math.abs(y - 30) < 3)).toBe(true)
  })

  it('grow smaller before they stick out, and say so when even that does not help', () => {
    const ground = new Ground(square, [50, 30], 2)
    const many = lay(ground, Array<Thing>(8).fill({ wide: 30, high: 30 }))
    expect(many?.scale).toBeLessThan(1)
    expect(new Set(many?.spots.map(([, y]) => y)).size).toBeGreaterThan(1)
    expect(lay(ground, [{ wide: 300, high: 30 }])).toBeNull()
  })

  it('keep a name whole, in a row of its own', () => {
    const laid = lay(new Ground(square, [50, 30], 2), [
      { wide: 60, high: 40 },
      { wide: 80, high: 14, fixed: true },
    ])
    expect(laid?.spots[1][1]).toBeGreaterThan(laid?.spots[0][1] ?? 0)
    expect(laid?.spots).toHaveLength(2)
  })

  it('never leave their territory, on any size of map', () => {
    for (const [width, height] of [
      [1036, 510],
      [1500, 760],
      [740, 500],
      [348, 378],
      [348, 300],
    ]) {
      const k = Math.min(1.25, Math.max(0.62, Math.sqrt((width * height) / (1140 * 680))))
      for (const { id } of island.territories) {
        const shape = outline(id, { width, height })
        const things: Thing[] = [
          ...Array<Thing>(3).fill({ wide: 48 * k, high: 50 * k }),
          ...Array<Thing>(3).fill({ wide: 30 * k, high: 32 * k }),
        ]
        const laid = lay(new Ground(shape, heart(id, { width, height }), 2), things)
        expect(laid, `${id} at ${width}`).not.toBeNull()
        laid?.spots.forEach(([x, y], i) => {
          const [w, h] = [(things[i].wide * laid.scale) / 2 - 1, things[i].high * laid.scale * 0.3 - 2]
          for (const corner of [
            [x - w, y - h],
            [x + w, y - h],
            [x - w, y + h],
            [x + w, y + h],
          ] as Point[])
            expect(inside(shape, corner), `${id} ${i} at ${width}`).toBe(true)
        })
      }
    }
  })
})

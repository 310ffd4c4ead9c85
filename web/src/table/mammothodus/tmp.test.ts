import { it } from 'vitest'
import island from '../../fixtures/mammothodus.json'
import { cellsIn } from './arrange'
import { lay } from './lay'
it('is quick', () => {
  const facts = { ...island, things: [] } as never as import('./view').MammothFacts
  const cells = cellsIn({ width: 348, height: 397 }, facts)
  const g = cells[20].ground
  console.log(cells[20].id, cells[20].at, g.top, g.bottom)
  for (let y = g.top; y + 30 < g.bottom; y += 10) console.log(y.toFixed(0), g.band(y, y + 30).map((x) => x.toFixed(0)), g.band(y, y + 15).map((x) => x.toFixed(0)))
  const k = 0.62
  const P = { wide: 51 * k, high: 54 * k }, T = { wide: 31 * k, high: 34 * k }
  console.log(lay(g, [P, P, T]), lay(g, [P, P, T, { wide: 17, high: 13.4, fixed: true }]), lay(g, [P, P]), lay(g, [P]))
})

/** Going once more through what the others did: the same table shows it step by step, and then is itself again. */
import type { TableInfo } from '../lib/api'
import { duration } from '../lib/motion'
import type { Turn } from '../lib/wire'
import { Replay } from './replay.svelte'

export interface Stop {
  length: number
  seat: number
  text: string
  names: [string, number][]
}

/** Where to stop on the way through some turns: wherever there is something to tell. */
export function stopsOf(turns: readonly Turn[]): Stop[] {
  const stops: Stop[] = []
  for (const { length, seat, text, names } of turns.flatMap((turn) => turn.lines)) {
    const last = stops.at(-1)
    if (last?.length === length) {
      last.text += ` ${text}`
      last.names = [...last.names, ...names]
    } else stops.push({ length, seat, text, names: [...names] })
  }
  return stops
}

export class Past {
  readonly stops: Stop[]
  at = $state(0)
  private readonly replay: Replay
  private timer: ReturnType<typeof setTimeout> | undefined
  running = $state(false)

  constructor(info: TableInfo, seat: number | null, turns: readonly Turn[]) {
    this.stops = stopsOf(turns)
    // It begins with the table as it was before.
    this.replay = new Replay(info, seat, Math.max(0, (this.stops[0]?.length ?? 1) - 1))
    if (duration() > 0) this.run()
  }

  get update(): Replay['update'] {
    return this.replay.update
  }

  readonly stop = $derived.by(() => this.stops[this.at])

  /** Show a stop; who takes a step by hand does so at a pace of their own. */
  async go(at: number): Promise<void> {
    this.rest()
    await this.show(at)
  }

  private async show(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.stops.length - 1, at))
    await this.replay.go(this.stops[this.at].length)
  }

  /** Go on by itself; a second call stands still. */
  run(): void {
    if (this.running) return this.rest()
    this.running = true
    const again = this.at === this.stops.length - 1
    let next = again ? 0 : this.at
    const step = async (): Promise<void> => {
      if (!this.running) return
      await this.show(next++)
      if (next < this.stops.length) this.timer = setTimeout(() => void step(), Math.max(700, duration() * 6))
      else this.rest()
    }
    this.timer = setTimeout(() => void step(), duration() * 2)
  }

  rest(): void {
    this.running = false
    clearTimeout(this.timer)
  }
}

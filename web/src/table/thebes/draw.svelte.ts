/** Pressing a site and drawing to a week of its dial: the trip and the dig in one go. */
import type { SVGAttributes } from 'svelte/elements'
import { listed, t } from '../../lib/text.svelte'
import type { Way } from '../../lib/wire'
import type { Play } from '../play.svelte'
import { goalIn, payments, told } from '../ways.svelte'
import { weekAt } from './art/dial'

/** So far a pointer moves before that is no click. */
const STILL = 22
/** Half of the dial, in pixels. */
export const REACH = 116

export class Drawing {
  constructor(
    private readonly play: Play,
    private readonly room: () => { width: number; height: number },
  ) {}

  private begun: { x: number; y: number; ways: Map<number, Way> } | null = null
  /** The middle of the dial that lies open. */
  dial = $state.raw<{ x: number; y: number; ways: Map<number, Way> } | null>(null)
  week = $state(0)
  /** The way that will be gone if the pointer is let go here. */
  readonly way = $derived.by((): Way | undefined => this.dial?.ways.get(this.week))
  /** Something was drawn: the click that follows is none. */
  private drawn = false

  /** What that way does, and what it uses. */
  readonly said = $derived.by((): string => {
    if (!this.way) return ''
    const given = payments(this.way).map((step) => step.label)
    return given.length ? `${told(this.way)}. ${t('plan-pays', { what: listed(given) })}` : told(this.way)
  })

  /** The weeks that can be dug with an option, and the ways there. */
  private weeks(dig: number | undefined): Map<number, Way> {
    const ways = dig === undefined ? [] : this.play.ways.from(dig)
    return new Map(ways.flatMap((way) => (goalIn(way, 'weeks') ? [[goalIn(way, 'weeks') ?? 0, way]] : [])))
  }

  /** What a place at `x` and `y` has and listens to; `dig` is the option that digs there. */
  from(dig: number | undefined, x: number, y: number): SVGAttributes<SVGCircleElement> {
    return {
      'data-draws': this.weeks(dig).size ? true : undefined,
      onpointerdown: (event) => {
        this.press(dig, x, y)
        if (this.begun) (event.currentTarget as Element).setPointerCapture(event.pointerId)
      },
      onpointermove: (event) => {
        const box = (event.currentTarget as Element).closest('svg')?.getBoundingClientRect()
        this.move(event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0))
      },
      onpointerup: () => this.release(),
      onpointercancel: () => this.close(),
    }
  }

  /** A place with a dig on offer is pressed. */
  press(option: number | undefined, x: number, y: number): void {
    this.drawn = false
    const ways = this.weeks(option)
    this.begun = ways.size && !this.play.tool ? { x, y, ways } : null
  }

  move(x: number, y: number): void {
    if (!this.begun) return
    const { width, height } = this.room()
    if (!this.dial && Math.hypot(x - this.begun.x, y - this.begun.y) > STILL) {
      // It lies round the site, as far as the map has room for it.
      const within = (n: number, most: number): number => Math.max(REACH, Math.min(most - REACH, n))
      this.dial = { ...this.begun, x: within(this.begun.x, width), y: within(this.begun.y, height) }
    }
    if (this.dial) this.week = weekAt((x - this.dial.x) / REACH, (y - this.dial.y) / REACH)
  }

  release(): void {
    const way = this.way
    this.drawn = this.dial !== null
    this.close()
    if (way) this.play.lead(way, true)
  }

  close(): void {
    this.begun = null
    this.dial = null
    this.week = 0
  }

  /** Whether the click that comes now only ends a drawing. */
  swallows(): boolean {
    const was = this.drawn
    this.drawn = false
    return was
  }
}

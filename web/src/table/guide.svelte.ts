/** Where somebody is in a guided first game: its steps come with the question, and are read one after the other. */
import type { Schemas } from '../lib/api'
import type { Play } from './play.svelte'

type Step = Schemas['GuideStepInfo']

const LEFT = 'ostraka-guide-left'

/** Whether a guide still speaks at this table: it has something to say, and nobody has sent it away. */
export const guiding = (play: Play): boolean => !!play.update?.guide && localStorage.getItem(LEFT) !== play.table.id

/** A step with its number among all steps; 0 for what is said to whoever has done something else. */
interface Page extends Step {
  place: number
}

/** A step with its number among all of them; 0: what is said to whoever has done something else. */
interface Page extends Step {
  place: number
}

export class Guide {
  /** How much has been read of what was said at a moment, and how many steps had been read before it. */
  private read = $state.raw({ seq: -1, n: 0, before: 0 })
  /** How many steps have been read: what is taken back leads back in the script, but nothing is told twice. */
  private known = $state.raw(0)
  /** Nobody wants to be guided here any more. */
  private left = $state(false)

  constructor(private readonly play: Play) {}

  private readonly told = $derived.by(() =>
    !this.left && guiding(this.play) && this.play.update?.status === 'playing' ? this.play.update.guide : null,
  )
  private readonly here = $derived.by(() =>
    this.read.seq === this.play.update?.seq ? this.read : { n: 0, before: this.known },
  )
  /** Whoever has done something else is told so first; what was read before a choice was taken back is left out. */
  private readonly pages = $derived.by((): Page[] => {
    const { strayed = '', steps = [], first = 0, of = 0 } = this.told ?? {}
    const { before } = this.here
    if (before > 0 && before >= of) return []
    const fresh = steps
      .map((step, i) => ({ ...step, place: first + i + 1 }))
      .filter(({ options, place }) => options.length > 0 || place > before)
    return strayed ? [{ id: '', text: strayed, light: [], options: [], place: 0 }, ...fresh] : fresh
  })
  readonly step = $derived.by((): Page | undefined => this.pages[this.here.n])
  /** Something else was done than was asked for. */
  readonly strayed = $derived.by(() => this.step?.id === '')
  readonly of = $derived.by(() => this.told?.of ?? 0)

  /** The page has been read: whoever is in the middle of a whole move goes on with it after the last one. */
  goOn(): void {
    const { n, before } = this.here
    this.known = Math.max(this.known, this.step?.place ?? 0)
    this.read = { seq: this.play.update?.seq ?? -1, n: n + 1, before }
    if (!this.step) this.play.goOn()
  }

  leave(): void {
    this.left = true
    localStorage.setItem(LEFT, this.play.table.id)
    this.play.goOn()
  }
}

/** Where somebody is in a guided first game: its steps come with the question, and are read one after the other. */
import type { Schemas } from '../lib/api'
import type { Play } from './play.svelte'

type Step = Schemas['GuideStepInfo']

const LEFT = 'ostraka-guide-left'

/** Whether a guide still speaks at this table: it has something to say, and nobody has sent it away. */
export const guiding = (play: Play): boolean => !!play.update?.guide && localStorage.getItem(LEFT) !== play.table.id

export class Guide {
  /** How much has been read of what was said at a moment. */
  private read = $state.raw({ seq: -1, n: 0 })
  /** The table at which nobody wants to be guided any more. */
  private left = $state.raw(localStorage.getItem(LEFT) ?? '')

  constructor(private readonly play: Play) {}

  private readonly told = $derived.by(() =>
    this.left !== this.play.table.id && this.play.update?.status === 'playing' ? this.play.update.guide : null,
  )
  /** Whoever has done something else is told so first. */
  private readonly pages = $derived.by((): Step[] => {
    const { strayed = '', steps = [] } = this.told ?? {}
    return strayed ? [{ id: '', text: strayed, light: [], options: [] }, ...steps] : steps
  })
  private readonly at = $derived.by(() => (this.read.seq === this.play.update?.seq ? this.read.n : 0))
  readonly step = $derived.by((): Step | undefined => this.pages[this.at])
  /** Something else was done than was asked for. */
  readonly strayed = $derived.by(() => this.step?.id === '')
  /** Its number among all steps. */
  readonly place = $derived.by(() => (this.told?.first ?? 0) + this.at + (this.pages[0]?.id === '' ? 0 : 1))
  readonly of = $derived.by(() => this.told?.of ?? 0)

  goOn(): void {
    this.read = { seq: this.play.update?.seq ?? -1, n: this.at + 1 }
  }

  leave(): void {
    this.left = this.play.table.id
    localStorage.setItem(LEFT, this.left)
  }
}

/** Options by what they point at, so that boards can put them on the things themselves. */
import type { Offer } from './wire'

export class Offers {
  private readonly byTarget = new Map<string, Offer>()

  constructor(readonly all: readonly Offer[]) {
    for (const offer of all) for (const [block, n] of offer.targets) this.byTarget.set(`${block}/${n}`, offer)
  }

  /** The option that points at this thing. */
  at(block: string, n: number): Offer | undefined {
    return this.byTarget.get(`${block}/${n}`)
  }

  has(block: string): boolean {
    return this.all.some((offer) => offer.targets.some(([b]) => b === block))
  }

  /** The options that no board shows: they become buttons. */
  rest(shown: (block: string, n: number) => boolean): Offer[] {
    return this.all.filter((offer) => !offer.targets.some(([block, n]) => shown(block, n)))
  }
}

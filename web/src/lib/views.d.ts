/** What a seat may know of each game, from the fields the games declare: made by tools/web_types.py. */

/** What every view has. */
export type AnyView = {
  /** Who looks; null watches. */
  seat: number | null
  /** The seats the table waits for. */
  asked: number[]
  /** The question put to this seat. */
  ask: { prompt: string; options: number[]; source: number; amount: number; sealed: boolean } | null
  seats: number
  /** The settings as flags, in the order of the game. */
  setup: boolean[]
}

/** Ancient Knowledge, as a seat may know it. */
export type AncientView = AnyView & {
  /** The monument on each position, or -1. */
  line: number[]
  /** The knowledge on each position. */
  tokens: number[]
  /** The artefacts of each seat. */
  artefacts: number[][]
  /** The Past of each seat: the first `turned` of them are excavated. */
  past: number[][]
  /** The technologies each seat has learned. */
  collection: number[][]
  /** How many monuments of each Past are turned. */
  turned: number[]
  /** The lost knowledge of each seat. */
  lost: number[]
  /** The discard pile of the builder cards. */
  discard: number[]
  /** Builder cards turned up or laid on the table while something is being resolved. */
  shown: number[]
  /** The technology discards, by level. */
  retired: number[][]
  /** The technologies on each board. */
  boards: number[][]
  /** The level each board shows, or -1 when it is closed. */
  board_level: number[]
  /** Technologies out of the game. */
  gone: number[]
  /** The seat that began. */
  first: number
  /** The seat whose turn it is. */
  active: number
  /** How many turns have begun. */
  turns: number
  /** The actions each seat has left. */
  actions: number[]
  /** Whether mid-game has come (TEC-7). */
  flipped: boolean
  /** Whether the end has been triggered (END-1). */
  ending: boolean
  /** What has ended the game; empty before. */
  ended: string
  /** Mask of the seats whose Decline phase is left out this turn (CARD-05). */
  skip_decline: number
  /** The monument whose decline effect is resolved: it cannot be moved (DEC-4). */
  declining: number
  /** Knowledge lost in the current Decline phase. */
  lost_now: number[]
  /** The seat that looks at `peek` or `study`. */
  looker: number
  /** Builder cards in hand. Only this seat's own. */
  hand: number[]
  /** How long each list of `hand` is. */
  hand_sizes: number[]
  /** Face down: discards until all have chosen, an offer to a partner, the rest of a look. Only this seat's own. */
  picked: number[]
  /** How long each list of `picked` is. */
  picked_sizes: number[]
  /** What was discarded in the opening, face down under the discard pile (DCK-6). Only this seat's own. */
  rejects: number[]
  /** How long each list of `rejects` is. */
  rejects_sizes: number[]
  /** How long `deck` is. */
  deck_size: number
  /** How long each list of `library` is. */
  library_sizes: number[]
  /** How long `peek` is. */
  peek_size: number
  /** How long `study` is. */
  study_size: number
  /** The builder cards this seat is looking at. */
  peek: number[]
  /** The technologies this seat is looking at. */
  study: number[]
  /** As in the state, but -2 where something is chosen and sealed. */
  chosen: number[]
  /** [card, owner, 1 if picked, mask of those who know it]: cards of others it has seen. */
  known: number[][]
  /** As in the state, but -1 for what this seat does not know. */
  under: number[][]
  /** For each technology of `under` the mask of the seats that know it. */
  under_knowers: number[][]
}

/** Thebes, as a seat may know it. */
export type ThebesView = AnyView & {
  /** Where each archaeologist is. */
  place: number[]
  /** Weeks since week 1 of 1901. */
  time: number[]
  /** The seats that have not finished, in the order in which they would act (T-9, T-10). */
  track: number[]
  /** A mask of the valid licences of each seat. */
  licences: number[]
  /** The cards in front of each seat. */
  cards: number[][]
  /** The tokens in front of each seat. */
  finds: number[][]
  /** The research cards on display. */
  display: number[]
  /** The exhibitions in A, B and C, or -1. */
  slots: number[]
  /** The tokens in the bag of each site, blanks left out. */
  bags: number[][]
  /** Blank tokens in each bag: 16, fewer only during a dig. */
  blanks: number[]
  /** The first-dig bonus tokens that still lie on their sites. */
  bonus: number[]
  /** Research cards nobody has seen yet: in the three stacks, nobody knows where. */
  unseen: number[]
  /** How many research cards lie in stacks 1, 2 and 3. */
  stacks: number[]
  /** The exhibitions in stack 2 and in stack 3. */
  shows: number[][]
  /** The deck after a reshuffle. */
  deck: number[]
  /** The discard pile. */
  discard: number[]
  /** How often the deck has been reshuffled. */
  shuffles: number
  /** The seat that began. */
  first: number
  /** The seat whose turn it is. */
  active: number
  /** How many turns have begun. */
  turns: number
  /** Whether the turn of `active` waits for its action; otherwise it is being carried out. */
  begun: boolean
  /** The seat that has changed the display in its last `run` turns, or -1. */
  runner: number
  /** How often in a row `runner` has done so. */
  run: number
  /** What has ended the game; empty before. */
  ended: string
  /** The year in which each marker is. */
  year: number[]
  /** The week in which each marker is. */
  week: number[]
  /** How many weeks lie between each seat and every place, without cars (T-14). */
  distances: number[][]
  /** How many weeks a trip of each seat to every place takes, with its car (T-14, T-15). */
  trips: number[][]
  /** What each seat knows of each site, as it counts in a dig: with assistants (T-26). */
  knowledge: number[][]
  /** The same if legend and single assistant were given up for that dig (T-28, T-32). */
  helped: number[][]
}

/** Mammothodus, as a seat may know it. */
export type MammothodusView = AnyView & {
  /** The clan of each seat: 0 mammoths, 1 tigers, 2 rhinos, 3 bison. */
  clans: number[]
  /** The territory of figure 4 × seat + colour, or -1. */
  figure: number[]
  /** The population of each clan. */
  population: number[]
  /** The defence of each clan. */
  defence: number[]
  /** The discard pile of each clan, face up. */
  discard: number[][]
  /** The talent of each clan, or -1. */
  talent: number[]
  /** The talent tokens each clan has in reserve. */
  tokens_left: number[]
  /** Whether a shard lies face down in each territory. */
  face_down: number[]
  /** The shards that lie face down; which lies where is decided when it is turned up. */
  shards: number[]
  /** Face-up shards, at 5 × territory + kind. */
  up: number[]
  /** Shards out of the game. */
  spent: number
  /** How many tribes are in each territory. */
  tribes: number[]
  /** The territory of each spirit, or -1. */
  spirit_at: number[]
  /** The spirits that are not on the board. */
  spirits: number[]
  /** Whether a trail lies in each territory. */
  trail: number[]
  /** The trail tokens that are not laid. */
  trails: number[]
  /** The row whose place of power is active there, or -1. */
  place: number[]
  /** Talent tokens, at 5 × territory + talent. */
  tokens: number[]
  /** The human cards still to come. */
  humans: number[]
  /** The human cards that have come. */
  human_discard: number[]
  /** The deck of development cards. */
  lore: number[]
  /** The development cards on offer. */
  market: number[]
  /** A development card on its way from the deck to a hand: everybody has seen it. */
  shown: number[]
  /** The degradation cards in the supply. */
  decay: number[]
  /** Discoveries not yet revealed. */
  unknown: number[]
  /** The discoveries that hold, as bits. */
  found: number
  /** The fragments of the portal that are closed. */
  closed: number[]
  /** The fragments that are open, in order. */
  portal: number[]
  /** The clan that began. */
  first: number
  /** The clan whose turn it is. */
  active: number
  /** How many turns have begun. */
  turns: number
  /** The colour of the human card being resolved, or -1. */
  colour: number
  /** Whether a tribe of the colour being resolved has moved: then none appears (R5.5). */
  moved: number
  /** Tribes of each territory that are still to act for this human card. */
  awake: number[]
  /** The mask of spirits that are still to act for this human card. */
  awake_spirits: number
  /** The mask of territories on whose trail a tribe is still to appear. */
  sprout: number
  /** The mask of territories whose tribes a bait holds back (R12). */
  pinned: number
  /** The mask of territories that a protection guards this turn (R12). */
  protected: number
  /** The mask of actions done this turn. */
  done: number
  /** The mask of figures that have done the present action. */
  acted: number
  /** The mask of territories in which a figure of this movement has stopped. */
  stopped: number
  /** Whether a talent token was placed this turn. */
  placed: number
  /** What the cards played on the present figure count for (R9.3). */
  strength: number
  /** The kind of the shard that the moving figure carries, or -1. */
  carried: number
  /** Whether the moving figure has taken a step. */
  walked: number
  /** The faces of the dice that were rolled. */
  dice: number[]
  /** The faces marked to be rolled again. */
  marked: number[]
  /** The cards played on the present figure. */
  played: number[]
  /** The colours chosen so far, in order, while figures are exchanged. */
  chosen: number[]
  /** What has ended the game; empty before. */
  ended: string
  /** How many cards each clan has in hand. */
  hand_sizes: number[]
  /** The hands this seat sees; with hidden hands (Q5) its own. */
  hands: number[][]
  /** Hand and draw pile of each clan together: everybody knows what it owns. */
  stock: number[][]
}

/** The views by the ids of their games. */
export type Views = {
  ancient: AncientView
  thebes: ThebesView
  mammothodus: MammothodusView
}

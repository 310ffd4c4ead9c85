"""Records as plain JSON values have these types: of views, questions, events and outcomes.

Made by `python tools/reference.py` from what the games declare.
"""

from __future__ import annotations

from typing import TypedDict

__all__ = [
    "AncientView",
    "AskRecord",
    "EventRecord",
    "MammothodusView",
    "OutcomeRecord",
    "ThebesView",
    "ViewRecord",
]


class AskRecord(TypedDict):
    """A question put to a seat."""

    prompt: str
    """Which question it is."""
    options: list[int]
    """The options offered: ascending, unique, never empty."""
    source: int
    """The card or thing that asks, or -1."""
    amount: int
    """How many are still to be chosen, or what else the question counts."""
    sealed: bool
    """Whether nobody sees the answers until all are in."""


class EventRecord(TypedDict):
    """Something that happened, as a seat may know it."""

    kind: str
    """What happened."""
    seat: int
    """Who did it, or to whom it happened."""
    cards: list[int]
    """The cards or things it is about; -1 for each that the reader may not know."""
    amount: int
    """How many, how long, how much, or where: what the sentence of its kind says."""
    source: int
    """The card or thing because of which it happened, or -1."""


class OutcomeRecord(TypedDict):
    """Who has how many points and why."""

    sources: list[str]
    """Where points come from."""
    points: list[list[int]]
    """For each seat the points from each source."""
    totals: list[int]
    """The sums."""
    sides: list[int]
    """Who wins together."""
    ranks: list[int] | None
    """1 is best, ties share a rank; None before the end."""
    winners: list[int]
    """The seats that share the victory; none before the end, or when everybody lost."""
    ended: str
    """The rule that ended the game; empty before."""


class ViewRecord(TypedDict):
    """What every view has."""

    seat: int | None
    """Who looks; None watches."""
    asked: list[int]
    """The seats the table waits for."""
    ask: AskRecord | None
    """The question put to this seat."""
    seats: int
    """How many seats there are."""
    setup: list[bool]
    """The settings that are on or off, in the order of the game."""


class AncientView(ViewRecord):
    """What a seat may know in Ancient Knowledge."""

    line: list[int]
    """The monument on each position, or -1."""
    tokens: list[int]
    """The knowledge on each position."""
    artefacts: list[list[int]]
    """The artefacts of each seat."""
    past: list[list[int]]
    """The Past of each seat: the first `turned` of them are excavated."""
    collection: list[list[int]]
    """The technologies each seat has learned."""
    turned: list[int]
    """How many monuments of each Past are turned."""
    lost: list[int]
    """The lost knowledge of each seat."""
    discard: list[int]
    """The discard pile of the builder cards."""
    shown: list[int]
    """Builder cards turned up or laid on the table while something is being resolved."""
    retired: list[list[int]]
    """The technology discards, by level."""
    boards: list[list[int]]
    """The technologies on each board."""
    board_level: list[int]
    """The level each board shows, or -1 when it is closed."""
    gone: list[int]
    """Technologies out of the game."""
    first: int
    """The seat that began."""
    active: int
    """The seat whose turn it is."""
    turns: int
    """How many turns have begun."""
    actions: list[int]
    """The actions each seat has left."""
    flipped: bool
    """Whether mid-game has come (TEC-7)."""
    ending: bool
    """Whether the end has been triggered (END-1)."""
    ended: str
    """What has ended the game; empty before."""
    skip_decline: int
    """Mask of the seats whose Decline phase is left out this turn (CARD-05)."""
    declining: int
    """The monument whose decline effect is resolved: it cannot be moved (DEC-4)."""
    lost_now: list[int]
    """Knowledge lost in the current Decline phase."""
    looker: int
    """The seat that looks at `peek` or `study`."""
    hand: list[int]
    """Builder cards in hand. Only this seat's own."""
    hand_sizes: list[int]
    """How long each list of `hand` is."""
    picked: list[int]
    """Face down: discards until all have chosen, an offer to a partner, the rest of a look. Only this seat's own."""
    picked_sizes: list[int]
    """How long each list of `picked` is."""
    rejects: list[int]
    """What was discarded in the opening, face down under the discard pile (DCK-6). Only this seat's own."""
    rejects_sizes: list[int]
    """How long each list of `rejects` is."""
    deck_size: int
    """How long `deck` is."""
    library_sizes: list[int]
    """How long each list of `library` is."""
    peek_size: int
    """How long `peek` is."""
    study_size: int
    """How long `study` is."""
    peek: list[int]
    """The builder cards this seat is looking at."""
    study: list[int]
    """The technologies this seat is looking at."""
    chosen: list[int]
    """As in the state, but -2 where something is chosen and sealed."""
    known: list[list[int]]
    """[card, owner, 1 if picked, mask of those who know it]: cards of others it has seen."""
    under: list[list[int]]
    """As in the state, but -1 for what this seat does not know."""
    under_knowers: list[list[int]]
    """For each technology of `under` the mask of the seats that know it."""


class ThebesView(ViewRecord):
    """What a seat may know in Thebes."""

    place: list[int]
    """Where each archaeologist is."""
    time: list[int]
    """Weeks since week 1 of 1901."""
    track: list[int]
    """The seats that have not finished, in the order in which they would act (T-9, T-10)."""
    licences: list[int]
    """A mask of the valid licences of each seat."""
    cards: list[list[int]]
    """The cards in front of each seat."""
    finds: list[list[int]]
    """The tokens in front of each seat."""
    display: list[int]
    """The research cards on display."""
    slots: list[int]
    """The exhibitions in A, B and C, or -1."""
    bags: list[list[int]]
    """The tokens in the bag of each site, blanks left out."""
    blanks: list[int]
    """Blank tokens in each bag: 16, fewer only during a dig."""
    bonus: list[int]
    """The first-dig bonus tokens that still lie on their sites."""
    unseen: list[int]
    """Research cards nobody has seen yet: in the three stacks, nobody knows where."""
    stacks: list[int]
    """How many research cards lie in stacks 1, 2 and 3."""
    shows: list[list[int]]
    """The exhibitions in stack 2 and in stack 3."""
    deck: list[int]
    """The deck after a reshuffle."""
    discard: list[int]
    """The discard pile."""
    shuffles: int
    """How often the deck has been reshuffled."""
    first: int
    """The seat that began."""
    active: int
    """The seat whose turn it is."""
    turns: int
    """How many turns have begun."""
    begun: bool
    """Whether the turn of `active` waits for its action; otherwise it is being carried out."""
    runner: int
    """The seat that has changed the display in its last `run` turns, or -1."""
    run: int
    """How often in a row `runner` has done so."""
    ended: str
    """What has ended the game; empty before."""
    year: list[int]
    """The year in which each marker is."""
    week: list[int]
    """The week in which each marker is."""
    distances: list[list[int]]
    """How many weeks lie between each seat and every place, without cars (T-14)."""
    trips: list[list[int]]
    """How many weeks a trip of each seat to every place takes, with its car (T-14, T-15)."""
    knowledge: list[list[int]]
    """What each seat knows of each site, as it counts in a dig: with assistants (T-26)."""
    helped: list[list[int]]
    """The same if legend and single assistant were given up for that dig (T-28, T-32)."""


class MammothodusView(ViewRecord):
    """What a seat may know in Mammothodus."""

    clans: list[int]
    """The clan of each seat: 0 mammoths, 1 tigers, 2 rhinos, 3 bison."""
    figure: list[int]
    """The territory of figure 4 × seat + colour, or -1."""
    population: list[int]
    """The population of each clan."""
    defence: list[int]
    """The defence of each clan."""
    discard: list[list[int]]
    """The discard pile of each clan, face up."""
    talent: list[int]
    """The talent of each clan, or -1."""
    tokens_left: list[int]
    """The talent tokens each clan has in reserve."""
    face_down: list[int]
    """Whether a shard lies face down in each territory."""
    shards: list[int]
    """The shards that lie face down; which lies where is decided when it is turned up."""
    up: list[int]
    """Face-up shards, at 5 × territory + kind."""
    spent: int
    """Shards out of the game."""
    tribes: list[int]
    """How many tribes are in each territory."""
    spirit_at: list[int]
    """The territory of each spirit, or -1."""
    spirits: list[int]
    """The spirits that are not on the board."""
    trail: list[int]
    """Whether a trail lies in each territory."""
    trails: list[int]
    """The trail tokens that are not laid."""
    place: list[int]
    """The row whose place of power is active there, or -1."""
    tokens: list[int]
    """Talent tokens, at 5 × territory + talent."""
    humans: list[int]
    """The human cards still to come."""
    human_discard: list[int]
    """The human cards that have come."""
    lore: list[int]
    """The deck of development cards."""
    market: list[int]
    """The development cards on offer."""
    shown: list[int]
    """A development card on its way from the deck to a hand: everybody has seen it."""
    decay: list[int]
    """The degradation cards in the supply."""
    unknown: list[int]
    """Discoveries not yet revealed."""
    found: int
    """The discoveries that hold, as bits."""
    closed: list[int]
    """The fragments of the portal that are closed."""
    portal: list[int]
    """The fragments that are open, in order."""
    first: int
    """The clan that began."""
    active: int
    """The clan whose turn it is."""
    turns: int
    """How many turns have begun."""
    colour: int
    """The colour of the human card being resolved, or -1."""
    moved: int
    """Whether a tribe of the colour being resolved has moved: then none appears (R5.5)."""
    awake: list[int]
    """Tribes of each territory that are still to act for this human card."""
    awake_spirits: int
    """The mask of spirits that are still to act for this human card."""
    sprout: int
    """The mask of territories on whose trail a tribe is still to appear."""
    pinned: int
    """The mask of territories whose tribes a bait holds back (R12)."""
    protected: int
    """The mask of territories that a protection guards this turn (R12)."""
    done: int
    """The mask of actions done this turn."""
    acted: int
    """The mask of figures that have done the present action."""
    stopped: int
    """The mask of territories in which a figure of this movement has stopped."""
    placed: int
    """Whether a talent token was placed this turn."""
    strength: int
    """What the cards played on the present figure count for (R9.3)."""
    carried: int
    """The kind of the shard that the moving figure carries, or -1."""
    walked: int
    """Whether the moving figure has taken a step."""
    dice: list[int]
    """The faces of the dice that were rolled."""
    marked: list[int]
    """The faces marked to be rolled again."""
    played: list[int]
    """The cards played on the present figure."""
    chosen: list[int]
    """The colours chosen so far, in order, while figures are exchanged."""
    ended: str
    """What has ended the game; empty before."""
    hand_sizes: list[int]
    """How many cards each clan has in hand."""
    hands: list[list[int]]
    """The hands this seat sees; with hidden hands (Q5) its own."""
    stock: list[list[int]]
    """Hand and draw pile of each clan together: everybody knows what it owns."""

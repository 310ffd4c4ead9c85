### The table of Mammothodus in words: for terminals, for ears, and for those who want no pictures.

board-nothing = nothing
board-empty = empty
board-threat = Left: { $tribes ->
    [one] 1 tribe
   *[other] { $tribes } tribes
}, { $spirits ->
    [one] 1 spirit
   *[other] { $spirits } spirits
}, { $trails ->
    [one] 1 trail
   *[other] { $trails } trails
}, { $decay ->
    [one] 1 degradation card
   *[other] { $decay } degradation cards
}, { $closed ->
    [one] 1 closed fragment
   *[other] { $closed } closed fragments
}; human cards: { $humans }, new trail { $new }.
board-humans = { $colour } { $n }
board-discoveries = Discoveries: { $cards }.
board-portal = Portal:
board-row = row { $n }: { $cells }
board-row-none = row { $n }: nothing yet
board-row-active = row { $n }: active
board-territories = Territories:
board-territory = { $name }, { $colour }: { $what }
board-figures = { $who } ({ $colours })
board-tribes = { $n ->
    [one] 1 tribe
   *[other] { $n } tribes
}
board-place = place of power of row { $n }
board-several = { $what } ×{ $n }
board-face-down = shard face down
board-trail = trail
board-tokens = { $n } × { $what }
board-clan = { $who }, { $clan }: population { $population }, defence { $defence } of { $figures }.
board-clan-talent = { $who }, { $clan }: population { $population }, defence { $defence } of { $figures }, { $talent } ({ $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}).
board-hand = Hand: { $hand }. Draw pile { $pile }, discard pile { $discard }.
board-hidden = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-offer = On offer: { $cards }; { $n } in the deck.

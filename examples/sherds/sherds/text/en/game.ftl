### What Sherds asks, offers and tells.

## Questions

ask-offer = Offer a sherd: the highest number picks first.
help-offer = Everybody offers one sherd at the same time, face down. The offers are laid into the find, and then everybody picks one sherd of it for their shelf, the highest offer first. In the first round nobody picks.
ask-pick = Pick a sherd of the find for your shelf.
help-pick = The first sherd of a pot is worth 1 point, the second 2 more, the third 3 more, and so on; if points are steep, n sherds of a pot are worth n × n.

## What happens

event-draw = { $seat } draws { $cards }.
event-offer = { $seat } offers { $cards }.
event-pick = { $seat } picks { $cards }.
hidden-cards = { $n ->
    [one] a sherd
   *[other] { $n } sherds
}
ended-hands = All hands are empty.

## Points and settings

source-amphora = Amphora
source-krater = Krater
source-kylix = Kylix
source-hydria = Hydria
setting-steep = Steep points

## The table

view-name-rounds = rounds played
view-name-find = the find
view-name-shelf = shelf
view-name-offer = your offer
view-name-offer_sizes = offers made
view-name-bag_size = sherds in the bag

## Hints

hint-points-amphora = { $way ->
    [more] +{ hint-some-points } from the amphora
   *[less] −{ hint-some-points } from the amphora
}
hint-points-krater = { $way ->
    [more] +{ hint-some-points } from the krater
   *[less] −{ hint-some-points } from the krater
}
hint-points-kylix = { $way ->
    [more] +{ hint-some-points } from the kylix
   *[less] −{ hint-some-points } from the kylix
}
hint-points-hydria = { $way ->
    [more] +{ hint-some-points } from the hydria
   *[less] −{ hint-some-points } from the hydria
}

### The analysis of a match: in lines, and as words of the record from which pages are drawn.

## The whole

analysis-title = { $game }: the match in hindsight
analysis-result = { $n ->
    [0] Nobody has won.
    [one] { $winners } has won.
   *[other] { $winners } have won.
} { $ended }
analysis-left = The game was abandoned after { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}.
analysis-table = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
analysis-end = end
analysis-turn = Turn { $turn }
analysis-seat-turn = { $turn ->
    [0] Before the first turn, { $seat }
   *[other] { analysis-turn }, { $seat }
}
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# A seat and its points
analysis-score = { $seat }: { analysis-points }
analysis-labelled = { $label }: { $text }

## The curve

analysis-curve = How the chances stood
analysis-curve-text = { $shared ->
    [yes] The chance that everybody wins together, at the beginning of every turn.
   *[no] The chance to win, at the beginning of every turn.
} The paler band around a line is its 95 % interval; the numbers mark the turning points below.
analysis-curve-part = { $seat } started at { $first } % and ended at { $last } %, between { $lowest } % and { $highest } %.
analysis-axis-turn = turn

## The turning points

analysis-turnings = { $n ->
    [0] Turning points
    [one] One turning point
    [2] Two turning points
   *[other] Three turning points
}
analysis-turnings-none = Nothing was decided in this match.
analysis-moved = { $shared ->
    [yes] The shared chance
   *[no] { $you ->
        [yes] Your chance
       *[no] The chance of { $seat }
    }
} { $way ->
    [up] rose from { $before } % to { $after } %
    [down] fell from { $before } % to { $after } %
   *[even] stayed at { $after } %
} { $cause ->
    [luck] by the luck of the draw.
   *[turn] in this turn.
}
analysis-played = { $you ->
    [yes] You played
   *[no] Played
}
analysis-gain = { $gain ->
    [one] { $gain } percentage point
   *[other] { $gain } percentage points
} better (± { $error })
analysis-same = The { $level } would have done the same.
analysis-equal = Nothing else was clearly better.
analysis-instead = The { $level } would have chosen “{ $option }”, { $gain }.
analysis-because-next = Compared with the next best: { $reasons }.

## The points

analysis-grown = How the points grew
analysis-sources = Points by source
analysis-sources-text = What each source was worth at the beginning of every turn. What counts against a seat lies below the line.
analysis-final = The score sheet
analysis-source = Source
analysis-total = Total
analysis-expected = Expected points

## The figures, and how they came about

analysis-figures = All figures
analysis-begins = Whose turn
analysis-how = How this was made
analysis-how-curve = From the table as it really was at the beginning of each turn, at least { $playouts ->
    [one] { $playouts } game was
   *[other] { $playouts } games were
} played on { $end ->
    [yes] to the end
   *[no] for a while and then judged
}, with everybody following a quick sensible policy.
analysis-how-turnings = Turning points are the turns in which the chance of the player moved most, taken together with what a decision in them gave away. What the { $level } would have done was searched with at least { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
}, only from what the seat knew at that moment; the { $level } itself takes { $measure }.
analysis-how-time = It took { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
analysis-digest = Digest of the match: { $digest }
analysis-written = Written: { $file }

## Learning from one's mistakes

learn-title = Learn from your mistakes
learn-count = { $n ->
    [0] Nothing was given away beyond doubt.
    [one] { $n } decision gave something away.
   *[other] { $n } decisions gave something away.
}
learn-played = You played: { $move }.
learn-find = Find something better.
learn-good = Yes, that is better.
learn-better = Better than what you played, but there is something better still.
learn-same = That is what you played.
learn-worse = That is not better than what you played.
learn-answer = The answer: { $move }.
learn-probably = What would probably have happened: after “{ $better }”, { $first }; after what you played, { $second }.
learn-end = That was all.

# Who moved whose chances: `alcatraz analyse`, and the analysis on the page.

analysis-no-valuation = Matches of { $game } cannot be analysed: the game does not say what its positions are worth.

## Chances in words

analysis-level-none = almost none
analysis-level-low = unlikely
analysis-level-even = even
analysis-level-high = likely
analysis-level-sure = almost certain
analysis-change = Chances of { $player }: { $from } before, { $to } after.
analysis-change-none = Chances of { $player }: { $level } before and after, and they could have been better.
analysis-change-within = Chances of { $player }: { $level }, but { $way ->
    [up] better
   *[down] worse
} than before.

## Turning points

analysis-title-turn = Round { $round } · { $players }
analysis-title-together = Round { $round } · the vote
analysis-title-luck = Round { $round } · luck
analysis-blunder = A blunder by { $player }, from all they could know. Better: { $move }
analysis-mistake = A mistake by { $player }, from all they could know. Better: { $move }
analysis-inaccuracy = Not the best by { $player }, from all they could know. Better: { $move }
analysis-unlucky = Unlucky: from all that { $player } could know, it was well played.
analysis-promise = { $status ->
    [kept] { $player } kept their word: “{ $promise }”
    [broken] { $player } broke their word: “{ $promise }”
   *[void] No longer in force, the word of { $player }: “{ $promise }”
}
analysis-open-until = The match was open until round { $round }.
analysis-decided-early = The chances moved apart in the first round.
analysis-quiet = No single moment decided this match: the chances moved in small steps.

## A try of one's own, beside what was played

analysis-try-better = Better than what was played. Chances of { $player }: { $from } with what was played, { $to } with your try.{ $best ->
    [yes] { " " }Nothing better was found.
   *[no] { " " }There was something better still.
}
analysis-try-better-within = Better than what was played, and chances of { $player } { $to } with both.{ $best ->
    [yes] { " " }Nothing better was found.
   *[no] { " " }There was something better still.
}
analysis-try-same = About as good as what was played. Chances of { $player }: { $to }.{ $best ->
    [yes] { " " }Nothing better was found.
   *[no] { " " }There was something better.
}
analysis-try-worse = Worse than what was played. Chances of { $player }: { $from } with what was played, { $to } with your try.
analysis-try-worse-within = Worse than what was played, and chances of { $player } { $to } with both.
analysis-line-result = Bots played on from there: { $count ->
    [0] nobody won.
   *[other] { $players } won.
}

## The command

analyse-help-command = Who moved whose chances in a recorded match: curves, decisions and luck, turning points, mistakes. Ctrl-C keeps what was worked out.
analyse-help-record = The record of a match: a file, an address, or - for standard input.
analyse-help-json = The result as JSON.
analyse-help-seed = Another seed draws other worlds; the same one gives the same analysis.
analyse-help-worlds = In how many worlds each position is played on; more take longer and are more exact.
analyse-broken = { $file } cannot be analysed: it does not rebuild.
analyse-progress = Positions
analyse-line = { $played } of { $total } steps are done; the others take about { $time }.
analyse-stopped = Stopped after { $steps } of { $total } steps. They are kept: the same command goes on from there.
analyse-title = { $game } · { $players } players · { $moves } moves
analyse-curve = What the match was worth to each, at the start of every round
analyse-curve-note = 100 is the best ending, 0 the worst.
analyse-round = Round
analyse-end = End
analyse-table = Who moved whose chances
analyse-table-note = In hundredths: a row is what this player's decisions changed for each. The columns add up to the difference between end and start.
analyse-row = decisions of
analyse-luck = Luck, and what nobody foresaw
analyse-sum = End minus start
analyse-points = Turning points
analyse-look = Look at it: alcatraz replay { $file } --to { $move }
analyse-rule = Rule { $rule }: { $title }

## On a server

server-analyses-busy = Too many matches are waiting to be analysed. Ask again in a moment.
server-no-analysis = There is no such analysis any more: start it again.
server-unknown-game = There is no such game here: { $got }.

## Luck subtracted

arena-help-reduce = Measure the luck of every game and subtract it: fewer games say as much. States how many that saves.
arena-without-luck = { $policy }: worth { $played-value } of 100 as played ({ $played-low }–{ $played-high }), { $subtracted-value } with luck subtracted ({ $subtracted-low }–{ $subtracted-high }). A game now says as much as { $worth } games: { $saved } of the games are saved.
arena-luck-unknown = { $policy }: too few deals to tell luck from anything else.

## Looking together

server-no-such-moment = The game has no move { $move }.
server-no-such-line = That proposal is gone.
server-not-there = Join those who look at it together first.
server-not-leading = Somebody else leads now. You can take the lead.
server-too-many-there = Enough people look at this game already: at most { $most }.
server-too-long-a-line = That is too long a proposal: at most { $most } moves.

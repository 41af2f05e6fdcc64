# What Alcatraz: The Scapegoat tells the players: refusals, problems of positions and editions, endings, events, moves.
# An absent, empty or hidden value comes as the text “none”.

## Refusals: whose decision it is, and which

refusal-not-your-turn = It is not your turn.
refusal-other-phase = This move belongs to another phase of the round.
refusal-only-scapegoat-calls = The table is negotiating: only the Scapegoat can end this, by calling the vote.
refusal-vote-not-called = You cannot vote yet: call the vote first.
refusal-vote-called-already = The vote has already been called: cast your vote.
refusal-voted-already = You have already voted: wait until everybody has.
refusal-trade-waits = A trade offer waits for its answer: only the player who was asked can go on.
refusal-answer-first = Answer the trade offer first: accept it or decline it.
refusal-no-offer = There is no trade offer for you to answer.
refusal-guards-first = Finish moving guards first.
refusal-no-radio = You can move guards like this only after using the Radio room.
refusal-move-one-guard = Move at least one guard before you stop.
refusal-keep-first = Choose first which of the cards you drew you keep.
refusal-nothing-drawn = You have drawn no cards to choose from: the Warden’s office, gold side, lets you do that.
refusal-card-not-drawn = { $card } is not among the cards you drew: keep one of those.
refusal-scapegoat-decides = The Scapegoat decides who stays behind: nobody else can choose now.
refusal-leave-first = Decide first who of the tied players stays behind.
refusal-no-tie = There is no tie to decide: nobody can be left behind now.
refusal-not-tied = { $player } is not among the tied players: choose one of { $tied }.

## Refusals: action points and guards

refusal-ap = You need { $price } AP and have { $ap }.
refusal-ap-watched = You need { $price } AP here, because two guards are watching; you have { $ap }.
refusal-three-guards = Three guards are watching the { $place }: here you can only move on, play blackmail or do what is free.
refusal-four-guards = Four guards hold the { $place }: all you can do is leave or end your turn.
refusal-four-guards-no-work = Four guards hold the { $place }: here you can only move on, play blackmail or do what is free.
refusal-sealed = Four guards hold the { $place }: nobody can enter.
refusal-locked = The { $place } is locked down until the end of the round: nobody can enter.
refusal-not-adjacent = The { $place } is too far away: it must be next to the { $here }, straight or diagonally.
refusal-no-guard-there = There is no guard in the { $place } to move.
refusal-guard-stays = That guard would stay where they are: choose two different locations.
refusal-fifth-guard = The { $place } has no room for that: four guards are the most in one location.

## Refusals: using a location

refusal-used-already = You have already used the { $place } this turn: once is the limit.
refusal-function-asks = { $field ->
    [pay] The { $place } must be paid for: choose an item or 1 Cash.
    [target] The { $place } needs another player: choose one.
   *[take] The { $place } gives items: choose what you take.
}
refusal-function-does-not-ask = { $field ->
    [pay] The { $place } asks for no payment: leave it out.
    [target] The { $place } does nothing to another player: leave them out.
   *[take] The { $place } gives no items to choose: leave them out.
}
refusal-cannot-pay = You cannot pay with what you lack: you have no { $what }.
refusal-no-cards = { $player } has no blackmail card: choose a player who has one.
refusal-hand-full = You already hold { $most ->
    [one] { $most } blackmail card
   *[other] { $most } blackmail cards
}: there is no room for another.
refusal-blackmail-exhausted = No blackmail card is left to draw: deck and discard pile are both empty.
refusal-no-guards-anywhere = There is no guard in the prison to move.
refusal-stamina-full = Your Stamina is full: { $most } is the most.
refusal-cash-full = Your pocket is full: { $most } Cash is the most.
refusal-sheet-full = You already carry { $most ->
    [one] { $most } item
   *[other] { $most } items
}: there is no room for another.
refusal-nothing-to-take = Nothing that you could take lies in the { $place }.
refusal-wrong-take = { $take ->
    [none] Take exactly { $number } of what is offered here ({ $offered }); you chose nothing.
   *[other] Take exactly { $number } of what is offered here ({ $offered }); you chose { $take }.
}

## Refusals: players and items

refusal-not-yourself = Choose another player, not yourself.
refusal-not-here = { $player } is somewhere else: you must both be in the same location.
refusal-stolen-already = You have already stolen this turn: once is the limit.
refusal-victim-lacks = { $player } has no { $what }: choose something they have.
refusal-you-lack = You have no { $what }: drop something you have.

## Refusals: tasks

refusal-scapegoat-completes = You are the Scapegoat: another prisoner must complete the task.
refusal-no-task = There is no task in the { $place }.
refusal-task-there = The { $place } already has a task: choose a location without one.
refusal-too-few-prisoners = This task needs at least { $needed ->
    [one] { $needed } prisoner
   *[other] { $needed } prisoners
} here; present: { $present }.
refusal-too-many-guards = { $most ->
    [0] This task allows no guard here; watching: { $watching }.
    [one] This task allows at most { $most } guard here; watching: { $watching }.
   *[other] This task allows at most { $most } guards here; watching: { $watching }.
}
refusal-items-missing = The prisoners here do not have what the task needs: { $items }.
refusal-owner-elsewhere = { $player } is somewhere else: only items of prisoners who are here can be used.
refusal-owner-lacks = { $player } does not have this: { $items }.
refusal-wrong-tokens = { $items ->
    [none] This task needs no items: use none.
   *[other] Use exactly what the task needs ({ $items }); a gun stands in for any one of them.
}

## Refusals: trades, bribes, Stamina

refusal-empty-offer = An offer must move at least one item or 1 Cash.
refusal-too-many-offers = You have already made { $most } offers this turn: that is the limit.
refusal-offer-repeated = { $player } has already refused this offer in this turn: change it.
refusal-trade-lacks = { $items ->
    [none] { $player } does not have { $cash } Cash.
   *[other] { $cash ->
        [0] { $player } does not have all of this: { $items }.
       *[other] { $player } does not have all of this: { $items } and { $cash } Cash.
    }
}
refusal-trade-sheet = { $player } would carry too much after this trade: { $most ->
    [one] { $most } item is
   *[other] { $most } items are
} the most.
refusal-trade-cash = { $player } would have too much Cash after this trade: { $most } is the most.
refusal-no-cash = A bribe costs 1 Cash: you have none.
refusal-nobody-to-bribe = No guard in the { $place } counts against you: there is nobody to bribe.
refusal-no-stamina = You have no Stamina to spend.
refusal-stamina-used = You have already spent Stamina this turn: once is the limit.

## Refusals: blackmail

refusal-only-scapegoat = Only the Scapegoat can play blackmail cards.
refusal-no-card-in-hand = You hold no blackmail card.
refusal-card-not-in-hand = You do not hold { $card }.
refusal-isolated-already = { $player } is already in the isolation cell this round: choose someone else.
refusal-locked-already = The { $place } is already locked down: choose another location.
refusal-already-there = { $player } is already in the { $place }: choose another location.
refusal-patrol-number = A patrol moves 1 to { $most } guards.
refusal-patrol-too-few = { $present ->
    [0] There is no guard in the { $place } to move.
    [one] There is only { $present } guard in the { $place }: move no more than that.
   *[other] There are only { $present } guards in the { $place }: move no more than that.
}

## Editions that cannot be used

edition-bad-id = { $field }: an id of small letters, digits and underscores that begins with a letter is expected, not { $got }.
edition-element-missing = { $field }: no task shows plan element { $element }; each of A to F needs at least one.
edition-location-missing = { $field }: { $got } is missing; every location needs an entry.
edition-space-elsewhere = { $field }: a space for { $item } can only be in its primary location, the exercise yard or the visiting area.
edition-no-space-at-all = { $field }: there are tokens of the kind { $item }, but no space for one on any side of any tile.
edition-too-many-items = { $field }: a task needs at most { $most } items.
edition-too-many-languages = { $field }: a text in at most { $most } languages is expected.
edition-name-too-long = { $field }: at most { $most } characters are expected.
edition-name-empty = { $field }: a text is expected that says something.
edition-name-unseen = { $field }: letters that nobody sees, such as line breaks and marks of direction, cannot stand here.
edition-too-large = The edition has { $got } characters; at most { $most } are read.

## Positions that cannot be

scapegoat-card-not-in-edition = { $field }: this edition has no blackmail card { $card }.
scapegoat-card-twice = { $field }: the blackmail card { $card } is in two places; there is only one.
scapegoat-elements-equal = { $field }: the tasks on the board must show different elements; more than once: { $elements }.
scapegoat-guards-over = { $field }: at most { $most } guards can be on the board, not { $got }.
scapegoat-hand-over = { $field }: blackmail cards in hand: at most { $most }, not { $got }.
scapegoat-isolated-scapegoat = { $field }: the Scapegoat cannot be in the isolation cell.
scapegoat-isolated-turn = { $field }: the player whose turn it is cannot be in the isolation cell.
scapegoat-layout-missing = { $field }: every location must be in the grid; missing: { $missing }.
scapegoat-layout-shape = { $field }: { $rows } rows of { $columns } locations are expected, not { $got }.
scapegoat-no-space = { $field }: spaces for { $item } here: { $spaces }; listed: { $got }.
scapegoat-outcome-before-over = { $field }: only a game in the phase "over" has an outcome.
scapegoat-outcome-seats = { $field }: after an escape exactly one player loses and all others win; after the last guard everybody loses.
scapegoat-over-without-outcome = { $field }: a game in the phase "over" needs its outcome.
scapegoat-pending-cards = { $field }: one to three different cards are expected; listed: { $got }.
scapegoat-pending-hand-full = { $field }: this player’s hand is full, so there is no card to keep.
scapegoat-pending-no-guards = { $field }: there is no guard on the board to move.
scapegoat-pending-outside-actions = { $field }: only the phase "actions" can wait for such a choice.
scapegoat-pending-tied = { $field }: exactly the players who are tied at the end are expected, at least two, not { $got }.
scapegoat-plan = { $field }: different letters from A to F in one text are expected, not { $got }.
scapegoat-sheet-over = { $field }: items on a sheet: at most { $most }, not { $got }.
scapegoat-task-twice = { $field }: the task { $task } is in two places; there is only one.
scapegoat-tasks-over = { $field }: at most { $most } tasks can be on the board, not { $got }.
scapegoat-too-many-tokens = { $field }: tokens of the kind { $item } in the game: { $most }; on board and sheets: { $got }.
scapegoat-turn-outside-actions = { $field }: only the phase "actions" has a turn.
scapegoat-unknown-task = { $field }: this edition has no task { $got }.
scapegoat-votes-complete = { $field }: at least one vote must be missing (null); with all of them in, the election is over.
scapegoat-votes-number = { $field }: one entry per player is expected, { $players } in all, not { $got }.
scapegoat-votes-outside-voting = { $field }: only the phase "voting" has votes.

## How it ended, step by step

scapegoat-outcome-guards = { $placed } guards stand in the prison, and guard number { $total } would come now: everybody loses.
scapegoat-outcome-group = { $winners } hold the whole plan together: { $owned }.
scapegoat-outcome-scapegoat-stays = { $player }, the Scapegoat, is not needed: the others hold A to F without them.
scapegoat-outcome-indispensable = { $player }, the Scapegoat, is needed: without them the others lack { $missing }.
scapegoat-outcome-only-one = { $player } is the only player who is not needed.
scapegoat-outcome-number = { $player } { $number }
scapegoat-outcome-fewest-elements = Fewest plan elements ({ $numbers }): { $fewest }.
scapegoat-outcome-fewest-cash = Least Cash ({ $numbers }): { $fewest }.
scapegoat-outcome-fewest-items = Fewest items ({ $numbers }): { $fewest }.
scapegoat-outcome-fewest-stamina = Least Stamina ({ $numbers }): { $fewest }.
scapegoat-outcome-decided = Still tied: { $tied }. { $scapegoat }, the Scapegoat, leaves { $player } behind.
scapegoat-outcome-escape = { $winners } escape and win; { $player } stays in prison.

## Events: rounds and elections

scapegoat-event-round-started = Round { $round } begins.
scapegoat-event-guard-placed = { $seat } reveals a location: a new guard comes to the { $at }.
scapegoat-event-vote-called = { $seat } calls the vote.
scapegoat-event-voted = { $for ->
    [none] { $seat } votes.
   *[other] { $seat } votes for { $for }.
}
scapegoat-event-votes-revealed = The votes: { $votes }.
scapegoat-event-elected = { $tied ->
    [none] { $seat } is elected Scapegoat and gets { $bonus } extra AP.
   *[other] A tie ({ $tied }), broken by the last Scapegoat: { $seat } is elected Scapegoat and gets { $bonus } extra AP.
}

## Events: turns and actions

scapegoat-event-turn-started = { $seat } begins a turn with { $ap } AP.
scapegoat-event-turn-ended = { $unused ->
    [0] { $seat } ends the turn.
   *[other] { $seat } ends the turn with { $unused } AP unused.
}
scapegoat-event-turn-skipped = { $seat } skips a turn in the isolation cell.
scapegoat-event-moved = { $seat } moves from the { $from } to the { $to }.
scapegoat-event-function-used = { $seat } uses the { $at }.
scapegoat-event-cash-paid = { $seat } pays 1 Cash.
scapegoat-event-item-dropped = { $seat } drops an item ({ $item }): it goes to the { $to }.
scapegoat-event-items-taken = { $seat } takes from the { $from }: { $items }.
scapegoat-event-stamina-gained = { $seat } gains { $amount } Stamina.
scapegoat-event-cash-gained = { $seat } gains { $amount } Cash.
scapegoat-event-guard-moved = { $seat } moves a guard from the { $from } to the { $to }.
scapegoat-event-stolen = { $seat } steals from { $from }: { $what }.
scapegoat-event-bribed = { $seat } bribes a guard in the { $at }.
scapegoat-event-stamina-spent = { $seat } spends 1 Stamina for 1 AP.

## Events: trades

scapegoat-trade-give = { $give ->
    [none] { $give_cash ->
        [0] nothing
       *[other] { $give_cash } Cash
    }
   *[other] { $give_cash ->
        [0] { $give }
       *[other] { $give }, { $give_cash } Cash
    }
}
scapegoat-trade-take = { $take ->
    [none] { $take_cash ->
        [0] nothing
       *[other] { $take_cash } Cash
    }
   *[other] { $take_cash ->
        [0] { $take }
       *[other] { $take }, { $take_cash } Cash
    }
}
scapegoat-event-trade-offered = { $seat } offers { $with } a trade: { scapegoat-trade-give } for { scapegoat-trade-take }.
scapegoat-event-trade-accepted = { $with } accepts the offer of { $seat }: { scapegoat-trade-give } for { scapegoat-trade-take }.
scapegoat-event-trade-declined = { $with } declines the offer of { $seat }.

## Events: tasks

scapegoat-event-task-completed = { $seat } completes the task “{ $task }” in the { $at }.
scapegoat-event-element-marked = { $seat } marks plan element { $element }.
scapegoat-event-reward-revealed = The reward for the others: “{ $task }”.
scapegoat-event-task-buried = The task “{ $task }” goes under the deck: its element is already on the board.
scapegoat-event-task-placed = A new task, “{ $task }”, appears in the { $at }.
scapegoat-event-task-removed = The task “{ $task }” in the { $at } leaves the game.
scapegoat-event-task-moved = The task “{ $task }” moves from the { $from } to the { $to }.
scapegoat-event-no-task-found = No task card fits: the board has one task less.

## Events: blackmail

scapegoat-event-card-drawn = { $card ->
    [none] { $seat } draws a blackmail card.
   *[other] { $seat } draws a blackmail card: { $card }.
}
scapegoat-event-cards-offered = { $cards ->
    [none] { $count ->
        [one] { $seat } draws { $count } blackmail card and will keep it.
       *[other] { $seat } draws { $count } blackmail cards and will keep one.
    }
   *[other] { $count ->
        [one] { $seat } draws { $count } blackmail card and will keep it: { $cards }.
       *[other] { $seat } draws { $count } blackmail cards and will keep one: { $cards }.
    }
}
scapegoat-event-card-kept = { $card ->
    [none] { $seat } keeps one of the cards.
   *[other] { $seat } keeps { $card }.
}
scapegoat-event-card-discarded = { $card } goes from { $seat } to the discard pile.
scapegoat-event-card-taken = { $card ->
    [none] { $seat } takes a blackmail card from { $from }.
   *[other] { $seat } takes a blackmail card from { $from }: { $card }.
}
scapegoat-event-blackmail-shuffled = { $count ->
    [one] The discards are shuffled into a new blackmail deck of { $count } card.
   *[other] The discards are shuffled into a new blackmail deck of { $count } cards.
}
scapegoat-event-blackmail-played = { $seat } plays { $card }.
scapegoat-event-cash-lost = { $seat } loses { $amount } Cash.
scapegoat-event-item-bullied = { $seat } bullies { $from } and takes an item ({ $item }).
scapegoat-event-escorted = { $seat } is escorted from the { $from } to the { $to }.
scapegoat-event-isolated = { $seat } goes to the isolation cell for this round.
scapegoat-event-locked-down = The { $at } is locked down: nobody can enter until the end of the round.

## Events: the end

scapegoat-event-choice-left = Still tied: { $tied }. { $seat }, the Scapegoat, decides who stays behind.
scapegoat-event-game-ended = { $left_behind ->
    [none] One guard too many: the game ends and everybody loses.
   *[other] The escape succeeds: { $left_behind } stays behind, all others win.
}

## Moves, to choose from a list

scapegoat-move-call-vote = Call the vote
scapegoat-move-vote = Vote for { $for }
scapegoat-move-move = Move to the { $to }
scapegoat-move-use = { $place } – { $function }{ $target ->
    [none] { "" }
   *[other] { " · " }player: { $target }
}{ $pay ->
    [none] { "" }
   *[other] { " · " }you pay: { $pay }
}{ $take ->
    [none] { "" }
   *[other] { " · " }you take: { $take }
}
scapegoat-move-move-guard = Move a guard from the { $from } to the { $to }
scapegoat-move-done = Stop moving guards
scapegoat-move-keep = Keep { $card }
scapegoat-move-steal = { $what ->
    [none] Steal from { $from }, who chooses what
   *[other] Steal from { $from }: { $what }
}
scapegoat-move-riot = Riot: draw a guard from the { $from } to your room
scapegoat-move-complete = { $pay ->
    [none] Complete the task
   *[other] Complete the task with { $pay }
}
scapegoat-move-drop = Drop an item: { $item }
scapegoat-move-trade = { $give_cash ->
    [none] Offer { $with } a trade …
   *[other] Offer { $with } a trade: { scapegoat-trade-give } for { scapegoat-trade-take }
}
scapegoat-move-accept = Accept the trade
scapegoat-move-decline = Decline the trade
scapegoat-move-bribe = Bribe a guard here for 1 Cash
scapegoat-move-stamina = Spend 1 Stamina for 1 AP
scapegoat-move-end-turn = End the turn
scapegoat-move-leave-behind = Leave { $player } behind
scapegoat-move-blackmail = Play { $card }
scapegoat-move-blackmail-assembly = Play { $card }: the others lose 1 AP this round and all their Cash
scapegoat-move-blackmail-bad-plan = Play { $card }: remove the task in the { $task_at }
scapegoat-move-blackmail-body-search = Play { $card }: the others drop all their items
scapegoat-move-blackmail-bullying = Play { $card }: take an item from { $target } ({ $item })
scapegoat-move-blackmail-change-of-plans = Play { $card }: move the task in the { $task_at } to the { $to }
scapegoat-move-blackmail-errand-boy = Play { $card }: use the { $at }{ $target ->
    [none] { "" }
   *[other] { " · " }player: { $target }
}{ $pay ->
    [none] { "" }
   *[other] { " · " }you pay: { $pay }
}{ $take ->
    [none] { "" }
   *[other] { " · " }you take: { $take }
}
scapegoat-move-blackmail-escort = Play { $card }: take { $target } to the { $to }
scapegoat-move-blackmail-false-alarm = Play { $card }: every location counts 1 guard more this round
scapegoat-move-blackmail-isolation-cell = Play { $card }: { $target } skips this round’s turn
scapegoat-move-blackmail-lockdown = Play { $card }: nobody can enter the { $at } this round
scapegoat-move-blackmail-patrol = { $count ->
    [one] Play { $card }: move { $count } guard from the { $from } to the { $to }
   *[other] Play { $card }: move { $count } guards from the { $from } to the { $to }
}

## Decisions: who is choosing what

scapegoat-decision-negotiation = The table negotiates; { $player } decides when to call the vote.
scapegoat-decision-vote = { $player } votes for the next Scapegoat.
scapegoat-decision-turn = It is { $player }’s turn.
scapegoat-decision-move-guard = { $player } chooses a guard to move.
scapegoat-decision-keep = { $player } chooses which card to keep.
scapegoat-decision-trade-answer = { $player } answers a trade offer.
scapegoat-decision-leave-behind = { $player } decides who stays behind.

# Tables that play the alternative of a ruling.
refusal-consent-first = Say first whether your items may be used for the task: accept or decline.
refusal-consent-waits = The owners of the items must answer first.
refusal-consent-refused = An owner did not agree to this; the same tokens cannot be asked for again this turn.
refusal-choose-first = Choose one of the cards you were shown first.
refusal-no-hand-shown = Nobody has shown you a hand.
refusal-card-not-shown = { $card } is not in the hand you were shown.
scapegoat-pending-consent = { $field }: the owners who are asked must have items in this completion, at a table where owners must agree.
scapegoat-pending-hand = { $field }: this player has no hand to show, or the table does not play with shown hands.
scapegoat-outcome-most-useless = At this table the most useless player stays, Scapegoat or not. The others would still own everything without any one of these: { $candidates }.
scapegoat-outcome-tied-scapegoat = Everybody is tied, so nobody is left to decide: { $player }, the Scapegoat, stays.
scapegoat-event-consent-asked = { $seat } wants to complete “{ $task }” ({ $at }) with the items of others and asks: { $asked }.
scapegoat-event-consent-given = { $seat } agrees to give the items.
scapegoat-event-consent-refused = { $seat } does not agree to give the items.
scapegoat-event-hand-shown = { $cards ->
    [none] { $from } shows a blackmail hand to { $seat }.
   *[other] { $from } shows a blackmail hand to { $seat }: { $cards }.
}
scapegoat-move-choose = { $side ->
    [gold] Take { $card }
   *[silver] Discard { $card }
}
scapegoat-decision-consent = { $player } decides whether to give items for the task.
scapegoat-decision-choose-card = { $player } chooses a card from the hand that is shown.
refusal-already-here = The { $place } is where you stand.
scapegoat-effects-outside-actions = { $field }: the effects of blackmail end with the round; in an election there are none.
scapegoat-event-guards-done = { $seat } moves no more guards.

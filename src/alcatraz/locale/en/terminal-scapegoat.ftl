# The Scapegoat in a terminal: headings over the choices, steps of a choice, the drawing of the prison.

## Pieces of sentences

scapegoat-task-untitled = Task { $element }
scapegoat-ballot = { $seat } for { $for }
scapegoat-token-of = { $item } ({ $seat })

## Headings over the choices

scapegoat-group-move = Move to
scapegoat-group-use = Use location
scapegoat-group-task = The task here
scapegoat-group-steal = Steal
scapegoat-group-riot = Riot, guard from
scapegoat-group-guards = Guards
scapegoat-group-drop = Drop
scapegoat-group-blackmail = Blackmail
scapegoat-group-trade = Offer a trade to
scapegoat-group-turn = Also
scapegoat-group-end = Finish
scapegoat-group-choice = Choose

## Steps of a choice

scapegoat-step-name-to = { $to }
scapegoat-step-name-from = { $from }
scapegoat-step-theft = { $from }: { $what }
scapegoat-step-item = { $item }
scapegoat-step-with = { $with } …
scapegoat-step-guard-from = A guard from the { $from }
scapegoat-step-guards-from = Guards from the { $from }
scapegoat-step-to = to the { $to }
scapegoat-step-guards-to = { $count ->
    [one] { $count } guard to the { $to }
   *[other] { $count } guards to the { $to }
}
scapegoat-step-use = { $function }{ $target ->
    [none] { "" }
   *[other] { " · " }{ $target }
}{ $pay ->
    [none] { "" }
   *[other] { " · " }you pay: { $pay }
}{ $take ->
    [none] { "" }
   *[other] { " · " }you take: { $take }
}
scapegoat-step-player = { $target }
scapegoat-step-task-at = The task in the { $task_at }
scapegoat-step-use-at = { $at }
scapegoat-step-pay = Pay: { $pay }

## Trades

scapegoat-ask-give = What do you give { $with }?
scapegoat-ask-give-cash = How much Cash do you give { $with }?
scapegoat-ask-take = What do you want from { $with }?
scapegoat-ask-take-cash = How much Cash do you want from { $with }?
scapegoat-cash-some = { $cash } Cash

## Editions, for owners of the box

edition-task-at = { $where ->
    [none] task { $number } ({ $id })
   *[other] task { $number } ({ $id }), { $where }
}
edition-location-at = { $where ->
    [none] location { $number } ({ $id })
   *[other] location { $number } ({ $id }), { $where }
}
edition-summary = “{ $name }”, { $tasks } tasks, { $printed } of them as printed.{ $silver ->
    [none] { "" }
   *[other] { " " }With all silver sides up: { $silver }.
}{ $gold ->
    [none] { "" }
   *[other] { " " }With all gold sides up: { $gold }.
}
edition-in-the-box = { $item }: { $count } in the box
edition-empty-spaces = { $item }: { $count ->
    [one] 1 empty space
   *[other] { $count } empty spaces
}

## The table

welcome-scapegoat = You are prisoners with one plan. Complete tasks to collect its six elements A to F: as soon as a group that leaves somebody out owns them all, it escapes, and exactly one stays behind. Every round you elect the Scapegoat, who acts more but completes no task and is the first to be left – and when the 21st guard arrives, everybody loses.
scapegoat-status-round = Round { $round }
scapegoat-status-guards = Guards { $guards } of { $most }
scapegoat-status-phase = { $phase ->
    [negotiation] Negotiation
    [voting] Election
    [actions] Actions
   *[over] The game is over
}
scapegoat-status-turn = { $player }: { $ap } AP
scapegoat-effect-false-alarm = False alarm: every location counts { $count ->
    [one] { $count } guard
   *[other] { $count } guards
} more
scapegoat-effect-assembly = Assembly: { $count } AP less for the others
scapegoat-watch-2 = +1 AP
scapegoat-watch-3 = no work
scapegoat-watch-4 = sealed
scapegoat-watch-locked = locked
scapegoat-code-key = ke
scapegoat-code-knife = kn
scapegoat-code-clothes = cl
scapegoat-code-drug = dr
scapegoat-code-tool = to
scapegoat-code-gun = GU
scapegoat-head-plan = Plan
scapegoat-head-cash = Cash
scapegoat-head-stamina = Stamina
scapegoat-head-items = Items
scapegoat-head-cards = Cards
scapegoat-sheet-scapegoat = SCAPEGOAT +{ $bonus }
scapegoat-sheet-isolated = isolated
scapegoat-sheet-nothing = –
scapegoat-task-prisoners = { $needed ->
    [one] { $needed } prisoner
   *[other] { $needed } prisoners
}
scapegoat-task-guards = { $most ->
    [0] no guard
    [one] at most { $most } guard
   *[other] at most { $most } guards
}
scapegoat-your-card = Your card { $card }: { $effect }
scapegoat-offer = { $seat } gives: { $give }. In return for: { $take }.

## What the locations do, in at most 18 characters

scapegoat-short-chapel-silver = discard a card
scapegoat-short-chapel-gold = pay: take a card
scapegoat-short-radio-room-silver = move 2 guards
scapegoat-short-radio-room-gold = 0 AP: move 1 guard
scapegoat-short-dining-hall-silver = up to 3 Stamina
scapegoat-short-dining-hall-gold = 0 AP: 1 Stamina
scapegoat-short-infirmary-silver = take 1 drug
scapegoat-short-infirmary-gold = pay: take 2 drugs
scapegoat-short-exercise-yard-silver = 0 AP, pay: 1 item
scapegoat-short-exercise-yard-gold = pay: take 2 items
scapegoat-short-visiting-area-silver = take 1 item
scapegoat-short-visiting-area-gold = pay: take the gun
scapegoat-short-workshop-silver = take 1 tool
scapegoat-short-workshop-gold = pay: take 2 tools
scapegoat-short-recreation-room-silver = up to 2 Cash
scapegoat-short-recreation-room-gold = 0 AP: 1 Cash
scapegoat-short-cell-block-silver = take 1 knife
scapegoat-short-cell-block-gold = pay: take 2 knives
scapegoat-short-laundry-silver = take 1 clothes
scapegoat-short-laundry-gold = pay: 2 clothes
scapegoat-short-guards-room-silver = take 1 key
scapegoat-short-guards-room-gold = pay: take 2 keys
scapegoat-short-wardens-office-silver = draw 1 card
scapegoat-short-wardens-office-gold = pay: draw 3 keep 1

## Who would stay

scapegoat-stays-nobody-yet = Nobody can escape yet: no group that leaves somebody out owns the whole plan.
scapegoat-stays-missing = Without { $player } the others own { $owned } and lack { $missing }.
scapegoat-stays-complete = Without { $player } the others own the whole plan.
scapegoat-stays-now = If the next task ended the game like this, { $player } would stay behind.
scapegoat-stays-tied = If the next task ended the game like this, the Scapegoat would choose who of these stays behind: { $players }.
scapegoat-task-title = { $task }
scapegoat-task-needs = { $room }: { $needed }

## On a small terminal

scapegoat-compact-items = { $count } items
scapegoat-compact-hand = Your cards: { $cards }
# The dot is a guard, as on the board: at most so many.
scapegoat-compact-task = [{ $element }] { $prisoners }, ●≤{ $guards }: { $items }

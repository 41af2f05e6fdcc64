# The Scapegoat on the page: the prison, the sheets, who would stay.

## The prison and its rooms

web-prison = The prison
web-prison-round = Round
web-prison-phase = { $phase ->
    [negotiation] Negotiation
    [voting] Election
    [actions] Actions
   *[over] The game is over
}
web-prison-guards-left = { $left ->
    [one] The next guard is the { $number }st: then everybody loses.
   *[other] { $left } more, and everybody loses.
}
web-prison-guards = { $guards ->
    [0] No guard
    [one] { $guards } guard
   *[other] { $guards } guards
}
web-prison-watch = { $guards ->
    [2] +1 AP
    [3] no work
   *[4] sealed
}
web-prison-locked = locked
web-prison-lockdown = Locked down until the end of the round: nobody may enter.
web-prison-items = Lying here
web-prison-lies = Lying here: { $items }
web-prison-prisoners = Prisoners here
web-prison-here = Here: { $players }
web-prison-task = Task “{ $title }”, plan element { $element }: { $conditions }
web-prison-condition = { $text }, { $holds ->
    [yes] holds
   *[no] does not hold
}
web-prison-holds = { $holds ->
    [yes] holds now
   *[no] does not hold yet
}
web-prison-element = Plan element { $element }
web-prison-go = Go there for { $cost } AP
web-prison-choose = Choose this room
web-prison-ap = { $ap } AP
web-prison-ap-left = { $left } of { $full } action points left
web-prison-take = Take: { $item }, { $cost ->
    [0] free
   *[other] { $cost } AP
}
web-prison-look = About the room: { $room }
web-prison-alarm = False alarm: +{ $count ->
    [one] { $count } guard
   *[other] { $count } guards
} everywhere
web-prison-assembly = Assembly: −{ $count } AP
web-prison-yours = { $kind ->
    [turn] Your turn
    [vote] Your vote
    [negotiation] You call the vote
    [trade_answer] Answer the offer
    [move_guard] Move a guard
    [keep] Keep a card
    [leave_behind] Who stays behind?
   *[other] Your choice
}
web-prison-waiting-too = also waiting for { $players }

## Sheets

web-sheets = The players’ sheets
web-sheet-you = you
web-sheet-bot = { $level ->
    [rookie] bot · easy
    [inmate] bot · medium
    [boss] bot · hard
   *[other] bot
}
web-sheet-stand-in = a bot stands in
web-sheet-away = away
web-sheet-scapegoat = Scapegoat
web-sheet-scapegoat-title = Scapegoat: { $bonus } AP more, may play blackmail, may not complete tasks
web-sheet-isolated = isolated
web-sheet-voted = has voted
web-sheet-votes = is voting
web-sheet-plan = Plan: { $letters }
web-sheet-plan-empty = Plan: nothing yet
web-sheet-nothing = no items
web-sheet-track = { $what }: { $value } of { $most }
web-sheet-cards = { $count ->
    [one] { $count } blackmail card
   *[other] { $count } blackmail cards
}
web-sheet-hand = Your blackmail cards
web-sheet-choose = Choose { $player }
web-sheet-at = Now here: { $room }

## Who would stay?

web-stays = Who would stay?
web-stays-player = Player
web-stays-fate = What would become of them
web-stays-cell = { $cell ->
    [alone] the only one who has it
   *[shared] has it, others too
}
web-stays-is = { $fate ->
    [left] would stay
    [tied] tied
    [needed] needed
   *[spare] not needed
}
web-stays-why = Why?
web-stays-key = A letter on paper: only this player has it. Who holds one of those while the others lack it cannot be left behind.

## Small screens

web-tabs = What to show
web-tab-actions = Actions
web-tab-board = Board
web-tab-sheets = Sheets

# "Settle an argument": positions arranged on the page, and what they allow. Loaded with that page alone.

web-settle-page-title = Settle an argument · Alcatraz
web-settle-lead = Lay out what is on your table and ask the arbiter.

## The bar

web-settle-start = Start from …
web-settle-undo = Undo the last change
web-settle-redo = Do it again
web-settle-share = Copy link
web-settle-copy-address = The link is in the address bar: copy it there.
web-settle-play-on = Play on from here
web-settle-cannot-be = { $count ->
    [one] This position cannot be:
   *[other] This position cannot be, for { $count } reasons:
}
web-settle-wrong = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}

web-settle-tab-board = Board
web-settle-tab-rest = Position
web-settle-tab-answer = Answer

## Where a position comes from

web-settle-start-empty = Empty board
web-settle-start-setup = New game
web-settle-seed = Shuffled by the number
web-settle-start-file = A record or a position
web-settle-start-file-text = A file, or text pasted below: the record of a game, a position, what a running table lets you download, or a link from this page. A file can also be dropped anywhere on the page.
web-settle-paste = Pasted text
web-settle-paste-read = Read it
web-settle-no-json = This is not JSON: { $why }
web-settle-no-object = This is JSON, but no position and no record: an object is expected.
web-settle-too-long = This text is longer than any record that the server reads.
web-settle-link-long = The position in this link is too long to be one.
web-settle-link-large = The position in this link is too large to be one. It was not read.
web-settle-link-broken = There is no position in this link; perhaps the end of it is missing.
web-settle-record = The moves of the record
web-settle-record-close = Put the record away
web-settle-move-number = Move of the record
web-settle-move-at = { $at } of { $count }
web-settle-back = One move back
web-settle-forth = One move on
web-settle-then = Then:

## The board

web-settle-palette = Pieces to place
web-settle-guard = Guard
web-settle-in-box = { $what }, { $count } in the box
web-settle-hint = Tap a room to change what is in it, or drag pieces. A piece dropped beside the board goes.
web-settle-hint-tool = Tap the rooms where it goes. Escape puts it back.
web-settle-hint-keys = Keys in a room: + and − for guards, 1 to 4 for a player’s pawn, Enter for everything.
web-settle-hint-yard = Tap a piece and then where it goes, or drag it. Guards stay in their row.
web-settle-hint-lifted = Tap where it goes: a square, the cell or the boat. Escape puts it back.
web-settle-yard = The yard
web-settle-now = { $room }: { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}
web-settle-players = Players
web-settle-phase = Phase
web-settle-phase-negotiation = Negotiation
web-settle-phase-voting = Election
web-settle-phase-actions = Actions
web-settle-phase-over = Over
web-settle-whose-turn = Whose turn
web-settle-guards = Guards
web-settle-stands-here = Stands here
web-settle-task = Task
web-settle-task-none = No task
web-settle-task-own = Another one, described by hand
web-settle-task-asks = Asks for { $prisoners ->
    [one] 1 prisoner
   *[other] { $prisoners } prisoners
}, at most { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}{ $items ->
    [none] .
   *[other] , { $items }.
}
web-settle-task-prisoners = Prisoners at least
web-settle-task-guards = Guards at most
web-settle-task-items = Items it costs
web-settle-side = Side of the tile
web-settle-swap = Change places with
web-settle-swap-none = Stays where it is
web-settle-plan-of = Plan of { $player }
web-settle-letter = Element { $letter }
web-settle-items-of = Items of { $player }
web-settle-hand-of = Blackmail cards of { $player }
web-settle-in-cell = In the cell
web-settle-in-boat = In the boat

## Forms

web-settle-less = { $what }: one less
web-settle-more = { $what }: one more
web-settle-earlier = Put { $what } earlier
web-settle-remove = Take out { $what }
web-settle-add = Add …
web-settle-add-to = Add to: { $what }
web-settle-set = Set: { $what }
web-settle-kind = Which kind
web-settle-coordinate = { $what }: { $index ->
    [0] row
   *[other] column, A is 1
}
web-settle-as-json = { $what } is changed in the JSON text.
web-settle-edition = Component values of this table
web-settle-rulings = Rulings of this table
web-settle-json = Everything as JSON
web-settle-json-text = The whole position. Fields that are left out get their defaults.
web-settle-json-take = Use this text

## Fields

web-settle-field-at = Where
web-settle-field-items = Items
web-settle-field-blackmail = Blackmail cards
web-settle-field-element = Element
web-settle-field-round = Round
web-settle-field-bonus = Bonus of the Scapegoat
web-settle-field-turn = The turn so far
web-settle-field-effects = Effects of cards this round
web-settle-field-votes = Votes
web-settle-field-pending = A choice that waits
web-settle-field-task-deck = Task cards, the top one first
web-settle-field-task-deck-known = Cards at the bottom that everybody knows
web-settle-field-blackmail-deck = Blackmail cards, the top one first
web-settle-field-blackmail-discard = Discarded blackmail cards
web-settle-field-outcome = How it ended
web-settle-field-seat = Player
web-settle-field-ap = Action points left
web-settle-field-stamina-used = Stamina spent this turn
web-settle-field-stolen = Stolen this turn
web-settle-field-used = Locations used this turn
web-settle-field-bribes = Bribed guards
web-settle-field-offers = Offers made this turn
web-settle-field-refused = Refused this turn
web-settle-field-assembly = Assemblies
web-settle-field-false-alarm = False alarms
web-settle-field-lockdown = Locked down
web-settle-field-isolated = Isolated
web-settle-field-reason = Reason
web-settle-field-winners = Winners
web-settle-field-losers = Losers
web-settle-field-with = With
web-settle-field-give = Gives
web-settle-field-give-cash = Gives Cash
web-settle-field-take = Takes
web-settle-field-take-cash = Takes Cash
web-settle-field-left = Guards still to move
web-settle-field-cards = Cards
web-settle-field-tied = Tied
web-settle-field-pay = Pays
web-settle-field-asked = Still asked
web-settle-field-from = From
web-settle-field-to = To
web-settle-field-for = For
web-settle-field-target = Player it concerns
web-settle-field-what = What
web-settle-field-item = Item
web-settle-field-card = Card
web-settle-field-task-at = Where the task lies
web-settle-field-count = How many
web-settle-field-player = Player
web-settle-field-options = What the table agreed on
web-settle-field-turns-played = Turns played
web-settle-field-alarm-row = Alarm: the rolled row
web-settle-field-alarm = Played with the alarm
web-settle-field-own-capture = A move may send one’s own prisoner back
web-settle-field-turn-limit = Drawn after so many turns
web-settle-field-rulings = Rules played otherwise
web-settle-field-named = Already named
web-settle-field-out = Out of the game
web-settle-field-direction = Direction

## Values

web-settle-pending-trade = An offer to trade
web-settle-pending-move-guard = Guards to move
web-settle-pending-keep = A card to keep
web-settle-pending-leave-behind = Who stays behind
web-settle-pending-consent = Owners asked for their items
web-settle-pending-break-tie = A tie to break
web-settle-pending-hand-over = Something to hand over
web-settle-pending-names = Naming who stays
web-settle-pending-patrol = A patrol to finish
web-settle-pending-choose-card = A card of another’s hand
web-settle-reason-escape = Escape
web-settle-reason-guards = Too many guards
web-settle-reason-boat = Three in the boat
web-settle-reason-turn-limit = Too many turns
web-settle-direction-left = left, towards column a
web-settle-direction-right = right
web-settle-type-offer = A trade
web-settle-type-refused-completion = A completion
web-settle-type-outside = Cell or boat
web-settle-type-tuple = A square
web-settle-outside-cell = In the cell
web-settle-outside-boat = In the boat
web-settle-move-call-vote = Call the vote
web-settle-move-vote = Vote
web-settle-move-move = Move
web-settle-move-use = Use the location
web-settle-move-move-guard = Move a guard
web-settle-move-done = Stop moving guards
web-settle-move-keep = Keep a card
web-settle-move-choose = Choose a card
web-settle-move-steal = Steal
web-settle-move-riot = Riot
web-settle-move-complete = Complete the task
web-settle-move-drop = Drop an item
web-settle-move-blackmail = Blackmail
web-settle-move-trade = Trade
web-settle-move-accept = Accept
web-settle-move-decline = Decline
web-settle-move-bribe = Bribe a guard
web-settle-move-stamina = Spend Stamina
web-settle-move-end-turn = End the turn
web-settle-move-leave-behind = Leave a player behind
web-settle-move-enter = Leave the cell
web-settle-move-walk = Walk
web-settle-move-board = Board the boat
web-settle-move-alarm = Alarm
web-settle-move-hand-over = Hand something over
web-settle-move-return = Go back into the cell
web-settle-move-pass = Pass

## The answer

web-settle-answer = The arbiter says
web-settle-old-answer = This is about the last position that could be.
web-settle-over = The game is over
web-settle-moves = { $count ->
    [0] Nothing is allowed.
    [one] 1 move is allowed.
   *[other] { $count } moves are allowed.
}
web-settle-cost = { $cost ->
    [0] free
   *[other] { $cost } AP
}
web-settle-family = open offer
web-settle-refused = Not allowed, and why
web-settle-may-i = May I …?
web-settle-who = Who
web-settle-what = What
web-settle-ask = Ask
web-settle-yes = Yes. { $cost ->
    [0] It costs nothing.
   *[other] It costs { $cost } AP.
}
web-settle-no = No.
web-settle-standing = How it stands
web-settle-standing-scapegoat = Who would stay
web-settle-others = Would another ruling change this?
web-settle-others-none = No: every ruling leads to the same answer.
web-settle-now-ruling = played as ruled
web-settle-now-alternative = played otherwise
web-settle-otherwise = Otherwise:
web-settle-other-impossible = This position could not be.
web-settle-other-allowed = Then it would be allowed, for { $cost } AP.
web-settle-other-refused = Then it would not be allowed.
web-settle-other-added = { $count ->
    [one] 1 more move is allowed:
   *[other] { $count } more moves are allowed:
}
web-settle-other-gone = { $count ->
    [one] 1 move is no longer allowed:
   *[other] { $count } moves are no longer allowed:
}
web-settle-other-repriced = { $count ->
    [one] 1 move has another cost:
   *[other] { $count } moves have another cost:
}

## Playing on

web-settle-play-on-text = A table that starts from this position. Everybody at it is told that the position was arranged; the shuffles to come are nobody’s secret but the server’s.
web-settle-play-on-go = Open the table
web-settle-games = Games

# What Alcatraz (1999) says while it is played. A square is written as on the board, with the letter of its column and the number of its row: C7.

## Why a move is not allowed

boat-refusal-not-your-turn = It is { $player }’s turn.
boat-refusal-alarm-first = The alarm rings: first choose where the guard of row { $row } runs.
boat-refusal-no-alarm = No alarm is ringing.
boat-refusal-cell-empty = None of your prisoners is in the cell.
boat-refusal-nobody-there = No prisoner stands on { $square }.
boat-refusal-not-yours = The prisoner on { $square } belongs to { $player }.
boat-refusal-no-step = A prisoner that moves must leave its square.
boat-refusal-not-straight = No straight line leads from { $origin } to { $to }: a prisoner walks along its column or along its row.
boat-refusal-square-taken = A prisoner stands on { $square }: you may pass over it, but not end there.
boat-refusal-guard-in-the-way = The guard of row { $row } stands in the way.
boat-refusal-guard-on-square = A guard stands on { $square }.
boat-refusal-may-not-pass = { $count ->
    [one] You have { $count } legal move, so you may not pass.
   *[other] You have { $count } legal moves, so you may not pass.
}
boat-refusal-guard-stands-there = The guard of row { $row } is there already and would catch this prisoner.
boat-refusal-guard-catches = { $squares ->
    [one] The guard of row { $row } would walk { $squares } square and catch this prisoner.
   *[other] The guard of row { $row } would walk { $squares } squares and catch this prisoner.
}
boat-refusal-guard-lacks-room = { $room ->
    [one] The guard of row { $row } would have to walk { $squares } squares and has only { $room } square to the wall.
   *[other] The guard of row { $row } would have to walk { $squares } squares and has only { $room } squares to the wall.
}
boat-refusal-own-caught = { $count ->
    [one] The guard of row { $row } would catch your own prisoner on { $square }.
   *[other] The guard of row { $row } would catch { $count } of your own prisoners.
}
boat-refusal-not-marked = { $square } is not a marked square: nobody boards from there.
boat-refusal-guard-ahead = The guard of row { $row } stands ahead, between this prisoner and the boat.

## How the game ended

boat-outcome-three = { $player } has { $count } prisoners in the boat and wins at once.
boat-outcome-others = { $count ->
    [one] { $players } stays behind.
   *[other] { $players } stay behind.
}
boat-outcome-nobody = Nobody has { $count } prisoners in the boat; the most is { $most }.
boat-outcome-limit = { $turns ->
    [one] { $turns } turn has been played, which is the limit: the game is drawn.
   *[other] { $turns } turns have been played, which is the limit: the game is drawn.
}

## What is wrong with a position, a move or an option

boat-not-a-square = { $field }: a square is [row, column], rows 1 to { $rows } and columns 1 to { $columns }, not { $got }.
boat-guards-number = { $field }: there are { $guards } guards, one in each of the first rows, not { $got }.
boat-options-guards = { $field }: give the columns of { $guards } guards, or "random", not { $got }.
boat-options-guard-middle = { $field }: the guard of the first row starts in the middle, in column { $middle }, not { $got }.
boat-options-first = { $field }: give a seat from 0 to { $last }, or "random", not { $got }.
boat-position-seats = { $field }: { $players } players need { $players } lists of prisoners, not { $got }.
boat-position-prisoners = { $field }: every player has { $prisoners } prisoners, not { $got }.
boat-position-nowhere = { $field }: a prisoner is in the "cell", in the "boat" or on a square [row, column], not { $got }.
boat-position-two-prisoners = { $field }: another prisoner stands on { $square }.
boat-position-on-guard = { $field }: a guard stands on { $square }.
boat-position-boat-full = { $field }: the game ends with { $most } prisoners in the boat, so there cannot be { $got }.
boat-position-two-winners = { $field }: only one player can have { $count } prisoners in the boat.
boat-position-won = { $field }: with { $got } prisoners in the boat the game is over, but the position names no outcome.
boat-position-reason = { $field }: the reason is "boat" if a player has { $count } prisoners in the boat, and only then.
boat-position-outcome-seats = { $field }: whoever has three prisoners in the boat wins and all others lose; without them nobody wins or loses.
boat-position-drawn-early = { $field }: a game is drawn exactly at its turn limit, not after { $got } turns.
boat-position-past-limit = { $field }: the game ends at its limit of { $limit } turns, so it cannot go on after { $got }.
boat-position-no-alarm = { $field }: this table plays without the alarm.
boat-position-alarm-over = { $field }: the game is over, so no alarm is ringing.

## What happened

boat-event-entered = { $seat } brings a prisoner out of the cell to { $to }.
boat-event-walked = { $seat } moves a prisoner from { $from } to { $to }.
boat-event-guard-walked = The guard of row { $row } walks from { $from } to { $to }.
boat-event-caught = { $seat }’s prisoner on { $at } is caught and goes back to the cell.
boat-event-boarded = { $seat } boards the boat from { $from } and now has { $in_boat ->
    [one] { $in_boat } prisoner
   *[other] { $in_boat } prisoners
} in it.
boat-event-alarm-rolled = Alarm! { $seat } rolls row { $row }.
boat-event-guard-ran = { $seat } sends the guard of row { $row } running to the { $direction }, to { $to }.
boat-event-guard-stayed = { $seat } sends the guard of row { $row } to the { $direction }: it is at that end already.
boat-event-passed = { $seat } has no legal move and passes.
boat-event-game-ended = { $reason ->
    [boat] { $winner } wins with three prisoners in the boat.
    [last_player] { $winner } is the last player left and wins.
   *[turn_limit] The turn limit is reached: the game is drawn.
}

## What can be done

boat-move-enter = Bring a prisoner out of the cell to { $to }
boat-move-walk = Move the prisoner on { $from } to { $to }
boat-move-board = Board the boat from { $from }
boat-move-alarm = Let the guard run to the { $direction }
boat-move-pass = Pass
boat-group-move = Move a prisoner
boat-group-board = Board the boat
boat-group-alarm = The alarm
boat-group-pass = Nothing to do
boat-step-from-cell = A prisoner in the cell
boat-step-from = The prisoner on { $from }
boat-step-to = To { $to }

## Whom everybody waits for

boat-decision-turn = { $player } moves a prisoner.
boat-decision-alarm = The alarm rings: { $player } chooses where the guard runs.

# What is counted in many games: endings, numbers, and what was used.

## Endings

ending-escape = Escape
ending-guards = Caught by the last guard
ending-boat = Away by boat
ending-turn-limit = Drawn at the turn limit

## Numbers of a game

count-decisions = Decisions
count-rounds = Rounds
count-tasks = Tasks completed
count-cards = Blackmail played
count-thefts = Thefts
count-trades = Trades
count-bribes = Bribes
count-scapegoat-stayed = The Scapegoat stays behind
count-turns = Turns
count-captures = Prisoners sent back
count-boardings = Boardings
count-alarms = Alarms
count-passes = Passes

## What was used, by group

group-tasks = Tasks
group-rooms = Rooms
group-cards = Blackmail cards
group-elements = Plan elements marked
group-elections = Elections
group-deeds = What people do
group-columns = Where prisoners enter
group-caught-in = Where prisoners are caught

statistics-room = { $side ->
    [gold] { $room } (gold)
   *[other] { $room }
}
statistics-element = Element { $element }
statistics-elections-elected = Elected Scapegoat
statistics-elections-again = Elected once more
statistics-deeds-stolen = Steal
statistics-deeds-trade-accepted = Trade
statistics-deeds-bribed = Bribe
statistics-deeds-stamina-spent = Spend Stamina
statistics-deeds-item-dropped = Drop an item
statistics-deeds-entered = Enter
statistics-deeds-walked = Walk
statistics-deeds-boarded = Board
statistics-deeds-passed = Pass
statistics-columns = Column { $column }
statistics-caught-in = Row { $number }

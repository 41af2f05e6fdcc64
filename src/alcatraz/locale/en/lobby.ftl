# What somebody who makes a table reads: games, bots, options, languages.

language-name = English

lobby-game-scapegoat = Prisoners with one plan: complete tasks together, elect a Scapegoat every round – and exactly one of you stays behind.
lobby-game-boat = Lead your prisoners past the guards to the boat: whoever has three of them aboard first wins.

## Bots

lobby-level-simple = Simple
    .text = Follows a few plain rules of thumb.
lobby-level-rookie = Rookie
    .text = New here, and easy to beat. For a first game.
lobby-level-inmate = Inmate
    .text = Knows the place and looks ahead a little.
lobby-level-boss = Boss
    .text = Plans ahead and forgives little.

## The Scapegoat

lobby-scapegoat-sides = Sides of the locations
    .text = Silver is for first games; the functions on the gold sides are stronger and must often be paid for.
lobby-scapegoat-sides-silver = All silver
lobby-scapegoat-sides-gold = All gold
lobby-scapegoat-sides-random = By chance, for each location
lobby-scapegoat-rulings = House rules
    .text = Where the printed rules leave a question open, we have decided. Your table can decide otherwise; tick nothing if you are new.
lobby-scapegoat-ruling-S-7-2 = Bribes do not help with tasks
lobby-scapegoat-ruling-S-7-2-text = A bribed guard still counts for the guard limit of a task.
lobby-scapegoat-ruling-S-8-4 = Hands free under four guards
lobby-scapegoat-ruling-S-8-4-text = Under four guards, free actions and blackmail stay possible.
lobby-scapegoat-ruling-S-9-4 = Owners must agree
lobby-scapegoat-ruling-S-9-4-text = Whoever completes a task with the items of others has to ask them.
lobby-scapegoat-ruling-S-10-2 = The most useless stays
lobby-scapegoat-ruling-S-10-2-text = The most useless player stays behind, Scapegoat or not.
lobby-scapegoat-ruling-S-12-14 = See the hand in the chapel
lobby-scapegoat-ruling-S-12-14-text = In the chapel you see the other player’s cards and choose one, instead of drawing one unseen.

## Alcatraz (1999)

lobby-boat-alarm = Alarm
    .text = When a prisoner boards the boat, a die chooses a row, and its guard runs to one end.
lobby-boat-alarm-on = With the alarm
lobby-boat-alarm-off = Without it: a calmer game
lobby-boat-own-capture = Your own prisoners
    .text = Whether you may make a move after which the guard catches one of your own.
lobby-boat-own-capture-no = May not be sacrificed
lobby-boat-own-capture-yes = May be sacrificed
lobby-boat-guards = Start of the guards
    .text = Where the guards stand at the beginning.
lobby-boat-guards-start = Our start (B-1.2)
lobby-boat-guards-random = By chance
lobby-boat-first = Who begins
    .text = The player who makes the first move.
lobby-boat-first-random = By chance
lobby-boat-first-seat = { $player }

# Words that every game shares.

game-scapegoat = Alcatraz: The Scapegoat
game-boat = Alcatraz (1999)

## Seats

seat-0 = Amber
seat-1 = Teal
seat-2 = Rose
seat-3 = Violet

## People

guard = guard
guard-some = { $count ->
    [one] { $count } guard
   *[other] { $count } guards
}
prisoner = prisoner
prisoner-some = { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
}

## Several things in a sentence; $first are all but the last, with commas

list-and = { $first } and { $last }

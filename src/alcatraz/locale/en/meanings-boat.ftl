# What happened in Alcatraz (1999), as it matters to the reader. It stands after the sentence about what happened.

boat-meaning-caught = Your prisoner starts again from the cell.
boat-meaning-boarded = { $missing ->
    [one] { $missing } more and you win.
   *[other] { $missing } more to go.
}
boat-meaning-one-missing = { $player } needs only one more.
boat-meaning-alarm = You choose where the guard of row { $row } runs.
boat-meaning-passed = You have no legal move.
boat-meaning-won = You win!
boat-meaning-lost = You stay behind.
boat-meaning-drawn = Nobody wins.
boat-meaning-returned = Your prisoner starts again from the cell.
boat-meaning-went-out = You are out: you can only watch now.
boat-meaning-alarm-ignored = You let the guard of row { $row } stay.

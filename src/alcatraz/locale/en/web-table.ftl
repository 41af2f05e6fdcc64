# Around a game: the line, the menu, clocks, proposals, the end.

web-title = Alcatraz
web-your-turn = Your turn, { $player }
web-seat-you = { $name } (you)
web-waiting = Waiting for { $players }
web-line-lost = The connection is lost. Nothing else is: it is being repaired …
web-line-offline = This device is offline. What you do is sent as soon as it is back.
web-line-back = Connected again.
web-gone-title = This table is gone
web-gone-text = It was closed or deleted, or the link is not complete.
web-yes = Yes
web-no = No

## Clocks

web-clock-of = Time left for { $player }
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

## Agreement of all

web-proposal = A proposal
web-proposal-pause = { $player } would like to pause.
web-proposal-resume = { $player } would like to go on.
web-proposal-remove = { $player } would like a bot to play for { $about }.
web-proposal-hints = { $player } would like everybody to have hints.
web-proposal-waiting = Waiting for { $players }.
web-paused = The game is paused.
web-resume = Go on

## The menu

web-menu = Menu
web-notify-me = Tell me when it is my turn
web-rulebook = Rulebook
web-copy-link = Copy the link
web-copied = Copied
web-hints-hide = Hide the hints
web-hints-show = Show hints
web-pause = Propose a pause
web-hand-to-bot = Let a bot play for { $player }
web-record = Download the record
web-look-back = Look back
web-look-together = { $count ->
    [0] Look at it together
   *[other] Look at it with { $players }
}
web-position = Download what everybody sees
web-leave-table = Leave the table
web-leave-note = Your seat stays yours: the same link brings you back. Meanwhile a bot may play for you.
web-fair = Fair shuffles
web-fair-text = Before anybody sat down, the server bound itself to its part of the shuffles by this digest; then the players’ devices added random bits of their own. After the end the seed, its salt and all bits are shown, and everybody can check them.
web-fair-shared = Checked by this browser: the server kept to its digest, and your own random bits are in the shuffles. Nobody chose them.
web-fair-fair = Checked by this browser: the server kept to its digest.
web-fair-broken = Checked by this browser: this does not fit. The server did not keep to its digest, or left out your random bits.
web-fair-insecure = This browser checks it only over https; alcatraz verify does it with the record.

## The end

web-end-why = How it came to that
web-look-at-board = Look at the board
web-rematch = Play again
web-join-rematch = To the rematch
web-end-player = { $player }: { $what }
web-end-any = { $result ->
    [won] You win!
    [lost] You lose.
    [nobody] Nobody wins.
   *[others] The winners: { $players }
}
web-end-any-player = { $result ->
    [won] wins
    [lost] loses
   *[draw] draw
}
web-end-scapegoat = { $result ->
    [won] You escape!
    [lost] You are left behind.
    [nobody] Nobody escapes.
   *[others] They escape: { $players }
}
web-end-scapegoat-player = { $result ->
    [won] escapes
    [lost] stays behind
   *[draw] caught
}
web-end-boat = { $result ->
    [won] Your boat is away!
    [lost] The boat leaves without you.
    [nobody] The boat leaves empty: a draw.
   *[others] The boat is away with { $players }
}
web-end-boat-player = { $result ->
    [won] in the boat
    [lost] still on the island
   *[draw] draw
}
web-aid = Player aid

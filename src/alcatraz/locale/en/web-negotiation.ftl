# The web page: time to negotiate, sentences for one tap, spectators, invitations on this machine.

web-enough = I have said enough
web-enough-not = I have more to say
web-enough-of = { $player } has said enough
web-enough-said = The bots go on as soon as everybody has said enough.
web-clock-talk = Time left to negotiate
web-sentences = Say it with one tap
web-sentences-more = Other words…
web-sentences-none = Nothing is open between you in this round. Other words are always possible.
web-sheet-speak = Talk to or about { $player }
web-unread = { $count ->
    [one] One new statement
   *[other] { $count } new statements
}
web-waits = Negotiations
web-waits-yes = Bots wait for you
web-waits-no = Bots do not wait
web-waits-change = Change
web-waits-on = Let bots wait for me in negotiations
web-waits-off = Bots need not wait for me in negotiations
web-tab-gallery = Spectators
web-gallery-note = Only those who watch read this. Players see it after the game.
web-gallery-after = What those who watched said during the game.
web-gallery-empty = Nobody who watches has said anything yet.
web-gallery-say = Say something to those who watch
web-gallery-somebody = Somebody
web-home-level = Bots
web-lobby-only-here = This link works only on this computer.
web-lobby-open-it = To let others in from your network, stop the server and start it like this:
web-lobby-then-at = Your tables are kept. Others then reach this computer at:
web-lobby-other-addresses = If that address does not work, try: { $addresses }

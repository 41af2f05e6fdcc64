# The web page: planning a table, the table before the start, one device for several people.

web-level = Strength of the bot
web-seat-open = open
web-seat-bot = { $name } (bot)

web-clock-none = no clock
web-clock-decision = { $unit ->
    [days] { $count ->
        [one] one day for each decision
       *[other] { $count } days for each decision
    }
    [hours] { $count ->
        [one] one hour for each decision
       *[other] { $count } hours for each decision
    }
    [minutes] { $count ->
        [one] one minute for each decision
       *[other] { $count } minutes for each decision
    }
   *[seconds] { $count ->
        [one] one second for each decision
       *[other] { $count } seconds for each decision
    }
}


## A new table

web-new-seats = Seats
web-new-count = How many players
web-new-who = Who plays { $seat }?
web-new-person = You
web-new-open = Open
web-new-bot = Bot
web-new-here-person = Person
web-new-here-open = Open
web-new-here-bot = Bot
web-new-name-of = Name of { $seat }
web-new-person-text = You sit here.
web-new-here-person-text = Plays at this device.
web-new-open-text = For whoever comes by your link. You can still give it to a bot before the start.
web-new-found = How others find it
web-new-private = By link only
web-new-listed = Listed
web-new-clock = Clock

## Before the start

web-lobby-page-title = Table · { $game }
web-lobby-kicker = Before the start
web-lobby-seat-open = Nobody sits here yet
web-lobby-seat-bot = Bot · { $level }
web-lobby-seat-you = { $host ->
    [true] You, the host
   *[other] You
}
web-lobby-seat-guest = { $host ->
    [true] Host
   *[other] Guest
}
web-lobby-here = Here
web-lobby-away = Not connected right now
web-lobby-ready = Ready
web-lobby-not-ready = Not ready yet
web-lobby-sit = Sit down here
web-lobby-sit-too = Somebody here with me
web-lobby-bot = Give it to a bot
web-lobby-open = Open the seat
web-lobby-leave = Stand up
web-lobby-remove = Remove from the table
web-lobby-missing-seats = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-lobby-missing-ready = { $count ->
    [one] Waiting until { $names } is ready.
   *[other] Waiting until { $names } are ready.
}
web-lobby-complete-host = Everybody is here. You can start.
web-lobby-complete = Everybody is ready. The host starts the game.
web-lobby-fill = { $count ->
    [one] Fill it with a bot
   *[other] Fill them with bots
}
web-lobby-start = Start the game
web-lobby-be-ready = I am ready
web-lobby-be-unready = Not ready after all
web-lobby-invite = Pass it on
web-lobby-invite-text = Whoever opens this link or scans the code comes to this table.
web-lobby-qr = QR code with the link to this table
web-lobby-link = Link to this table
web-lobby-copy = Copy the link
web-lobby-copied = Copied
web-lobby-share = Share
web-lobby-share-text = Come and break out with us:
web-lobby-agreed = What is agreed
web-lobby-as-printed = none
web-lobby-fair = Fair shuffles
web-lobby-fair-text = The server’s part of the shuffles was fixed before anybody sat down, and this fingerprint proves it. The device of every player then adds random bits of its own, so nobody chooses the shuffles. At the end all of it is shown, and anybody can check it.
web-lobby-fair-chosen = Somebody chose the shuffles of this table, so this fingerprint proves nothing.
web-lobby-rules = Read the rules meanwhile

## One device

web-cover-pass = Pass the device to { $name }
web-cover-text = What only { $name } may know is behind this door.
web-cover-show = I am { $name }: show my side
web-new-words = Table talk
web-new-words-ready = Ready sentences only

# alcatraz arena.

arena-help-command = Bots against each other: every deal is played once in each rotation of the seats. Tells who wins how often, how sure that is, and a rating. Ctrl-C keeps what was played.
arena-help-game = Which game: scapegoat or boat.
arena-help-seats = Who plays: a name per seat with commas, such as boss,inmate,inmate,inmate. cmd:./mybot is a program of your own.
arena-help-games = How many games; 400 unless said otherwise. Best a multiple of the number of seats.
arena-help-budget = How long a bot may think about a decision: 200ms, 2s or 500it (iterations). With iterations the same seed gives the same games.
arena-help-seed = The same seed gives the same deals; 1 unless said otherwise.
arena-help-option = An option of a new game, as name=value with the value in JSON; can be repeated.
arena-help-edition = An edition file (TOML) with other component values.
arena-help-jobs = How many processes play at once; one per core unless said otherwise.
arena-help-json = Write the result to this file as JSON; - for standard output.
arena-help-plot = Draw the result into this file, .svg or .html.
arena-help-journal = Write down every game in this file as it ends, to go on later with --resume.
arena-help-resume = Go on with the contest whose journal this is; of the other flags, only --games, --jobs and the files to write count. Programs of your own are named again with --seats.
arena-no-seats = --seats: who plays? A name per seat with commas. There are: { $known }; and programs of your own: cmd:./mybot.
arena-unknown-policy = --seats: nobody plays this game with { $got }; there are: { $known }; and programs of your own: cmd:./mybot.
outside-no-program = { $flag }: the program of { $got } cannot be found, or it may not be started.
arena-seat-count = --seats: this game is for { $low } to { $high } players, not for { $got }.
arena-bad-budget = --budget: a time such as 200ms or 2s (10 minutes at most), or a number of iterations such as 500it is expected, not { $got }.
arena-bad-plot = --plot: the name must end in .svg or .html, unlike { $file }.
arena-journal-exists = { $file } is the journal of an earlier contest. Go on with it: --resume { $file }. Or delete it first.
journal-other-file = { $file } is another file, and nothing is written over it: name another journal.
journal-folder = { $file } is a folder: name a file for the journal.
arena-bad-journal = { $file } is not the journal of a contest.
arena-resume-flags = --resume goes on with the contest of the journal: of the other flags, only --games, --jobs and the files to write can be given.

# A journal or a saved game names programs, or other bots than the command line.
outside-name-again = The file is about these bots, and no others can go on with it. If you want to start its programs, say so: { $flag } { $names }

long-run-none = Stopped before the first of { $total } games was over. Nothing is kept.
arena-stopped = Stopped after { $played } of { $total } games. With --journal it could go on later.
arena-stopped-resume = Stopped after { $played } of { $total } games. Go on with: alcatraz arena --resume { $file }
arena-title = { $game } · { $seats } · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $budget } · seed { $seed }
arena-iterations = { $count ->
    [one] 1 iteration
   *[other] { $count } iterations
}
arena-milliseconds = { $count } ms
arena-no-budget = no budget
arena-column-policy = Bot
arena-column-won = wins
arena-column-left = is left behind
arena-column-neither = nobody wins
arena-column-ratio = wins, times the others’ mean
arena-column-rating = rating
arena-endings = Endings: { $endings }.
arena-reading = Below every number: where the true one lies, 19 times out of 20. An average bot has a rating of 1500.
arena-failed = { $policy }: for { $failed } of { $decisions } decisions a bot of the house had to step in ({ $reasons }).
arena-trouble-crashed = crashed { $count }
arena-trouble-late = too late { $count }
arena-trouble-garbage = not understood { $count }
arena-trouble-illegal = against the rules { $count }
arena-trouble-given-up = given up { $count }
arena-overtime = { $policy }: { $over } of { $decisions } decisions took more than 1.2 times their time, the longest { $longest } ms.
arena-plot-title = { $game }: the arena
arena-plot-key = Wide bars: wins; narrow bars: left behind; black lines: 95 % intervals; dashed: the mean of all seats; right: rating

## Long runs: simulate and arena

long-run-games = Games
long-run-left = about { $time } left
long-run-line = { $played } of { $total } games are over; the others take about { $time }.
about-seconds = { $count } seconds
about-minutes = { $count } minutes
about-hours = { $count } hours
about-days = { $count } days

cli-help = Alcatraz: play two board games about one prison, ask for their rules, drive their engine.
cli-help-version = Show the version and stop.
cli-help-language = The language of everything that is said: en or fr.
cli-help-engine = The engine protocol: JSON requests on standard input, one JSON answer per line on standard output.

## The help

cli-usage = Usage: { $usage }
cli-usage-command = COMMAND
cli-usage-options = [options]
cli-arguments = Arguments
cli-commands = Commands
cli-options = Options
cli-help-help = Show this help and stop.
cli-help-more = More about a command: { $name } COMMAND --help

## What is wrong with a command line

cli-see-help = This tells what there is: { $name } --help
cli-no-such-option = { $near ->
    [none] There is no option { $option }.
   *[other] There is no option { $option }. Did you mean { $near }?
}
cli-option-needs-value = { $option } needs a value after it.
cli-option-takes-no-value = { $option } takes no value.
cli-missing = Something is missing: { $what }.
cli-bad-value = { $what }: { $expected } is expected, not “{ $got }”.
cli-expected-integer = a whole number
cli-expected-integer-least = a whole number of at least { $least }
cli-expected-integer-least-most = a whole number from { $least } to { $most }
cli-expected-number = a number of at least { $least }
cli-expected-one-of = one of { $known }
cli-expected-origin = an address such as https://play.example, with http:// or https:// and without a path
cli-no-such-command = There is no command “{ $got }”. These there are: { $known }.
cli-too-many-words = That is more than this command understands.
cli-extra-missing = { $name } needs { $package }, which is not installed. In a checkout this installs it: { $pip }
cli-no-language = There is no language “{ $got }”. These there are: { $known }.
cli-no-game = There is no game “{ $got }”. These there are: { $known }.
cli-output-failed = Standard output cannot be written: { $why }
cli-no-file = { $path } cannot be read: { $why }
cli-too-large = more than { $most } MB
cli-not-json = { $path } is not JSON: line { $line }, column { $column }.
cli-not-a-record = { $path } is not the record of a game.
cli-edition-not-json = { $field }: { $got } is a value that an edition has nowhere: a date, a time or no number. As a text it stands in quotes.
cli-not-toml = { $path } is not TOML { $where }: { $why }.
cli-at-line = (line { $line }, column { $column })
cli-at-end = (at its end)

## alcatraz completion

cli-help-completion = Print a script that completes commands and options in a shell. The first lines of the script say how to use it.
cli-help-completion-shell = The shell: { $choices }.
cli-completion-no-shell = There is no completion for “{ $got }”. These shells there are: { $known }.
cli-completion-use = Completion of the command alcatraz. To use it in every new shell, type once:

## alcatraz rules

cli-help-rules = The rules of the games: all of them by chapter, one of them in full, those that speak of a word, a whole book, or on paper.
cli-help-rules-id = A rule (S-9.4) or a chapter (S-9). Without it: all of them.
cli-help-rules-game = Only the rules of this game: { $choices }.
cli-help-rules-search = Only the rules whose title or text has this word.
cli-help-rules-full = The whole book: how to play, what lies in the box, the rules with examples, the player aid, advice, words.
cli-help-rules-print = Write the book as one HTML page, for a browser or on paper.
cli-help-rules-output = With --print: the file to write. Without it: to the output.
cli-help-rules-rulings = The rules that your table plays by their alternative, with commas: S-9.4,S-10.2
cli-rules-output-without-print = -o names the file for --print: alcatraz rules --print -o rules.html
cli-rules-no-ruling = No table can play an alternative of “{ $got }”. Those that can be played: { $known }
cli-rules-printed = The rules are in { $file }. Open it in a browser to read or to print it.
cli-rules-legend = Marks: ● printed rule · ◕ printed in one translation only · ◐ our ruling · ○ our value. One rule in full: alcatraz rules { $example }
cli-rules-see = See also
cli-rules-found = { $count ->
    [0] No rule speaks of “{ $word }”.
    [one] { $count } rule speaks of “{ $word }”.
   *[other] { $count } rules speak of “{ $word }”.
}
cli-rules-unknown = { $near ->
    [none] There is no rule “{ $got }”. All of them: alcatraz rules
   *[other] There is no rule “{ $got }”. Close to it: { $near }
}

## alcatraz edition

cli-help-edition = The values in the box: see the built-in ones, and check a file with your own.
cli-help-edition-show = Print the built-in edition as a file to start from: alcatraz edition show > my-box.toml
cli-help-edition-check = Check an edition file and tell everything that is wrong with it.
cli-help-edition-file = The edition file.
cli-help-edition-game = The game whose edition it is: { $choices }.
cli-edition-fine = { $path } is fine: { $summary }
cli-edition-mistakes = { $count ->
    [one] { $path } has { $count } mistake:
   *[other] { $path } has { $count } mistakes:
}
cli-edition-none = { $game } has no edition: everything in it is printed rules.

## alcatraz play

cli-help-play = Play in the terminal, alone against bots or with friends at one keyboard. Without arguments a game starts at once.
play-option-game = The game: { $choices }. The first one if you name none.
play-option-players = How many sit at the table, bots included.
play-option-humans = How many people share this keyboard: 1 if you say nothing; with 0 you watch the bots.
play-option-name = Your name; once for each person.
play-option-bots = What the bots decide with: { $choices }; or a program of yours: cmd:./mybot. With a character and how much it says, it deals (inmate:canny:lively); so do the inmates by name (agnes, boss:edgar). Commas part several. The middle level of the game unless you say so.
play-option-seed = The same seed deals the same game again.
play-option-sides = Which sides of the tiles are up: silver, gold, random, or the gold ones apart by commas.
play-option-layout = How the tiles lie: random, or rows apart by slashes and tiles apart by commas.
play-option-edition = Play with the values of this edition file.
play-option-option = Any other option of a new game, such as turn_limit=200. Can be given several times.
play-option-save = Where to save the game after every move. A file of its own in your state folder if you name none.
play-option-resume = Go on with a saved game; without a file, with the newest one.

play-cannot-start = This game cannot start:
play-cannot-save = { $path } cannot be written: { $why }
play-cannot-resume = { $path } cannot be resumed:
play-too-many-people = { $people } people do not fit at a table of { $players }: raise --players or ask fewer.
play-no-policy = There is no policy “{ $got }” for this game. These there are: { $known }.
play-bad-name = “{ $got }” cannot be a name here: 1 to { $most } characters, please.
play-same-name = Two people have the same name: nobody could tell them apart.
play-bad-option = --option { $got }: write NAME=VALUE, the value as JSON.

play-welcome = { $count ->
    [0] Only bots are playing. Level: { $bots }.
    [one] You are { $people }; bots play the others. Level: { $bots }. Type a number or a name to choose, or help.
   *[other] At the keyboard: { $people }. { $bots ->
        [none] No bots.
       *[other] Level of the bots: { $bots }.
    } Type a number or a name to choose, or help.
}
play-resuming = Going on with { $game }, move { $moves }, of { $when }:
play-others-saved = { $count ->
    [one] Another game is saved:
   *[other] { $count } other games are saved:
}
play-saved-game = { $game }, move { $moves }, { $when }
play-more-saved = … and { $count } more in { $folder }
play-none-saved = No game is saved that could go on; they are kept in { $folder }.
play-begin = Press Enter to begin.
play-pass-keyboard = Pass the keyboard to { $player }. { $player }, press Enter.
play-cost = { $cost ->
    [0] free
   *[other] { $cost } AP
}
play-back = back
play-saved = Your game is saved. This goes on with it:
play-record = The record of this game:
play-the-end = The end
play-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } win.
}
play-losers = { $count ->
    [one] { $players } loses.
   *[other] { $players } lose.
}
play-drawn = Nobody wins: the game is drawn.
play-not-understood = Type the number or the name of a choice, or one of: why, who, rules, log, board, undo, help, quit.
play-several-fit = Several choices fit; which one?
# Words that people type between the others and that no choice needs.
play-small-words = the a an to of from
play-confirm = Enter to do it, back to change it:
play-yes = yes
play-left-open = Nothing was done.
play-dialogue-not-understood = Type numbers or names, or one of: back, why, help, quit.
play-help-dialogue = A number or a name answers; several stand apart by commas or spaces. back: the question before. why: what the rules say to it so far. quit: leave, the game is saved.
play-why-fine = Nothing stands against it.
play-undone = Taken back: { $move }
play-cannot-undo = There is nothing of yours to take back now.
play-undo-reveals = That cannot be taken back: something hidden was seen or chance was asked since.
play-no-such-number = There is no such choice here: 1 to { $last }.
play-pick-many = Numbers, or Enter for none:
play-pick-one = A number, or Enter for the first:
play-more-news = … and { $count } more before that: log
play-why-possible = possible now
play-why-nothing = Nothing that you could think of now has the words “{ $words }”.
play-why-more = … and { $count } more reasons: say which move you mean, for example: why steal

play-command-why = why
play-command-who = who
play-command-say = say
play-command-rules = rules
play-command-log = log
play-command-board = board
play-command-back = back
play-command-undo = undo
play-command-help = help
play-command-quit = quit
play-help-number-form = 3
play-help-number = choose what has this number
play-help-name-form = move yard
play-help-name = choose by name; the beginnings of words are enough
play-help-empty-form = Enter
play-help-empty = show the table again; where there is only one choice, take it
play-help-why-form = why steal
play-help-why = why something is not possible now; without words: everything that is not
play-help-who-form = who
play-help-who = who would win or lose as things are
play-help-say-form = say 2
play-help-say = talk to the bots that deal: a ready sentence by its number, or words of yours; without either, the sentences that fit
play-nobody-hears = Nobody here listens: start the game with bots that deal, such as --bots inmate:canny:lively or --bots agnes,edgar.
play-say-which = say and a number: one of these; say and your own words: those.
play-help-rules-form = rules S-9.4
play-help-rules = a rule, or the rules that speak of a word: rules guard
play-help-log-form = log
play-help-log = what happened so far
play-help-board-form = board
play-help-board = show the table again
play-help-back-form = back, or 0
play-help-back = take back the first step of a choice
play-help-undo-form = undo
play-help-undo = take back your last move, and what bots did since, if nothing hidden was seen
play-help-help-form = help, or ?
play-help-help = these lines
play-help-quit-form = quit
play-help-quit = leave; the game is saved

# Hints ("What would you do?") and reasons of bots ("Why did you do that?"), for every game.

advice-look-player = Look at { $player }.
advice-look-room = Look at the { $place }.
advice-look-square = Look at the prisoner on { $square }.
advice-look-row = Look at row { $row }.
advice-look-cell = Look at the cell.

play-option-take-back = Alone with bots: take back any of your moves, also after something hidden was seen.
play-command-hint = hint
play-help-hint-form = hint
play-help-hint = where to look; asked again, what a strong bot would do here, and why
play-help-because-form = why 1
play-help-because = why a bot made its last move; why 2: the one before, and so on
play-hint-more = (hint again: the move)
play-no-hints = There are no hints where several people play at one keyboard.
play-why-no-bot = No bot has made that many moves yet.
play-why-secret = That is still my secret.

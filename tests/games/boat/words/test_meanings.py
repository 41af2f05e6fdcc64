"""What events mean for a player of Alcatraz (1999), in both languages."""

import pytest

from alcatraz.games.boat.words.meanings import meanings
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import languages, texts


@pytest.mark.parametrize(
    ("event", "seat", "sentence"),
    [
        ({"type": "caught", "seat": 0, "at": [3, 4]}, 0, "Your prisoner starts again from the cell."),
        ({"type": "caught", "seat": 0, "at": [3, 4]}, 1, None),
        ({"type": "boarded", "seat": 0, "from": [1, 4], "in_boat": 1}, 0, "2 more to go."),
        ({"type": "boarded", "seat": 0, "from": [1, 4], "in_boat": 2}, 0, "1 more and you win."),
        ({"type": "boarded", "seat": 0, "from": [1, 4], "in_boat": 2}, 1, "Amber needs only one more."),
        ({"type": "boarded", "seat": 0, "from": [1, 4], "in_boat": 3}, 1, None),
        ({"type": "alarm_rolled", "seat": 1, "row": 4}, 1, "You choose where the guard of row 4 runs."),
        ({"type": "game_ended", "reason": "boat", "winner": 1}, 1, "You win!"),
        ({"type": "game_ended", "reason": "boat", "winner": 1}, 0, "You stay behind."),
        ({"type": "game_ended", "reason": "turn_limit"}, 0, "Nobody wins."),
        ({"type": "returned", "seat": 0, "from": [5, 5]}, 0, "Your prisoner starts again from the cell."),
        ({"type": "went_out", "seat": 0}, 0, "You are out: you can only watch now."),
        ({"type": "went_out", "seat": 0}, 1, None),
        ({"type": "alarm_ignored", "seat": 1, "row": 4, "at": [4, 5]}, 1, "You let the guard of row 4 stay."),
        ({"type": "walked", "seat": 0, "from": [8, 4], "to": [7, 4]}, 0, None),
    ],
)
def test_an_event_means_something_to_a_player(event: Json, seat: int, sentence: str | None) -> None:
    (meaning,) = meanings([event], seat)
    assert (None if meaning is None else texts("en").tell(meaning)) == sentence
    assert meaning is None or all(texts(language).tell(meaning) for language in languages())

"""`alcatraz play`: the choices, the steps of a choice, and the commands at the prompt."""

import json
from pathlib import Path
from typing import Any

from alcatraz.games.registry import GAMES
from alcatraz.kernel.match import Match
from alcatraz.records.record import record
from tests.cli.terminal import Terminal, choosing, lines, terminal

__all__ = ["terminal"]

POSITION: dict[str, Any] = {
    "format": 1,
    "game": "scapegoat",
    "scapegoat": 0,
    "players": [
        {"at": "wardens_office", "items": ["key"], "cash": 1},
        {"at": "wardens_office", "items": ["tool"]},
        {"at": "laundry"},
    ],
    "blackmail_deck": ["patrol", "escort", "lockdown", "bullying"],
}


def saved(path: Path, seats: list[dict[str, str]], **changes: Any) -> str:
    """A saved game that begins in this position."""
    table = Match.from_position(GAMES["scapegoat"], {**POSITION, **changes}, 1)
    table.seats = seats
    path.write_text(json.dumps(record(table)), encoding="utf-8")
    return str(path)


def alone(tmp_path: Path, **changes: Any) -> tuple[str, str, str]:
    return (
        "play",
        "--resume",
        saved(tmp_path / "game.json", [{}, {"policy": "random"}, {"policy": "random"}], **changes),
    )


def test_choices_stand_under_headings_with_their_price(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path))
    assert "Move to · 1 AP  " in terminal.shown
    assert "Use location · 1 AP  " in terminal.shown
    assert "Offer a trade to · free  " in terminal.shown
    assert terminal.shown.index("Move to") < terminal.shown.index("End the turn")


def test_a_guard_costs_more_and_the_room_says_so(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path, guards={"wardens_office": 2}))
    assert "●●○○ +1 AP" in terminal.shown
    assert "Use location · 2 AP  " in terminal.shown


def test_guards_are_moved_in_two_steps(terminal: Terminal, tmp_path: Path) -> None:
    players = [{"at": "radio_room"}, *POSITION["players"][1:]]
    guards = {"chapel": 2, "laundry": 1}
    steps = choosing("Move 2 guards anywhere", "A guard from the Chapel", "to the Laundry")
    terminal.run(*alone(tmp_path, players=players, guards=guards), typist=steps)
    assert "A guard from the Chapel …" in terminal.shown
    assert "Amber moves a guard from the Chapel to the Laundry." in terminal.shown


def test_a_step_can_be_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    players = [{"at": "radio_room"}, *POSITION["players"][1:]]
    steps = choosing("Move 2 guards anywhere", "A guard from the Chapel", "0")
    terminal.run(*alone(tmp_path, players=players, guards={"chapel": 2, "laundry": 1}), typist=steps)
    assert terminal.shown.count("A guard from the Laundry …") == 2


def test_a_trade_is_asked_piece_by_piece(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=choosing("Teal …", "1", "2", "", ""))
    assert "What do you give Teal?" in terminal.shown
    assert "Amber offers Teal a trade: key, 1 Cash for nothing." in terminal.said


def test_a_trade_that_the_rules_refuse_says_why(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=choosing("Teal …", "", "", ""))
    assert "An offer must move at least one item or 1 Cash. S-7.1" in terminal.said


def test_why_names_the_rule_and_says_it(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=lines(["why complete", "why steal teal"]))
    assert "There is no task in the Warden’s office." in terminal.said
    assert "S-6.5" in terminal.shown
    assert "Steal from Teal: tool – possible now" in terminal.said


def test_why_without_words_tells_everything_that_is_not_possible(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=lines(["why"]))
    assert "S-7.3" in terminal.shown
    assert "possible now" not in terminal.shown


def test_who_would_stay(terminal: Terminal, tmp_path: Path) -> None:
    players = [
        {**POSITION["players"][0], "plan": "AB"},
        {**POSITION["players"][1], "plan": "ABCDEF"},
        {"at": "laundry"},
    ]
    terminal.run(*alone(tmp_path, players=players), typist=lines(["who"]))
    assert "Without Teal the others own AB and lack CDEF." in terminal.said
    assert "Amber would stay behind." in terminal.said


def test_rules_log_board_and_help(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=lines(["rules s-9.4", "rules gun", "log", "board", "help", "nonsense", "99"]))
    assert "S-9.4 Items used for a task" in terminal.said
    assert "rules speak of “gun”" in terminal.said
    assert terminal.shown.count("Warden’s office    ") >= 2
    assert "leave; the game is saved" in terminal.said
    assert "Type the number or the name of a choice" in terminal.said
    assert "There is no such choice here" in terminal.said


def test_quit_saves(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run(*alone(tmp_path), typist=lines(["quit"])) == 0
    assert "Your game is saved." in terminal.shown


def test_french_words_and_commands(terminal: Terminal, tmp_path: Path) -> None:
    command = [*alone(tmp_path), "--language", "fr"]
    terminal.run(*command, typist=lines(["pourquoi accomplir", "qui", "regles S-9.4", "aide", "quitter"]))
    assert "C’est à Ambre de jouer." in terminal.shown
    assert "Bureau du directeur" in terminal.shown
    assert "Votre partie est enregistrée." in terminal.shown
    assert "Items used" not in terminal.shown


# -- several people at one keyboard ----------------------------------------------------------------

TWO = [{"name": "Anna"}, {"name": "Ben"}, {"policy": "random"}]
COVER = "Pass the keyboard to Ben."


def test_a_drawn_card_is_covered_before_the_next_seat(terminal: Terminal, tmp_path: Path) -> None:
    path = saved(tmp_path / "game.json", TWO)
    nosy = ("log", "who", "why", "board", "rules S-13.11")
    terminal.run("play", "--resume", path, typist=choosing("", "Draw 1 blackmail card", "End the turn", "", *nosy[:-1]))
    before, cover, after = terminal.shown.partition(COVER)
    assert cover
    assert "Anna draws a blackmail card: Patrol." in before
    assert "Your card Patrol" in before
    assert "Patrol" not in after
    assert "Anna draws a blackmail card." in after


def test_cards_to_choose_from_are_covered_too(terminal: Terminal, tmp_path: Path) -> None:
    path = saved(tmp_path / "game.json", TWO, gold=["wardens_office"])
    wishes = ("", "you pay: Cash", "Keep Escort", "End the turn", "", "log")
    terminal.monkeypatch.setenv("COLUMNS", "100")
    terminal.run("play", "--resume", path, typist=choosing(*wishes))
    before, cover, after = terminal.shown.partition(COVER)
    assert cover
    assert "Keep Escort" in before
    assert "Escort" not in after
    # The others went to the discard pile, which everybody sees.
    assert "Patrol" in after


def test_votes_stay_secret_until_all_are_in(terminal: Terminal, tmp_path: Path) -> None:
    path = saved(tmp_path / "game.json", TWO, phase="voting", votes=[None, None, None])
    terminal.run("play", "--resume", path, typist=choosing("", "Vote for Ben", "", "log"))
    _, cover, after = terminal.shown.partition(COVER)
    assert cover
    assert "Anna votes." in after
    assert "Anna votes for" not in after


def test_an_open_game_needs_no_cover(terminal: Terminal) -> None:
    terminal.run("play", "boat", "--humans", "2", "--option", "first=0", typist=lines(["1", "1"]))
    assert "Pass the keyboard" not in terminal.shown
    assert "Teal moves a prisoner." in terminal.shown

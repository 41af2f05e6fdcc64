"""What `alcatraz join` says: every happening and every order in every language, and deals made step by step."""

import pytest

from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.join.news import happened_lines, ledger_changes
from alcatraz.cli.join.orders import ORDERS, order_help, read_order
from alcatraz.locale.texts import languages, texts
from alcatraz.wire import Happened
from tests.cli.join.test_join import server
from tests.cli.terminal import Terminal, lines, terminal
from tests.server.hosted import Hosted

__all__ = ["server", "terminal"]


def text_of(line: StyledLine) -> str:
    return "".join(text for text, _ in line)


def test_what_happens_is_said_in_the_words_of_the_server() -> None:
    moved = Happened(4, {"type": "moved", "seat": 1, "by": "clock"}, line="Time is up.")
    shown = happened_lines(moved, ["Rose walks.", ""], texts("en"))
    assert [text_of(line) for line in shown] == ["· Time is up.", "· Rose walks."]


def test_a_statement_is_shown_with_its_speaker_and_its_number() -> None:
    statement = {"id": 3, "seat": 1, "round": None, "type": "say", "text": "Hello"}
    (line,) = happened_lines(Happened(3, {"type": "said", "statement": statement}, line="Hello"), [], texts("en"))
    assert text_of(line) == "Teal: Hello  3"


def test_a_proposal_asks_for_an_answer() -> None:
    proposed = Happened(5, {"type": "proposed", "seat": 1, "what": "pause"}, line="Teal proposes a pause.")
    shown = happened_lines(proposed, [], texts("en"))
    assert [text_of(line).strip() for line in shown] == ["· Teal proposes a pause.", "Yes or no?"]


def test_only_promises_that_were_open_are_told() -> None:
    kept = {"promise": 3, "seat": 0, "status": "kept"}
    void = {"promise": 4, "seat": 1, "status": "void", "reason": "condition"}
    told = ledger_changes([kept, {**void, "status": "open"}], [kept, void], texts("en"))
    assert [text_of(line) for line in told] == ["· The promise of Teal (no. 4): void (the condition did not come true)"]


@pytest.mark.parametrize("language", languages())
def test_every_order_is_understood_in_its_language_and_in_english(language: str) -> None:
    words = texts(language)
    assert len(order_help(words)) == len(ORDERS)
    for order in ORDERS:
        assert read_order(f"{words.say('join-command-' + order)} 3  x", words) == (order, "3  x")
        assert read_order(order.upper(), words) == (order, "")
        assert words.say(f"join-form-{order}").split()[0] == words.say(f"join-command-{order}")


TABLE = ("--players", "3", "--bots", "2", "--name", "Ada")


def test_a_promise_with_a_condition_is_made_step_by_step(terminal: Terminal, server: Hosted) -> None:
    # Promise, give, the first thing to the first player; only if the first player comes to the first place.
    talk = ["talk", "2", "4", "1", "1", "6", "1"]
    terminal.run("join", server.url, *TABLE, typist=lines(["start", *talk, "promises", "quit"]))
    assert "Ada: I will give Teal this: key, if Teal comes here: Chapel." in terminal.said


def test_asking_threatening_and_thinking_better_of_it(terminal: Terminal, server: Hosted) -> None:
    typed = ["start", "talk", "3", "2", "5", "2", "talk", "4", "2", "1", "", "talk", "", "yes", "talk", "6", "quit"]
    terminal.run("join", server.url, *TABLE, typist=lines(typed))
    assert "Ada: Rose, play no blackmail against me!" in terminal.said
    assert "Ada: I will steal from Teal!" in terminal.said
    assert terminal.said.count("Nothing was said.") == 3

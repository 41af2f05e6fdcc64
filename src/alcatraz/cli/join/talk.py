"""Quick statements: chosen step by step from what the game lets people talk about; and the ledger of promises."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.join.news import status_text
from alcatraz.cli.play.prompt import read_numbers
from alcatraz.cli.screen.screen import Screen
from alcatraz.client import KnownState
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.talk.ledger import SMALL_TALK, Deed, Vocabulary, sentence, spoken

T = TypeVar("T")
# Of a range of numbers only the first few are offered.
_MOST_NUMBERS = 3


def ledger_lines(known: KnownState, words: Texts) -> list[StyledLine]:
    """Every promise, in the server's words, with what became of it."""
    lines: list[StyledLine] = []
    for entry in known.ledger:
        speaker = entry["seat"]
        style = {"kept": "safe", "broken": "danger"}.get(entry["status"], "dim")
        label = f"{entry['promise']:>4} {words.say(f'seat-{speaker}')}: "
        lines.append([(label, f"seat-{speaker}"), (entry["text"] + " – ", ""), (status_text(entry, words), style)])
    return lines or [[(words.say("join-no-promises"), "dim")]]


def _offered(values: Sequence[str] | range) -> Sequence[str | int]:
    return values[:_MOST_NUMBERS] if isinstance(values, range) else values


class Talker:
    """Asks at the keyboard what to say. Every step can be left with an empty line."""

    def __init__(self, known: KnownState, bundle: GameBundle, words: Texts, screen: Screen, seat: int) -> None:
        self.known = known
        self.bundle = bundle
        self.words = words
        self.screen = screen
        self.seat = seat
        playing = bundle.talk is not None and known.table.phase in ("playing", "paused")
        self.vocabulary: Vocabulary = bundle.talk.vocabulary if bundle.talk is not None and playing else SMALL_TALK

    # -- choosing ----------------------------------------------------------------------------------

    def choose(self) -> Json | None:
        kinds = [kind for kind in self.vocabulary.types if kind not in ("say", "answer", "explain")]
        kind = self._pick(kinds, [self.words.say_or("talk-type-" + kind.replace("_", "-"), kind) for kind in kinds])
        if kind is None:
            return None
        if kind in ("accuse", "thank"):
            return self._word_about(kind)
        if kind in self.vocabulary.proposals:
            return self._pick_statement({"type": kind, "for": seat} for seat in self._everybody())
        if kind == "promise":
            return self._with_condition(self._deed_statement(kind, self.vocabulary.promises), "if")
        if kind == "threat":
            return self._with_condition(self._deed_statement(kind, self.vocabulary.threats), "unless")
        if kind == "reason":
            return self._deed_statement(kind, self.vocabulary.reasons)
        asked = self._pick_player()
        known = {**self.vocabulary.asks, **self.vocabulary.questions}
        return None if asked is None else self._deed_statement("ask", known, asked)

    def answer(self, *, yes: bool) -> Json | None:
        """An answer to the last request or offer to this seat, or to the last proposal to all.

        Yes is a promise of one's own, where the game knows what a yes means.
        """
        talk, view = self.bundle.talk, self.known.views.get(str(self.seat))
        for statement in reversed(self.known.talk):
            replies = talk.replies(view, statement) if talk is not None and view is not None else []
            if len(replies) > 1:
                return replies[0 if yes else -1]
            asked = statement["type"] == "ask" and statement["of"] == self.seat
            if statement["seat"] != self.seat and (asked or statement["type"] in self.vocabulary.proposals):
                return {"type": "answer", "to": statement["id"], "yes": yes}
        return None

    def _word_about(self, kind: str) -> Json | None:
        """An accusation about a broken promise, or thanks for a kept one."""
        status = "broken" if kind == "accuse" else "kept"
        found = [each for each in self.known.ledger if each["status"] == status and each["seat"] != self.seat]
        return self._pick_statement({"type": kind, "seat": each["seat"], "about": each["promise"]} for each in found)

    def _deed_statement(self, kind: str, deeds: Mapping[str, Deed], asked: int | None = None) -> Json | None:
        what = self._pick_deed(deeds)
        if what is None:
            return None
        of = {} if asked is None else {"of": asked}
        doer = self.seat if asked is None else asked
        return self._pick_statement(
            {"type": kind, **of, **deed} for deed in self._details(what, deeds[what], doer, "seat")
        )

    def _with_condition(self, statement: Json | None, name: str) -> Json | None:
        if statement is None:
            return None
        self.screen.say(self.words.say("join-condition-" + name), "bold")
        doer = self._pick_player()
        what = None if doer is None else self._pick_deed(self.vocabulary.asks)
        if doer is None or what is None:
            return statement
        details = self._details(what, self.vocabulary.asks[what], doer, "whom")
        return self._pick_statement({**statement, name: {"seat": doer, **deed}} for deed in details) or statement

    def _details(self, what: str, deed: Deed, doer: int, whom: str) -> Iterator[Json]:
        """Every way to say it."""
        people: list[Json] = [{}] if deed.whom is None or deed.general else []
        people += [{whom: seat} for seat in self._everybody() if deed.whom == "anyone" or (deed.whom and seat != doer)]
        about: list[Json] = [
            {name: value} for name in deed.about for value in _offered(self.vocabulary.values[name])
        ] or [{}]
        for person in people:
            yield from ({"what": what, **person, **value} for value in about)

    # -- asking ------------------------------------------------------------------------------------

    def _everybody(self) -> range:
        return range(len(self.known.table.seats))

    def _pick_player(self) -> int | None:
        others = [seat for seat in self._everybody() if seat != self.seat]
        return self._pick(others, [self.words.say(f"seat-{seat}") for seat in others])

    def _pick_deed(self, deeds: Mapping[str, Deed]) -> str | None:
        return self._pick(
            list(deeds), [self.words.say_or("talk-deed-" + what.replace("_", "-"), what) for what in deeds]
        )

    def _pick_statement(self, statements: Iterable[Json]) -> Json | None:
        listed = list(statements)
        kept = [spoken(each, number=0, seat=self.seat, round_number=None) for each in listed]
        return self._pick(listed, [self.words.tell(sentence(each, self.bundle.talk)) for each in kept])

    def _pick(self, choices: Sequence[T], labels: Sequence[str]) -> T | None:
        """One of them by its number; None for an empty line, or if there are none."""
        if not choices:
            return None
        self.screen.show([(f"{number:>4} ", "you"), (label, "")] for number, label in enumerate(labels, start=1))
        while True:
            numbers = read_numbers(self.screen.ask(self.words.say("join-pick") + " "), len(choices))
            if numbers is not None and len(numbers) <= 1:
                return choices[numbers[0] - 1] if numbers else None
            self.screen.say(self.words.say("play-no-such-number", {"got": "?", "last": len(choices)}), "danger")

"""Worked examples in words: the rules themselves answer, so an example cannot say what they do not."""

from dataclasses import dataclass

from alcatraz.bundle.book import Book, Example
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.picture import Picture
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Arg, Message, Term
from alcatraz.locale.texts import Texts

# No chance decides an example; a position without it still needs a seed.
_SEED = "example"


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """What is asked, and the answer: what happens, or why not."""

    id: str
    rule: str
    title: str
    text: str
    view: Json
    picture: Picture
    move: str
    allowed: bool
    verdict: str
    # Sentences of the game: the events, or the reason.
    answer: list[str]
    # The rule that forbids it.
    against: str | None


def worked_example(bundle: GameBundle, book: Book, example: Example, words: Texts) -> WorkedExample:
    game = bundle.game
    table = Match.from_position(game, example.position, _SEED)
    view = game.view(table.state, SPECTATOR)
    own = game.view(table.state, example.seat)
    words = words.named(bundle.words.names(view, words.language))
    text_id = f"book-{game.id}-example-{example.id.replace('_', '-')}"
    asked: dict[str, Arg] = {"seat": Term(f"seat-{example.seat}"), "move": bundle.words.move(own, example.move)}
    move = table.read_move(example.seat, example.move)
    refusals = table.why_not(example.seat, move)
    after: Json | None = None
    if refusals:
        verdict = words.say("book-example-refused")
        answer = [words.tell(refusals[0].message)]
    else:
        verdict = _allowed(game.cost(table.state, example.seat, move), words)
        events = table.play(example.seat, move)
        answer = [words.tell(bundle.words.event(event)) for event in table.events_json(events, example.seat)]
        after = game.view(table.state, SPECTATOR)
    return WorkedExample(
        id=example.id,
        rule=example.rule,
        title=words.say(text_id),
        text=words.say(text_id, attribute="text"),
        view=view,
        picture=book.draw(view, after, example.move, words.tell),
        move=words.tell(Message("book-example-move", asked)),
        allowed=not refusals,
        verdict=verdict,
        answer=answer,
        against=refusals[0].rule if refusals else None,
    )


def _allowed(cost: int, words: Texts) -> str:
    if cost == 0:
        return words.say("book-example-allowed")
    return words.say("book-example-allowed-cost", {"cost": words.say("play-cost", {"cost": cost})})

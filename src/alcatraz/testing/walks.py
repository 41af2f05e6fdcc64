"""Random walks through a game, with every step at hand for a property to look at."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.words import Question
from alcatraz.kernel.chance import Seed, draw, key_of
from alcatraz.kernel.game import Json, Move


@dataclass(frozen=True, slots=True)
class WalkStep:
    """The state before a move, who makes it, what they could do, and what they do."""

    state: Any
    seat: int
    legal: list[Move]
    move: Move


def walk(bundle: GameBundle, state: Any, seed: Seed, most: int | None = None) -> Iterator[WalkStep]:
    """Play on at random, seats that decide together in random order, until the end or for `most` moves.

    The state is the caller's and moves on after each step. Templates are filled in by luck: now and then a random
    completion is tried, and played if the rules allow it.
    """
    game = bundle.game
    key = key_of(seed)
    number = 0
    while most is None or number < most:
        deciding = game.deciding(state)
        if not deciding:
            return
        seat = deciding[draw(key, 4 * number, len(deciding))]
        legal = game.legal(state, seat)
        move = legal[draw(key, 4 * number + 1, len(legal))]
        templates = game.templates(state, seat)
        if templates and draw(key, 4 * number + 2, 3) == 0:
            template = templates[draw(key, 4 * number + 3, len(templates))]
            filled = _filled(bundle, state, seat, template, f"{seed}/{number}")
            move = move if filled is None else filled
        yield WalkStep(state, seat, legal, move)
        game.apply(state, seat, move)
        number += 1


def sampled_walk(bundle: GameBundle, state: Any, seed: Seed, most: int) -> Iterator[WalkStep]:
    """The same walk to the end, yielding at most `most` steps: evenly spread, the last one among them."""
    length = sum(1 for _ in walk(bundle, bundle.game.copy(state), seed))
    for number, step in enumerate(walk(bundle, state, seed)):
        # A fixed stride could always meet the same seat.
        if (number + 1) * most // length > number * most // length:
            yield step


def _filled(bundle: GameBundle, state: Any, seat: int, template: Json, seed: str) -> Move | None:
    """A legal move that fits the template, if one of a few random tries is."""
    questions = bundle.words.questions(bundle.game.view(state, seat), template)
    for attempt in range(4):
        key = key_of(f"{seed}/{attempt}")
        answers = {question.field: _answer(question, key, index) for index, question in enumerate(questions)}
        move = bundle.game.read_move(state, {**template, **answers})
        if not bundle.game.refusals(state, seat, move):
            return move
    return None


def _answer(question: Question, key: bytes, index: int) -> Any:
    choices = [value for value, _ in question.choices]
    if question.many:
        return [choice for number, choice in enumerate(choices) if draw(key, 100 * index + number, 3) == 0]
    return choices[draw(key, 100 * index, len(choices))]


def fits(template: Json, move: Json) -> bool:
    """Whether a move is one of those that the template stands for."""
    return all(move.get(name) == value for name, value in template.items())

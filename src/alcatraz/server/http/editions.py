"""Edition files over HTTP: reading one, checking the values of a form, writing them as a file. Nothing is stored."""

import tomllib
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcatraz.arbiter.sources import bundle_called
from alcatraz.bundle.edition_file import EditionFile
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.editions.reading import read_toml
from alcatraz.editions.writing import toml_text
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message, Term
from alcatraz.locale.texts import Texts
from alcatraz.server.http.answers import json_answer
from alcatraz.server.http.judged import JudgedRequests, written
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.runtime.judges import Answer, Judges
from alcatraz.server.tables.errors import denied
from alcatraz.wire import CheckEdition, EditionAnswer, FieldProblem, ReadEdition

# More than anybody mends at once; one more sentence counts the others.
MOST_PROBLEMS = 200

_read: msgspec.json.Decoder[ReadEdition] = msgspec.json.Decoder(ReadEdition)
_check: msgspec.json.Decoder[CheckEdition] = msgspec.json.Decoder(CheckEdition)


class EditionHandlers:
    def __init__(self, context: RequestContext, judges: Judges) -> None:
        self._context = context
        self._judged = JudgedRequests(context, judges)

    async def read(self, request: Request) -> Response:
        return await self._judged.answer(request, _read, read)

    async def check(self, request: Request) -> Response:
        return await self._judged.answer(request, _check, checked)

    async def built_in(self, request: Request) -> Response:
        """The content of the edition that comes with the game, to begin with."""
        self._context.must_be_welcome(request)
        try:
            return json_answer({"edition": _content(request.path_params["game"])})
        except ContractError:
            raise denied("no_game") from None


@cache
def _content(game: str) -> Json:
    return tomllib.loads(_file_of(game)[1].built_in())


def _file_of(game: str) -> tuple[GameBundle, EditionFile]:
    bundle = bundle_called(game)
    if bundle.edition_file is None:
        raise denied("no_edition", game=Term(f"game-{game}"))
    return bundle, bundle.edition_file


# -- in the judges' process ------------------------------------------------------------------------


def read(question: ReadEdition) -> Answer:
    return written(lambda words: _about_text(question, words), question.language)


def checked(question: CheckEdition) -> Answer:
    return written(lambda words: _about(question.game, question.edition, [], words), question.language)


def _about_text(question: ReadEdition, words: Texts) -> EditionAnswer:
    _file_of(question.game)
    content, problems = read_toml(question.text, question.name)
    told = [_told("", each, words) for each in problems]
    return EditionAnswer(None, told) if content is None else _about(question.game, content, told, words)


def _about(game: str, content: Any, told: list[FieldProblem], words: Texts) -> EditionAnswer:
    """With everything that is wrong with it; without a mistake, with its summary and its file."""
    bundle, file = _file_of(game)
    mistakes = file.mistakes(content)
    told = told + [_told(each.path, each.message, words) for each in mistakes[:MOST_PROBLEMS]]
    if len(mistakes) > MOST_PROBLEMS:
        told.append(_told("", Message("edition-more-mistakes", {"count": len(mistakes) - MOST_PROBLEMS}), words))
    if told:
        return EditionAnswer(content, told)
    comment = words.say("edition-comment", {"game": Term(f"game-{bundle.game.id}")})
    return EditionAnswer(content, [], words.tell(file.summary(content)), toml_text(content, comment))


def _told(path: str, message: Message, words: Texts) -> FieldProblem:
    return FieldProblem(path, words.tell(message))

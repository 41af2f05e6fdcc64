"""Requests and answers of HTTP: bounded bodies, JSON, problems in the reader's language."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts
from alcatraz.server.http.body_problems import body_problems
from alcatraz.server.outgoing.listener import words_for
from alcatraz.server.tables.errors import Denied, denied, error_text
from alcatraz.wire import Error, FieldProblem

T = TypeVar("T")
_STATUS = {
    "no_table": 404,
    "no_game": 404,
    "no_analysis": 404,
    "no_lesson": 404,
    "no_puzzle": 404,
    "too_fast": 429,
    "too_large": 413,
    "wrong_host": 421,
    "wrong_origin": 403,
    "internal": 500,
    "overloaded": 503,
    "analyses_busy": 503,
    "not_over": 409,
}


def json_answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def problem_answer(error: Denied | ContractError, language: str) -> Response:
    return json_answer(problem(error, words_for(language)), status_of(error))


def status_of(error: Denied | ContractError) -> int:
    return _STATUS.get(error.kind, 400)


def problem(error: Denied | ContractError, words: Texts, *, by_field: bool = False) -> Error:
    """Everything that is wrong at once; what stands in a field says in which."""
    told = Error(error.kind, error_text(error, words))
    # Clients that know of no positions know of no list of problems either.
    if isinstance(error, ContractError) and (by_field or error.kind == "bad_position"):
        told.problems = [FieldProblem(_field_of(each), words.tell(each)) for each in error.problems]
    return told


def _field_of(message: Message) -> str:
    field = message.args.get("field", "")
    return field if isinstance(field, str) else ""


def language_of(request: Request) -> str:
    """?language=fr, else what the browser prefers."""
    return request.query_params.get("language") or request.headers.get("accept-language", "en")[:2]


async def read_body(request: Request, decoder: msgspec.json.Decoder[T], most: int) -> T:
    """The JSON of a request. Raises malformed, with every field that does not fit, or too_large."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Denied("malformed", Message("server-wants-json"))
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise denied("too_large")
    try:
        return decoder.decode(bytes(body))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        problems = body_problems(bytes(body), decoder.type)
        raise ContractError("malformed", *(problems or [Message("server-malformed")])) from None

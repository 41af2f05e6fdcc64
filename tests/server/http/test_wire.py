"""The wire's documents say what its types say, and the types refuse what they should."""

import json

import msgspec
import pytest

from alcatraz.server.http.schema import schema
from alcatraz.wire import Hello, Play, ToServer
from tools.wire_docs import DOCS, outdated, page_text


def test_the_documents_are_up_to_date() -> None:
    assert outdated() == [], "run: python -m tools.wire_docs"


def test_the_schema_names_every_message() -> None:
    defined = schema()["$defs"]
    assert {"Hello", "Play", "Welcome", "Happened", "CreateTable"} <= defined.keys()
    assert json.loads((DOCS / "wire.schema.json").read_text())["$defs"].keys() == defined.keys()


def test_tables_on_the_page_are_rewritten_from_the_types() -> None:
    page = (DOCS / "wire.md").read_text()
    assert "| `play` | seat, move, id |" in page
    assert page_text(page.replace("| `play` |", "| `toy` |")) == page


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "play", "seat": 0, "move": {}, "id": "x", "more": 1}',
        '{"type": "play", "seat": 99, "move": {}, "id": "x"}',
        '{"type": "hello", "token": "short"}',
        '{"type": "fly"}',
        '{"seat": 0}',
    ],
)
def test_what_is_not_in_the_types_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=ToServer)


def test_messages_survive_the_wire() -> None:
    for message in (Hello(last=3), Play(1, {"type": "end_turn"}, "a")):
        assert msgspec.json.decode(msgspec.json.encode(message), type=ToServer) == message

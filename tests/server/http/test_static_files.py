"""The page: served by exact names, kept by browsers as long as it is good, and everything a lobby needs."""

import gzip
import os
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.server.http.run import bound_anywhere
from alcatraz.server.http.settings import Settings
from alcatraz.server.transport.headers import content_policy
from tests.server.hosted import Hosted, hosted

BROWSER = {"Accept": "text/html,application/xhtml+xml"}
BOTS = [{"kind": "bot"}, {"kind": "bot"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html>the page"))
    (folder / "assets" / "main-1a2b.js").write_text("start()")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder.parent / "secret.txt").write_text("secret")
    with hosted(tmp_path_factory.mktemp("served") / "tables.db", page=folder) as running:
        yield running


def get(server: Hosted, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers={"Accept-Encoding": "identity", **headers})


@pytest.mark.parametrize("path", ["/", "/rulebook", "/rulebook/boat", "/new/scapegoat", "/device/boat", "/t/unknown"])
def test_every_screen_is_the_page(server: Hosted, path: str) -> None:
    answer = get(server, path, **BROWSER)
    assert "the page" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_wrong_address_is_the_page_too_and_says_so(server: Hosted) -> None:
    lost = get(server, "/no/such/door", **BROWSER)
    assert (lost.status_code, "the page" in lost.text) == (404, True)
    program = get(server, "/no/such/door")
    assert (program.status_code, "the page" in program.text) == (404, False)


def test_a_program_that_follows_a_link_gets_plain_text(server: Hosted) -> None:
    created = server.create(game="boat", seats=BOTS)
    assert "alcatraz join" in get(server, f"/t/{created['id']}").text
    assert get(server, "/t/unknown").status_code == 404


def test_files_named_after_their_content_are_kept_for_good(server: Hosted) -> None:
    answer = get(server, "/assets/main-1a2b.js")
    assert answer.text == "start()"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    manifest = get(server, "/manifest.webmanifest").headers
    assert (manifest["cache-control"], manifest["content-type"]) == ("no-cache", "application/manifest+json")


def test_what_has_not_changed_is_not_sent_again(server: Hosted) -> None:
    tag = get(server, "/").headers["etag"]
    again = get(server, "/", **{"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_zipped_neighbour_is_sent_to_those_who_take_it(server: Hosted) -> None:
    zipped = get(server, "/", **{"Accept-Encoding": "br, gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert "the page" in zipped.text
    assert "content-encoding" not in get(server, "/", **{"Accept-Encoding": "gzip;q=0"}).headers
    assert get(server, "/index.html.gz").status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/assets/../../secret.txt", "/..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/", "/favicon.ico"],
)
def test_nothing_but_the_listed_files_is_served(server: Hosted, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(request)
        answer = line.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"secret" not in answer


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with hosted(tmp_path / "tables.db", page=tmp_path / "nowhere") as running:
        answer = get(running, "/", **BROWSER, **{"Accept-Language": "fr"})
        assert answer.status_code == 503
        assert "make setup" in answer.text
        assert "La page" in answer.text


def test_the_policy_names_the_sockets_of_this_host_only() -> None:
    assert content_policy("play.example:80").endswith("connect-src 'self' ws://play.example:80 wss://play.example:80")
    assert content_policy("evil; script-src *").endswith("connect-src 'self'")
    assert "unsafe" not in content_policy("a")


# -- the lobby -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_choice_of_the_lobby_makes_a_table(server: Hosted, language: str) -> None:
    for game in server.get(f"/games?language={language}").json()["games"]:
        bundle = BUNDLES[game["id"]]
        assert (game["seats"], game["usual"]) == (list(bundle.game.seats), bundle.usual_players)
        assert [level["id"] for level in game["levels"]] == ["rookie", "inmate", "boss"]
        seats = [{"kind": "bot", "level": "rookie"}] * game["usual"]
        wishes = [
            {option["id"]: [choice["value"]] if option.get("many") else choice["value"]}
            for option in game["options"]
            for choice in option["choices"]
        ]
        wishes.append({option["id"]: option["default"] for option in game["options"]})
        for wish in wishes:
            assert server.create(game=game["id"], seats=seats, options=wish)["id"]


@pytest.mark.parametrize("game", BUNDLES)
def test_defaults_change_nothing(game: str) -> None:
    bundle = BUNDLES[game]
    chosen = {option.id: option.default for option in bundle.lobby}
    positions = [bundle.game.position(bundle.game.new(bundle.usual_players, 1, options)) for options in ({}, chosen)]
    assert positions[0] == positions[1]


def test_the_lobby_speaks_french_and_names_the_languages(server: Hosted) -> None:
    french = server.get("/games?language=fr").json()
    assert french["games"][0]["title"] == "Alcatraz\u00a0: Le Bouc émissaire"
    assert french["languages"] == [{"id": "en", "title": "English"}, {"id": "fr", "title": "Français"}]


def test_a_rulebook_has_chapters_marks_and_alternatives(server: Hosted) -> None:
    book = server.get("/rules/scapegoat?language=en").json()
    assert book["chapters"][0] == {"id": "S-1", "title": "Components and limits"}
    assert book["marks"]["house"] == "our value"
    bribes = next(rule for rule in book["rules"] if rule["id"] == "S-7.2")
    assert bribes["alternative"].startswith("A bribe counts")
    assert [part["mark"] for part in bribes["parts"]] == ["book", "ruling"]
    assert bribes["option"] == {"id": "rulings", "value": "S-7.2"}


# -- alcatraz serve --open -------------------------------------------------------------------------


def test_another_port_if_the_usual_one_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        listening, settings = bound_anywhere(Settings(port=port, database=tmp_path / "t.db"))
        with listening:
            assert settings.port not in (0, port)
            assert str(settings.port) in settings.public_url


def test_serve_opens_its_address(tmp_path: Path) -> None:
    """The browser of this person writes the address into a pipe; a request to it is answered."""
    pipe, browser = tmp_path / "pipe", tmp_path / "browser"
    os.mkfifo(pipe)
    browser.write_text(f'#!/bin/sh\necho "$1" > {pipe}\n', encoding="utf-8")
    browser.chmod(0o700)
    command = [sys.executable, "-m", "alcatraz", "serve", "--open", "--port", "0", "--database", str(tmp_path / "t.db")]
    server = subprocess.Popen(command, env={**os.environ, "BROWSER": str(browser)}, stdout=subprocess.DEVNULL)
    try:
        written = os.open(pipe, os.O_RDWR)
        assert select.select([written], [], [], 60)[0], "no browser was opened"
        address = os.read(written, 1000).decode().strip()
        os.close(written)
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(address + "/health", timeout=60).status_code == 200
    finally:
        server.terminate()
        assert server.wait() == 0

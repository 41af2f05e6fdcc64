"""Invitations: where others reach this machine, and what a link shows where it is passed on."""

import re
from collections.abc import Iterator
from html import unescape
from ipaddress import ip_address
from pathlib import Path

import httpx2 as httpx
import pytest

from alcatraz.server.http.network import own_addresses
from alcatraz.server.http.settings import Settings
from alcatraz.server.transport.headers import names_this_server
from tests.server.hosted import Hosted, hosted

PAGE = '<!doctype html><html lang="en"><head><title>Alcatraz</title></head><body>the page</body></html>'
SEATS = [{"kind": "guest", "name": "Frank Morris"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(PAGE)
    for name in ("preview.png", "preview-boat.png"):
        (folder / name).write_bytes(b"a picture")
    with hosted(tmp_path_factory.mktemp("invites") / "tables.db", page=folder) as running:
        yield running


def tags(server: Hosted, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    given = {"Accept": "text/html", "Accept-Language": language, **headers}
    text = httpx.get(server.url + path, headers=given).text
    return {
        name: unescape(value) for name, value in re.findall(r'<meta property="(og:[a-z:]+)" content="([^"]*)"', text)
    }


def test_a_listed_table_says_the_game_and_its_free_seats(server: Hosted) -> None:
    created = server.create(game="scapegoat", seats=SEATS, listed=True)
    shown = tags(server, f"/t/{created['id']}")
    assert shown["og:title"] == "Alcatraz: The Scapegoat · a table"
    assert shown["og:description"] == "2 of 4 seats are free. Open the link and sit down."
    assert shown["og:url"] == created["link"]
    assert shown["og:image"] == f"{server.url}/preview.png"


def test_in_the_language_of_who_asks(server: Hosted) -> None:
    created = server.create(game="boat", seats=[{"kind": "guest", "name": "Ann"}, {"kind": "open"}], listed=True)
    shown = tags(server, f"/t/{created['id']}", "fr-FR,fr;q=0.9")
    assert shown["og:description"] == "Une place sur 2 est libre. Ouvrez le lien et prenez place."
    assert (shown["og:locale"], shown["og:image"]) == ("fr", f"{server.url}/preview-boat.png")


def test_a_private_table_says_nothing_but_its_game(server: Hosted) -> None:
    created = server.create(game="scapegoat", seats=SEATS)
    shown = tags(server, f"/t/{created['id']}")
    assert shown["og:description"] == "You are invited to play. Open the link and sit down."
    assert "Frank" not in str(shown)


def test_messengers_that_name_no_type_get_the_page_and_programs_the_text(server: Hosted) -> None:
    created = server.create(game="scapegoat", seats=SEATS, listed=True)
    reader = {"Accept": "*/*", "User-Agent": "WhatsApp/2.23"}
    assert "og:title" in tags(server, f"/t/{created['id']}", **reader)
    program = httpx.get(f"{server.url}/t/{created['id']}", headers={"Accept": "*/*", "User-Agent": "curl/8"})
    assert "alcatraz join" in program.text


def test_home_and_unknown_tables_show_the_house(server: Hosted) -> None:
    assert tags(server, "/")["og:title"] == "Alcatraz"
    assert tags(server, "/t/unknown")["og:title"] == "Alcatraz"


def test_a_preview_is_kept_by_browsers_until_it_changes(server: Hosted) -> None:
    first = httpx.get(server.url, headers={"Accept": "text/html"})
    again = httpx.get(server.url, headers={"Accept": "text/html", "If-None-Match": first.headers["etag"]})
    assert (again.status_code, "Accept-Language" in first.headers["vary"]) == (304, True)


def test_nobody_else_decides_which_address_is_shown(server: Hosted) -> None:
    """A name that is not this server's never gets into what it says."""
    assert server.url in tags(server, "/", Host="evil.example")["og:image"]


# -- the machine in its network ----------------------------------------------------------------------


def test_own_addresses_are_those_that_others_can_use() -> None:
    assert all(not ip_address(each).is_loopback for each in own_addresses())


def test_a_server_for_this_machine_alone_says_so(server: Hosted) -> None:
    told = server.get("/network").json()
    assert told["reachable"] is False
    assert told["urls"] == [f"http://{each}:{server.port}" for each in own_addresses()]


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.7.3"])
def test_a_server_that_listens_to_the_network_is_reachable(host: str) -> None:
    network = Settings(host=host, port=8000).network
    assert network.reachable
    assert all(url.startswith("http://") and url.endswith(":8000") for url in network.urls)


def test_whoever_said_how_the_server_is_reached_is_believed() -> None:
    network = Settings(base_url="https://alcatraz.example").network
    assert (network.reachable, network.urls) == (True, [])


def test_the_addresses_that_are_shown_are_answered(tmp_path: Path) -> None:
    settings = Settings(host="0.0.0.0", database=tmp_path / "tables.db")
    for url in settings.network.urls:
        assert names_this_server(url.removeprefix("http://"), settings.host_names)

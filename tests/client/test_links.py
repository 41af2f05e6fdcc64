"""Links to tables, as people paste them."""

import pytest

from alcatraz.client import Address


@pytest.mark.parametrize(
    ("link", "server", "table", "socket"),
    [
        ("http://localhost:8000/t/abc", "http://localhost:8000", "abc", "ws://localhost:8000/ws/abc"),
        (
            " https://play.example/games/t/a-b_c/ ",
            "https://play.example/games",
            "a-b_c",
            "wss://play.example/games/ws/a-b_c",
        ),
        ("localhost:8000/t/abc", "http://localhost:8000", "abc", "ws://localhost:8000/ws/abc"),
        ("http://[::1]:8000/t/abc?x=1", "http://[::1]:8000", "abc", "ws://[::1]:8000/ws/abc"),
    ],
)
def test_a_link_leads_to_a_socket(link: str, server: str, table: str, socket: str) -> None:
    address = Address.of(link)
    assert (address.server, address.table, address.socket) == (server, table, socket)


def test_an_address_without_a_table_is_the_servers() -> None:
    assert Address.of("http://localhost:8000/") == Address("http://localhost:8000")


@pytest.mark.parametrize("link", ["", "ftp://host/t/abc", "http:///t/abc", "http://host/t/a/b", "mailto:me"])
def test_what_is_no_link(link: str) -> None:
    with pytest.raises(ValueError, match=r"link|[Pp]ort"):
        Address.of(link)

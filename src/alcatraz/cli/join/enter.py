"""Coming to a table: making it if it is not there yet, with the token from last time, and to a rematch after it."""

from dataclasses import replace

from alcatraz.cli.files.unreachable import why_unreachable
from alcatraz.cli.join import tokens
from alcatraz.cli.join.client_thread import ClientThread
from alcatraz.cli.join.session import JoinSession
from alcatraz.cli.join.visit import Visit
from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.cli.screen.screen import Screen, make_console
from alcatraz.client import Address, Gone, RequestRefused, Unreachable, create_table
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts
from alcatraz.wire import CreateTable, SeatPlan

_CANNOT = 1


def enter(visit: Visit, words: Texts) -> None:
    screen = Screen(make_console())
    remote = ClientThread()
    try:
        token = None
        if not visit.address.table:
            visit, token = _made(visit, remote, words)
        elif not visit.watch:
            token = tokens.recall(visit.address, visit.people)
        _stay(visit, token, remote, words, screen)
    except Unreachable as error:
        raise complaint("join-unreachable", server=visit.address.server, why=why_unreachable(error.cause)) from None
    except Gone as error:
        raise Complaint(Message("join-gone", {"link": visit.address.link, "why": str(error)}), code=_CANNOT) from None
    finally:
        remote.stop()


def _stay(visit: Visit, token: str | None, remote: ClientThread, words: Texts, screen: Screen) -> None:
    """At this table, and at the next if people want to play again."""
    while True:
        remote.join(visit.address, token, words.language)
        session = JoinSession(remote, visit, words, screen)
        rematch = session.stay()
        token = remote.token
        if rematch is None:
            return
        visit = replace(visit, address=Address(visit.address.server, rematch), seat=None)
        if token is not None and not visit.watch:
            tokens.remember(visit.address, visit.people, token)


def _made(visit: Visit, remote: ClientThread, words: Texts) -> tuple[Visit, str]:
    seats = [SeatPlan("bot" if seat >= visit.players - visit.bots else "open") for seat in range(visit.players)]
    wish = CreateTable(visit.game, seats, language=words.language)
    try:
        created = remote.ask(create_table(visit.address.server, wish))
    except RequestRefused as refused:
        raise Complaint(Message("join-refused", {"why": refused.message}), code=_CANNOT) from None
    # The server may know itself by another name than the one that leads there from here.
    return replace(visit, address=Address(visit.address.server, created.id)), created.token

"""`alcatraz replay`: a recorded match, step by step or as a protocol."""

import sys

from alcatraz.cli.parsing.command import Command, Kind, Values, argument, flag, option
from alcatraz.cli.parsing.value_readers import integer, text
from alcatraz.locale.texts import Texts

BROKEN = 1


RECORD = argument("RECORD", text, "replay-help-record", kind=Kind.FILE)
SEAT = option("--seat", "SEAT", integer(0), "replay-help-seat", None)
OPEN = flag("--open", "replay-help-open")
TO = option("--to", "NUMBER", integer(0), "replay-help-to", None)


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.files.json_file import bundle_named_in, record_object
    from alcatraz.cli.parsing.complaint import complaint, from_contract
    from alcatraz.cli.replay.pages import ReplayPages
    from alcatraz.cli.screen.screen import Screen, make_console
    from alcatraz.kernel.errors import ContractError
    from alcatraz.kernel.game import AUTHORITY, SPECTATOR
    from alcatraz.kernel.message import Message
    from alcatraz.records.film import Film

    record, seat, to, everything = values[RECORD], values[SEAT], values[TO], values[OPEN]
    if everything and seat is not None:
        raise complaint("replay-seat-or-open")
    data = record_object(record)
    try:
        film = Film(bundle_named_in(data, record), data)
    except ContractError as error:
        raise from_contract(error, Message("replay-broken-start", {"file": record})) from error
    if seat is not None and seat >= film.table.players:
        raise complaint("replay-no-such-seat", got=seat, last=film.table.players - 1)
    if to is not None and to > film.last:
        raise complaint("replay-to-range", got=to, last=film.last)
    eyes = AUTHORITY if everything else SPECTATOR if seat is None else seat
    pages = ReplayPages(film, eyes, Screen(make_console()), words)
    if sys.stdin.isatty() and sys.stdout.isatty():
        pages.step_through(0 if to is None else to)
    else:
        pages.protocol(film.last if to is None else to)
    return 0 if film.broken is None else BROKEN


COMMAND = Command("replay", "replay-help-command", run, (RECORD,), (SEAT, OPEN, TO), needs=("terminal",))

"""Checks of every message at the moment when the server sends it: what it says is on the disk, and may be known."""

from collections.abc import Callable

import msgspec

from alcatraz.kernel.game import Json
from alcatraz.server.tables.owners import owner_of
from tools.simulate_faults.truth import Fail, TableTruth, Truth, viewer_of

_FORBIDDEN_KEYS = (b'"chance":', b'"owner":')
_SEED_TOO_EARLY = ("lobby", "playing", "paused")


class MessageChecks:
    """For the sockets of one owner at one table."""

    def __init__(self, truth: Truth, table: str, token: str, secrets: Callable[[], list[str]], fail: Fail) -> None:
        self._truth = truth
        self._table = table
        self._token = token
        self._owner = owner_of(token)
        # Tokens and digests of owners, of everybody.
        self._secrets = secrets
        self._fail = fail

    def sent(self, data: bytes) -> None:
        message: Json = msgspec.json.decode(data)
        table = self._truth.tables.get(self._table)
        if table is None:
            self._fail(f"{message['type']} is sent at a table that is not on the disk")
            return
        self._check_secrets(table, data)
        check = {
            "welcome": self._welcome,
            "happened": self._happened,
            "accepted": self._accepted,
            "log": self._log,
            "guide": self._guide,
            "refused": self._refused,
        }.get(message["type"])
        if check is not None:
            check(table, message)

    def _check_secrets(self, table: TableTruth, data: bytes) -> None:
        for secret in self._secrets():
            if secret != self._token and secret.encode() in data:
                self._fail("a token or the digest of one is sent")
        if any(key in data for key in _FORBIDDEN_KEYS):
            self._fail("a field of the position that nobody may see is sent")
        if table.room.phase in _SEED_TOO_EARLY:
            for secret in (table.created.seed, table.created.salt):
                if secret.encode() in data:
                    self._fail("the seed or its salt is sent before the end")

    # -- by type -----------------------------------------------------------------------------------

    def _welcome(self, table: TableTruth, message: Json) -> None:
        if message["number"] != table.number:
            self._fail(f"a welcome says number {message['number']}, the disk {table.number}")
            return
        if message["seats"] != table.room.seats_of(self._owner):
            self._fail(f"a welcome gives seats {message['seats']} to who has others")
        self._views(table, message["number"], message["views"])
        if message["talk"] != table.room.talk:
            self._fail("a welcome brings other talk than there was")
        self._guides(table, message["number"], message.get("guides", {}))

    def _happened(self, table: TableTruth, message: Json) -> None:
        number = message["number"]
        if number not in table.moments:
            self._fail(f"number {number} is told before it is on the disk")
            return
        if message["what"] != table.moments[number].what:
            self._fail(f"number {number} is told as {message['what']}, it was {table.moments[number].what}")
            return
        for key, events in message.get("events", {}).items():
            self._may_see(key)
            if events != table.events(number, viewer_of(key)):
                self._fail(f"number {number} brings other events for {key} than it may see")
        # Views and guides are those of now: after several entries the last message has them.
        self._views(table, table.number, message.get("views", {}))
        self._guides(table, table.number, message.get("guides", {}))

    def _accepted(self, table: TableTruth, message: Json) -> None:
        if message["number"] > table.number:
            self._fail(f"{message['id']} is acknowledged before it is on the disk")
            return
        for (where, _, request), number in self._truth.done.items():
            if where == self._table and request == message["id"] and number != message["number"]:
                self._fail(f"{request} is acknowledged as {message['number']}, it is {number}")
        asked = [key for key in self._truth.sent if key[0] == self._table and key[2] == message["id"]]
        if asked and not any(key in self._truth.done for key in asked):
            self._fail(f"{message['id']} is acknowledged and not done")

    def _log(self, table: TableTruth, message: Json) -> None:
        key = "spectator" if message["seat"] is None else str(message["seat"])
        self._may_see(key)
        for line in message["entries"]:
            number = line["number"]
            if number not in table.moments or line["what"] != table.moments[number].what:
                self._fail(f"the log has another number {number} than the disk")
            elif line["events"] != table.events(number, viewer_of(key)):
                self._fail(f"the log of {key} brings other events at {number} than it may see")

    def _guide(self, table: TableTruth, message: Json) -> None:
        key = "spectator" if message["seat"] is None else str(message["seat"])
        self._guides(table, table.number, {key: message})

    def _refused(self, table: TableTruth, message: Json) -> None:
        if message["kind"] == "no_table":
            self._fail("a table that is on the disk is not found")

    # -- parts -------------------------------------------------------------------------------------

    def _views(self, table: TableTruth, number: int, views: dict[str, Json]) -> None:
        for key, view in views.items():
            self._may_see(key)
            if view != table.view(number, viewer_of(key)):
                self._fail(f"the view of {key} at {number} is not what it may see")

    def _guides(self, table: TableTruth, number: int, guides: dict[str, Json]) -> None:
        for key, guide in guides.items():
            self._may_see(key)
            view = table.view(number, viewer_of(key))
            deciding = [(each["seat"], each["kind"]) for each in view["decisions"]]
            mine = [each for each in view["decisions"] if str(each["seat"]) == key]
            if guide["number"] != number:
                self._fail(f"the guide of {key} is that of {guide['number']} at {number}")
            elif [(each["seat"], each["kind"]) for each in guide["waiting"]] != deciding:
                self._fail(f"the guide of {key} at {number} waits for others")
            elif len(guide["moves"]) != len(mine[0]["moves"] if mine else []):
                self._fail(f"the guide of {key} at {number} has other moves than its view")

    def _may_see(self, key: str) -> None:
        """Seats are the owner's own; everybody may see what a spectator sees."""
        if key != "spectator" and int(key) not in self._truth.tables[self._table].room.seats_of(self._owner):
            self._fail(f"seat {key} is told to somebody else")

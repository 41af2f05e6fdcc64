"""What a server forbids at all of its tables, checked before a table looks at a request."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.moderation.name_rules import NameRules
from alcatraz.server.tables.moderation.words import WordList
from alcatraz.server.tables.room import Room
from alcatraz.wire import Remark, Rename, Say, SetSeat, Sit, ToServer


@dataclass(slots=True)
class HouseRules:
    words: WordList = field(default_factory=WordList)
    # Replaced when the log of names has grown.
    names: NameRules = field(default_factory=NameRules)

    def check(self, room: Room, owner: str, message: ToServer) -> None:
        """Raises banned, name_banned, muted or unwanted_word."""
        if owner in room.banned:
            raise denied("banned")
        match message:
            case Say():
                self._check_words(room, message)
            case Remark():
                self._check_name(message.name)
                if self.names.has("mute", message.name):
                    raise denied("muted")
                self.words.must_not_be_in(message.text)
            case Sit() | Rename() | SetSeat():
                self._check_name(message.name)

    def check_names(self, names: Iterable[str]) -> None:
        """Of the people at a new table."""
        for name in names:
            self._check_name(name)

    def _check_name(self, name: str) -> None:
        if self.names.has("ban", name):
            raise denied("name_banned", name=name)
        self.words.must_not_be_in(name)

    def _check_words(self, room: Room, message: Say) -> None:
        text = message.statement.get("text")
        if message.statement.get("type") != "say" or not isinstance(text, str):
            return
        if message.seat < room.players and self.names.has("mute", room.chairs[message.seat].name):
            raise denied("muted")
        self.words.must_not_be_in(text)

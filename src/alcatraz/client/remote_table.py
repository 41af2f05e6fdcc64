"""A table of a server: everything that a client can ask of it."""

from dataclasses import dataclass
from secrets import token_hex
from typing import Any, Literal

from alcatraz.client.errors import Gone
from alcatraz.client.links import Address
from alcatraz.client.session import ClientSession
from alcatraz.records.fair_shuffle import commitment
from alcatraz.wire import (
    AddChance,
    Advise,
    Advised,
    Agree,
    Because,
    Enough,
    Explain,
    Explained,
    Leave,
    Play,
    Propose,
    Ready,
    Remark,
    Rematch,
    Rename,
    Report,
    Say,
    Sayable,
    SetHelp,
    SetSeat,
    SetWaiting,
    Shuffle,
    Sit,
    Start,
    Suggest,
    Suggested,
    Undo,
    Why,
)

Json = dict[str, Any]
Proposable = Literal["pause", "resume", "remove", "hints"]


async def join(link: str, token: str | None = None, language: str = "en") -> "RemoteTable":
    """The table behind a link, connected and welcomed. Raises Unreachable or Gone; ValueError if that is no link."""
    table = RemoteTable(Address.of(link), token, language)
    try:
        await table.connected()
    except BaseException:
        await table.close()
        raise
    return table


@dataclass(frozen=True, slots=True)
class AddedChance:
    """Random bits that we have added to the shuffles, and the digest that the table was bound to before."""

    digest: str
    bits: str

    def counts(self, seat: int, shuffle: Shuffle) -> bool:
        """After the end: whether the table kept to its digest, and our bits are among those that it used."""
        if shuffle.seed is None or shuffle.salt is None:
            return False
        kept = shuffle.digest == self.digest == commitment(shuffle.seed, shuffle.salt)
        return kept and shuffle.bits[seat : seat + 1] == [self.bits]


class RemoteTable(ClientSession):
    """Use it with `async with`. `known` is what is known; `async for` over it tells what happens from now on."""

    def __init__(
        self, address: Address, token: str | None = None, language: str = "en", *, words: bool = False
    ) -> None:
        super().__init__(address, token, language, words=words)
        # What our seats have added to the shuffles.
        self.added: dict[int, AddedChance] = {}

    async def sit(self, name: str, seat: int | None = None) -> int:
        """Take an open seat, or this one; its number. Sent once only: a repeat could take a second seat."""
        before = set(self.known.seats)
        await self.request(Sit(name, seat))
        return next(iter(set(self.known.seats) - before))

    async def add_chance(self, seat: int) -> None:
        """Random bits of our own for the shuffles, unless a person chose those; being ready does it, too."""
        shuffle = self.known.table.shuffle
        if not shuffle.chosen and not any(shuffle.bits[seat : seat + 1]):
            self.added[seat] = AddedChance(shuffle.digest, token_hex(32))
            await self.request(AddChance(seat, self.added[seat].bits))

    async def rename(self, seat: int, name: str) -> None:
        await self.request(Rename(seat, name))

    async def leave(self, seat: int) -> None:
        await self.request(Leave(seat))
        self.added.pop(seat, None)

    async def set_seat(
        self,
        seat: int,
        *,
        level: str | None = None,
        bot: bool = True,
        character: str | None = None,
        talkativeness: str | None = None,
        name: str = "",
    ) -> None:
        """The host gives a seat to a bot, or opens it."""
        await self.request(SetSeat(seat, "bot" if bot else "open", level, "", character, talkativeness, name))

    async def ready(self, seat: int, *, ready: bool = True) -> None:
        if ready:
            await self.add_chance(seat)
        await self.request(Ready(seat, ready))

    async def start(self) -> None:
        for seat in self.known.seats:
            await self.add_chance(seat)
        await self.request(Start())

    async def play(self, seat: int, move: Json, request_id: str = "") -> None:
        """A move; with an id of one's own it can be sent again from anywhere without being played twice."""
        await self.request(Play(seat, move, request_id))

    async def explain(self, seat: int, move: Json) -> Explained:
        answer: Explained = await self.request(Explain(seat, move, ""))
        return answer

    async def advise(self, seat: int) -> Advised:
        """What the strongest bot would do in this seat's place, where to look first, and why."""
        answer: Advised = await self.request(Advise(seat, ""))
        return answer

    async def why(self, number: int, seat: int | None = None) -> Because:
        """Why a bot did what happened with this number."""
        answer: Because = await self.request(Why(number, "", seat))
        return answer

    async def set_help(self, *, hints: bool | None = None, take_back: bool | None = None) -> None:
        """Hints and free taking back, for who is alone with bots."""
        await self.request(SetHelp(hints, take_back))

    async def undo(self, seat: int) -> None:
        await self.request(Undo(seat, ""))

    async def say(self, seat: int, statement: Json | str) -> None:
        """A statement to the whole table; a mere text is one too."""
        said = {"type": "say", "text": statement} if isinstance(statement, str) else statement
        await self.request(Say(seat, said, ""))

    async def remark(self, text: str, name: str = "") -> None:
        """Something to the other spectators; players get it after the end."""
        await self.request(Remark(text, "", name))

    async def report(self, number: int, text: str = "") -> None:
        """Tell whoever runs the server about what was said under this number."""
        await self.request(Report(number, "", text))

    async def suggest(
        self, seat: int, *, about: int | None = None, thing: str | None = None, to: int | None = None
    ) -> list[Sayable]:
        """What this seat might say now, about a player or a thing, or to a statement; each can be passed to `say`."""
        answer: Suggested = await self.request(Suggest(seat, "", about, thing, to))
        return answer.say

    async def enough(self, seat: int, *, enough: bool = True) -> None:
        """In a negotiation: this seat has said what it wanted to say."""
        await self.request(Enough(seat, enough))

    async def set_waiting(self, *, waits: bool) -> None:
        """Whether bots wait for people in negotiations."""
        await self.request(SetWaiting(waits))

    async def propose(self, seat: int, what: Proposable, about: int | None = None) -> None:
        """What the others must agree to: "pause", "resume", "hints", or "remove" a seat's owner."""
        await self.request(Propose(seat, what, about))

    async def agree(self, seat: int, *, yes: bool = True) -> None:
        await self.request(Agree(seat, yes))

    async def rematch(self) -> str:
        """The id of the table where the same people play again."""
        await self.request(Rematch())
        if self.known.table.rematch is None:
            raise Gone("no_rematch")
        return self.known.table.rematch

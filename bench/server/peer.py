"""Tables on boardgame.io's server, in the words of its own client: socket.io on a WebSocket."""

from functools import partial

import msgspec

from bench.server.line import Line
from bench.server.scripted_table import Pace, ScriptedTable

_PATH = "/socket.io/?EIO=4&transport=websocket"
_PING, _PONG = b"2", b"3"
_UPDATE = b'42/counter,["update"'
_EVENT = len(b"42/counter,")


class PeerTable(ScriptedTable):
    def __init__(self, lines: list[Line], pace: Pace, name: str) -> None:
        super().__init__(lines, pace)
        self._name = name
        self._state_id = 0
        for seat, line in enumerate(lines):
            line.heard = partial(self.heard, seat)

    def heard(self, seat: int, message: bytes) -> None:
        if message.startswith(_UPDATE):
            if seat == 0:
                self._note(message)
            self.arrived(seat)
        elif message == _PING:
            self.lines[seat].send(_PONG)

    def _note(self, message: bytes) -> None:
        """The next move has to say which state it is about."""
        state = msgspec.json.decode(message[_EVENT:])[2]
        self._state_id = state["_stateID"]
        if state["G"]["count"] != self.moves:
            raise RuntimeError(f"{state['G']['count']} moves were counted, {self.moves} were sent")

    def send_next(self) -> int:
        seat = self.moves % len(self.lines)
        self.lines[seat].send(
            b'42/counter,["update",{"type":"MAKE_MOVE","payload":{"type":"count","args":[],"playerID":"%d"}},%d,"%b","%d"]'
            % (seat, self._state_id, self._name.encode(), seat)
        )
        return seat


async def open_match(port: int, players: int, number: int, pace: Pace) -> ScriptedTable:
    name = f"match-{number}"
    lines = []
    for seat in range(players):
        line = await Line.to(port, _PATH)
        await line.next(b"0")
        line.send(b"40/counter,")
        await line.next(b"40/counter,")
        line.send(b'42/counter,["sync","%b","%d",null,%d]' % (name.encode(), seat, players))
        await line.next(b'42/counter,["sync"')
        lines.append(line)
    return PeerTable(lines, pace, name)

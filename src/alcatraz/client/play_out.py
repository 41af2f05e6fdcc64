"""Playing a game to its end: whenever a seat of this client must decide, a function decides."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

from alcatraz.client.errors import RequestRefused
from alcatraz.client.remote_table import RemoteTable
from alcatraz.wire import TableOutcome

Json = dict[str, Any]
# The seat's view and its decision, which lists the legal moves → the move. Slow ones may be coroutines.
Decide = Callable[[Json, Json], Json | Awaitable[Json]]
# A clock, a stand-in or another player was faster: look again.
_TOO_LATE = ("not_your_decision", "over", "wrong_phase", "stand_in_plays", "no_talk_time")


async def play_out(table: RemoteTable, decide: Decide) -> TableOutcome | None:
    """Play all seats of this client until the game is over; how it ended, None if the table was closed instead.

    A function does not negotiate: where bots wait for what its seats have to say, they are told that it is enough.
    Raises RequestRefused if the function answers with a move that the rules do not allow.
    """
    known = table.known
    while not known.is_over:
        decisions, waited_for, number = known.decisions(), known.waited_for(), known.number
        if not decisions and not waited_for:
            await table.changed()
            continue
        try:
            if waited_for:
                await table.enough(waited_for[0])
                continue
            seat, decision = decisions[0]
            move = await _decided(decide, known.views[str(seat)], decision)
            await table.play(seat, move)
        except RequestRefused as refused:
            if refused.kind not in _TOO_LATE:
                raise
            if known.number == number and not known.is_over:
                await table.changed()
    return known.table.outcome


async def _decided(decide: Decide, view: Json, decision: Json) -> Json:
    """Functions that compute run in a thread, so that the connection stays alive meanwhile."""
    if inspect.iscoroutinefunction(decide):
        move: Json = await decide(view, decision)
        return move
    answer = await asyncio.to_thread(decide, view, decision)
    return await answer if inspect.isawaitable(answer) else answer

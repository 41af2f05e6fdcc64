"""What a client knows is the sum of what it was told: duplicates change nothing, gaps are noticed."""

import pytest

from alcatraz.client.known_state import Gap, KnownState
from alcatraz.wire import Clock, Happened, Json, Phase, Present, Seat, Shuffle, TableInfo, Welcome


def info(phase: Phase = "playing") -> TableInfo:
    seats = [Seat("guest", "Ada"), Seat("bot")]
    return TableInfo("t", "http://x/t/t", "boat", {}, False, phase, seats, Clock(), Shuffle("d"))


def view(*deciding: int) -> Json:
    return {"decisions": [{"seat": seat, "kind": "turn", "moves": []} for seat in deciding]}


def welcomed(number: int = 5) -> KnownState:
    known = KnownState()
    known.hear(Welcome(number, 1.0, info(), [0], False, {"0": view(0)}, [], [], []))
    return known


def test_numbers_go_on_and_what_comes_twice_changes_nothing() -> None:
    known = welcomed(5)
    said = Happened(6, {"type": "said", "statement": {"id": 6, "type": "say", "text": "hi"}})
    assert known.hear(said)
    assert not known.hear(said)
    assert known.number == 6
    assert len(known.talk) == 1


def test_a_missing_number_is_a_gap() -> None:
    with pytest.raises(Gap):
        welcomed(5).hear(Happened(7, {"type": "ready"}))
    with pytest.raises(Gap):
        KnownState().hear(Happened(1, {"type": "ready"}))


def test_a_decision_waits_for_the_view_that_belongs_to_it() -> None:
    known = welcomed(5)
    assert [seat for seat, _ in known.decisions()] == [0]
    known.hear(Happened(6, {"type": "moved", "seat": 0, "by": "player"}))
    assert known.decisions() == []
    known.hear(Happened(7, {"type": "moved", "seat": 1, "by": "bot"}, views={"0": view(0)}))
    assert [seat for seat, _ in known.decisions()] == [0]
    known.hear(Happened(8, {"type": "paused"}, table=info("paused")))
    assert known.decisions() == []


def test_presence_has_no_number() -> None:
    known = welcomed()
    known.hear(Present([0]))
    assert [seat.connected for seat in known.table.seats] == [True, False]

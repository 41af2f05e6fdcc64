"""Our WebSocket beside those of websockets and wsproto: the same messages and close codes, or a named reason."""

from tools.fuzz_frames.__main__ import compare
from tools.fuzz_frames.differences import DIFFERENCES, explanation
from tools.fuzz_frames.readers import Outcome, read_by_ours, read_by_websockets, read_by_wsproto
from tools.fuzz_frames.streams import Stream, stream_for

STREAMS = 2500


def test_three_websockets_read_the_same_and_every_allowed_difference_is_needed() -> None:
    compared = [compare(number) for number in range(STREAMS)]
    assert [line for _, unexplained in compared for line in unexplained] == []
    seen = {reason for explained, _ in compared for reason in explained}
    assert seen == {f"{difference.peer}: {difference.why}" for difference in DIFFERENCES}


def test_the_readers_agree_on_a_plain_stream() -> None:
    masked = b"\x81\x82\0\0\0\0hi" + b"\x89\x81\0\0\0\0p" + b"\x88\x82\0\0\0\0\x03\xe8"
    expected = Outcome(["hi"], [b"p"], 1000, asked=True)
    assert read_by_ours((masked,)) == read_by_websockets((masked,)) == read_by_wsproto((masked,)) == expected


def test_a_lost_message_is_explained_by_nothing() -> None:
    stream = Stream((b"\x81\x82\0\0\0\0hi",))
    assert explanation("websockets", stream, Outcome(), Outcome(["hi"])) is None
    assert explanation("wsproto", stream, Outcome(), Outcome(["hi"])) is None


def test_a_stream_is_made_again_by_its_number() -> None:
    assert stream_for(17) == stream_for(17)

"""`alcatraz solve`: the arbiter. What a position allows, and why it does not allow a move."""

import json

from alcatraz.cli.parsing.command import Command, Kind, Values, argument, flag, option
from alcatraz.cli.parsing.value_readers import integer, text
from alcatraz.locale.texts import Texts

REFUSED = 1


POSITION = argument("POSITION", text, "solve-help-position", kind=Kind.FILE)
MOVE = option("--move", "JSON", text, "solve-help-move", None)
SEAT = option("--seat", "SEAT", integer(0), "solve-help-seat", None)
SEED = option("--seed", "TEXT", text, "solve-help-seed", "0")
AS_JSON = flag("--json", "solve-help-json")


def run(values: Values, words: Texts) -> int:
    from alcatraz.arbiter import other_rulings
    from alcatraz.arbiter.answers import loaded
    from alcatraz.cli.files.json_file import bundle_named_in, json_object, parsed_object
    from alcatraz.cli.parsing.complaint import complaint, from_contract
    from alcatraz.cli.screen.screen import Screen, make_console
    from alcatraz.cli.solve.pages import show_judgement, show_position
    from alcatraz.kernel.errors import ContractError
    from alcatraz.kernel.message import Message

    position, move, seat, as_json = values[POSITION], values[MOVE], values[SEAT], values[AS_JSON]
    if seat is not None and move is None:
        raise complaint("solve-seat-without-move")
    data = json_object(position)
    bundle = bundle_named_in(data, position)
    try:
        arbiter = loaded(bundle, data, values[SEED], words)
    except ContractError as error:
        raise from_contract(error, Message("solve-bad-position")) from error
    screen = Screen(make_console())
    if move is None:
        answer = {**arbiter.position(), "alternatives": other_rulings.for_position(arbiter)}
        print(_text(answer)) if as_json else show_position(arbiter, answer, screen)
        return 0
    asked = parsed_object(move, "--move")
    try:
        mover = arbiter.mover(seat)
    except ContractError as error:
        raise from_contract(error) from error
    try:
        judgement = arbiter.judgement(mover, asked)
    except ContractError as error:
        raise from_contract(error, Message("solve-bad-move")) from error
    judgement["alternatives"] = other_rulings.for_move(arbiter, mover, asked)
    print(_text(judgement)) if as_json else show_judgement(arbiter, judgement, screen)
    return 0 if judgement["allowed"] else REFUSED


def _text(answer: object) -> str:
    return json.dumps(answer, ensure_ascii=False, indent=1)


COMMAND = Command(
    "solve",
    "solve-help-command",
    run,
    (POSITION,),
    (MOVE, SEAT, SEED, AS_JSON),
    needs=("terminal",),
)

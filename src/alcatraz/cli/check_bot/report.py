"""The work of `alcatraz check-bot`, and what it found, line by line."""

import json

from alcatraz.cli.parsing.complaint import complaint, from_contract
from alcatraz.games.registry import BUNDLES, DEFAULT_GAME
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts
from alcatraz.matches.outside.bot import PREFIX, can_start
from alcatraz.matches.outside.trial import Findings, Trial, try_program

FAILED = 1


def report(
    program: str,
    game: str | None,
    players: int | None,
    games: int,
    milliseconds: int,
    seed: str,
    words: Texts,
    *,
    as_json: bool,
) -> int:
    command = program.removeprefix(PREFIX)
    name = game or DEFAULT_GAME
    if name not in BUNDLES:
        raise complaint("cli-no-game", got=name, known=tuple(BUNDLES))
    if not can_start(command):
        raise complaint("outside-no-program", flag="PROGRAM", got=command)
    trial = Trial(name, command, players or BUNDLES[name].usual_players, games, milliseconds, seed)
    try:
        found = try_program(trial)
    except ContractError as error:
        raise from_contract(error, Message("simulate-bad-options")) from error
    if as_json:
        print(json.dumps(found_json(trial, found), ensure_ascii=False, indent=1))
    else:
        for line in _lines(trial, found, words):
            print(line)
    return 0 if found.passed else FAILED


def found_json(trial: Trial, found: Findings) -> Json:
    return {
        "format": 1,
        "game": trial.game,
        "players": trial.players,
        "games": trial.games,
        "budget_ms": trial.milliseconds,
        "decisions": found.decisions,
        "protocol": found.protocol,
        "illegal": found.illegal,
        "late": found.late,
        "longest_ms": round(found.longest),
        "mean_ms": round(found.total / max(found.decisions, 1), 1),
        "different_games": found.different,
        "passed": found.passed,
    }


def _lines(trial: Trial, found: Findings, words: Texts) -> list[str]:
    say = words.say
    counts = {"decisions": found.decisions, "games": trial.games}
    lines = [say("check-bot-title", {"program": trial.command, "game": say(f"game-{trial.game}"), **counts})]
    for name in ("protocol", "illegal", "late"):
        count: int = getattr(found, name)
        lines.append(_line(say(f"check-bot-{name}", {"count": count}), words, good=not count))
    mean = round(found.total / max(found.decisions, 1))
    lines.append("    " + say("check-bot-times", {"longest": round(found.longest), "mean": mean}))
    lines.append(_line(say("check-bot-different", {"count": found.different}), words, good=not found.different))
    lines.append(say("check-bot-passed" if found.passed else "check-bot-failed"))
    return lines


def _line(text: str, words: Texts, *, good: bool) -> str:
    return f"{words.say('check-bot-good' if good else 'check-bot-bad'):>3} {text}"

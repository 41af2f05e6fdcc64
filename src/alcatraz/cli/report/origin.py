"""How a report was made: the version, the options of the games, and the command that makes it again."""

import json
from html import escape
from shlex import join

from alcatraz import __version__
from alcatraz.kernel.message import Arg
from alcatraz.locale.texts import Texts
from alcatraz.matches.simulation.plan import SimulationPlan


def how_it_was_made(plan: SimulationPlan, words: Texts) -> str:
    options = ", ".join(f"{name} = {_shown(name, value)}" for name, value in plan.options.items())
    args: dict[str, Arg] = {"version": __version__, "options": options or "none"}
    made = escape(words.say("report-origin", args))
    return f'<p>{made}</p><p class="command"><code>{escape(command(plan))}</code></p>'


def command(plan: SimulationPlan) -> str:
    """From the plan, not from what was typed: the same after an interrupted simulation went on."""
    flags = {
        "--games": str(plan.games),
        "--players": ",".join(map(str, plan.players)),
        "--policy": ",".join(plan.policies),
        "--seed": str(plan.seed),
        **({} if plan.iterations is None else {"--iterations": str(plan.iterations)}),
    }
    words = ["alcatraz", "simulate", plan.game, *(word for flag in flags.items() for word in flag)]
    for name, value in plan.options.items():
        # The content of an edition is not repeated here; its file has a name that only its owner knows.
        words += ["--edition", "FILE"] if name == "edition" else ["--option", f"{name}={json.dumps(value)}"]
    return join(words)


def _shown(name: str, value: object) -> str:
    if name == "edition" and isinstance(value, dict):
        return str(value.get("id"))
    return json.dumps(value, ensure_ascii=False)

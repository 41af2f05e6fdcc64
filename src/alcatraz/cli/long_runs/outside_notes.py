"""Failures of external bots, in sentences shown with the result."""

from collections.abc import Mapping

from alcatraz.kernel.message import Arg
from alcatraz.locale.texts import Texts
from alcatraz.matches.outside.bot import TROUBLES


def outside_notes(counts: Mapping[str, Mapping[str, int]], words: Texts) -> list[str]:
    """A sentence for each program that the stand-in replaced in some decisions."""
    notes = []
    for policy, found in counts.items():
        failed = {reason: found[reason] for reason in TROUBLES if found.get(reason)}
        if failed:
            reasons = ", ".join(
                words.say(f"arena-trouble-{reason.replace('_', '-')}", {"count": count})
                for reason, count in failed.items()
            )
            args: dict[str, Arg] = {"failed": sum(failed.values()), "decisions": found["decisions"], "reasons": reasons}
            notes.append(words.say("arena-failed", {**args, "policy": policy}))
    return notes

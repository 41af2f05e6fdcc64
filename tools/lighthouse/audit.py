"""One run of Lighthouse: scores from 0 to 100, figures, and what keeps a score below 100."""

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.node import Node

CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "speed-index",
    "total-blocking-time",
    "cumulative-layout-shift",
)
LONGEST = 240


@dataclass(frozen=True, slots=True)
class Audited:
    scores: dict[str, int]
    figures: dict[str, str]
    problems: list[str]
    # Of Lighthouse and of the browser.
    versions: str


def audit(node: Node, lighthouse: Path, url: str, port: int) -> Audited:
    """On the phone that Lighthouse emulates by default, with its slow network and processor."""
    command = [
        str(node.program),
        str(lighthouse),
        url,
        "--quiet",
        "--output=json",
        f"--port={port}",
        "--disable-storage-reset",
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    # It would send statistics home otherwise.
    silent = {**os.environ, "CI": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=silent, timeout=LONGEST, check=True)
    return _read(json.loads(done.stdout))


def _read(told: dict[str, Any]) -> Audited:
    scores = {name: round(100 * told["categories"][name]["score"]) for name in CATEGORIES}
    figures = {name: told["audits"][name]["displayValue"] for name in FIGURES}
    browser = str(told["environment"]["hostUserAgent"]).split("Chrome/")[-1].split(" ")[0]
    return Audited(
        scores, figures, _problems(told), f"Lighthouse {told['lighthouseVersion']}, Chromium {browser.split('.')[0]}"
    )


def _problems(told: dict[str, Any]) -> list[str]:
    """What counts for a score that is not full, with the first of the things it was found at."""
    found = []
    for name in CATEGORIES:
        for reference in told["categories"][name]["auditRefs"]:
            audited = told["audits"][reference["id"]]
            score = audited["score"]
            if reference["weight"] and score is not None and score < 1:
                shown = audited.get("displayValue") or _first_thing(audited)
                found.append(f"{reference['id']} {round(100 * score)}: {shown}")
    return found


def _first_thing(audited: dict[str, Any]) -> str:
    things = (audited.get("details") or {}).get("items") or [{}]
    return str((things[0].get("node") or {}).get("snippet") or things[0])[:200]

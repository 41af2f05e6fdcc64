"""Every figure that the dashboard and the alerts name is one that the server has."""

import json
import re
from pathlib import Path

import pytest

from alcatraz.server.runtime.metrics import NAMES

MONITORING = Path(__file__).parents[2] / "deploy" / "monitoring"


@pytest.mark.parametrize("file", ["alerts.yml", "grafana-dashboard.json"])
def test_every_figure_exists(file: str) -> None:
    named = set(re.findall(r"\balcatraz_\w+", (MONITORING / file).read_text("utf-8")))
    assert named
    assert named <= NAMES


def test_the_dashboard_shows_every_histogram() -> None:
    text = (MONITORING / "grafana-dashboard.json").read_text("utf-8")
    assert {name for name in NAMES if name.endswith("_bucket")} <= set(re.findall(r"\balcatraz_\w+", text))
    panels = json.loads(text)["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_there_are_three_alerts_and_each_says_what_to_look_at() -> None:
    text = (MONITORING / "alerts.yml").read_text("utf-8")
    assert text.count("- alert: ") == text.count("look: ") == 3

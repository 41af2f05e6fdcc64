"""Every sound of the table, rendered into memory as the page ships it: heard, short, unlike the others, not clipped."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import log10
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from alcatraz.server.http.settings import BUILT_PAGE
from tests.server.hosted import Hosted

SOURCE = Path(__file__).parents[2] / "web" / "src" / "sound" / "ring.ts"
NAMES = re.findall(r"^  \| '(\w+)'", SOURCE.read_text(encoding="utf-8"), re.MULTILINE)
# Below this nobody hears it at the usual level; a sound that is this much louder than another one startles.
SOFTEST, WIDEST = -38.0, 18.0
# A full scale; some air above the peak, since several may sound at once.
HIGHEST = -3.0
LONGEST = 2.4

# The page's own module, given a context that renders into memory, and the same luck every time.
RENDER = """
async ([module, sound]) => {
  let luck = 7;
  Math.random = () => (luck = (luck * 16807) % 2147483647) / 2147483647;
  const rate = 44100;
  window.AudioContext = function () {
    return (window.rendered = new OfflineAudioContext(1, rate * 3, rate));
  };
  const { play } = await import(`${module}?${sound}`);
  play(sound, 1);
  const samples = (await window.rendered.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const last = samples.findLastIndex((each) => Math.abs(each) > peak / 100);
  const part = rate / 10;
  let [loudest, crossings] = [0, 0];
  for (let from = 0; from + part <= samples.length; from += part / 10) {
    let sum = 0;
    for (let index = from; index < from + part; index += 1) sum += samples[index] ** 2;
    loudest = Math.max(loudest, sum / part);
  }
  for (let index = 1; index <= last; index += 1) if (samples[index] * samples[index - 1] < 0) crossings += 1;
  return [peak, Math.sqrt(loudest), last / rate, (crossings / last) * rate / 2];
}
"""


@dataclass(frozen=True, slots=True)
class Heard:
    # In decibels below a full scale: the highest sample, and the loudest tenth of a second.
    peak: float
    level: float
    seconds: float
    # About how high it is, in hertz.
    pitch: float


@pytest.fixture(scope="module")
def page(browser: Browser, server: Hosted) -> Iterator[Page]:
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url)
    yield page
    context.close()


@pytest.fixture(scope="module")
def heard(page: Page) -> dict[str, Heard]:
    (module,) = (BUILT_PAGE / "assets").glob("synthesis-*.js")
    found = {}
    for name in NAMES:
        peak, level, seconds, pitch = page.evaluate(RENDER, [f"/assets/{module.name}", name])
        found[name] = Heard(_decibels(peak), _decibels(level), seconds, pitch)
    return found


def _decibels(value: float) -> float:
    return 20 * log10(max(value, 1e-9))


def test_there_are_the_sounds_of_the_island() -> None:
    assert {"steps", "keys", "door", "stamp", "alarm", "sea"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_heard_and_not_clipped(heard: dict[str, Heard], name: str) -> None:
    assert heard[name].level > SOFTEST
    assert heard[name].peak < HIGHEST
    assert 0.02 < heard[name].seconds < LONGEST


def test_none_startles_beside_the_others(heard: dict[str, Heard]) -> None:
    levels = {name: each.level for name, each in heard.items()}
    assert max(levels.values()) - min(levels.values()) < WIDEST, levels


def test_no_two_are_alike(heard: dict[str, Heard]) -> None:
    for (one, first), (other, second) in combinations(heard.items(), 2):
        pitches, lengths = sorted([first.pitch, second.pitch]), sorted([first.seconds, second.seconds])
        differ = pitches[1] / pitches[0] > 1.15 or lengths[1] / lengths[0] > 1.2 or abs(first.level - second.level) > 3
        assert differ, (one, other, first, second)

"""Bars on small screens: no word is split on a button, no number is cut off."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import take_seat, to_look_at
from tests.web.visitors import Visitors
from tools.moments import your_turn

# The buttons in which one word takes more than one line, or more room than there is.
SPLIT = """() => {
  const found = [];
  for (const words of document.querySelectorAll('.button .words')) {
    const text = words.firstChild;
    if (!text || !words.offsetParent) continue;
    for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      const box = range.getBoundingClientRect(), button = words.closest('.button').getBoundingClientRect();
      if (lines.size > 1 || box.left < button.left - 1 || box.right > button.right + 1) found.push(word);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (740, 360)])
def test_no_word_is_split_on_a_button(server: Hosted, visitors: Visitors, language: str, size: tuple[int, int]) -> None:
    page: Page = visitors.desktop(viewport={"width": size[0], "height": size[1]})
    take_seat(page, to_look_at(server.url, "scapegoat", your_turn(5, 2)), language=language)
    expect(page.locator(".verb").first).to_be_visible()
    assert page.evaluate(SPLIT) == []


def test_cash_and_stamina_are_whole_on_a_phone_that_lies(server: Hosted, visitors: Visitors) -> None:
    page: Page = visitors.phone(viewport={"width": 740, "height": 360})
    take_seat(page, to_look_at(server.url, "scapegoat", your_turn(5, 2)))
    held = page.get_by_role("group", name="What you hold")
    for part in held.locator("> *").all():
        expect(part).to_be_in_viewport(ratio=1)
    assert held.evaluate("each => each.scrollWidth <= each.clientWidth + 1")

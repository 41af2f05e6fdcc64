"""What can be pressed on the page, as somebody sees it: names, states, places."""

import re
from dataclasses import asdict, dataclass

from tests.web.firefox.bidi import FirefoxPage

# Everything that can be pressed and is not covered by anything else, in the order of the document.
FIND = """
() => [...document.querySelectorAll('button, input[type=radio]')].flatMap((each) => {
  if (document.querySelector('dialog[open]') && !each.closest('dialog[open]')) return [];
  const shown = each.type === 'radio' ? each.closest('label') ?? each : each;
  if (!shown.checkVisibility({ visibilityProperty: true }) || each.disabled) return [];
  if (each.ariaDisabled === 'true') return [];
  shown.scrollIntoView({ block: 'nearest' });
  const box = shown.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  if (!top || !(shown.contains(top) || top.contains(shown))) return [];
  return [{
    name: each.ariaLabel ?? shown.textContent.trim(),
    kind: each.type === 'radio' ? 'radio' : 'button',
    pressed: each.ariaPressed === 'true' || each.checked === true,
    classes: [...each.classList],
    square: each.dataset.square ?? '',
    dialog: each.closest('dialog')?.querySelector('h2')?.textContent.trim() ?? '',
    list: each.closest('ul')?.ariaLabel ?? '',
    x, y,
  }];
})
"""
# What is found once the table is ready and it differs from what was there before; after a second, what is there.
FIND_CHANGED = f"""
async (before) => {{
  const find = {FIND};
  const end = performance.now() + 1000;
  for (;;) {{
    const found = find();
    const changed = JSON.stringify(found) !== JSON.stringify(before);
    const ready = document.documentElement.dataset.ready === 'true';
    if ((ready && changed) || performance.now() > end) return found;
    await new Promise(requestAnimationFrame);
  }}
}}
"""


@dataclass(frozen=True, slots=True)
class Control:
    name: str
    kind: str
    pressed: bool
    classes: list[str]
    square: str
    dialog: str
    list: str
    x: float
    y: float

    def is_named(self, pattern: str) -> bool:
        return re.search(pattern, self.name) is not None


def controls_after(page: FirefoxPage, before: list[Control]) -> list[Control]:
    return [Control(**each) for each in page.evaluate(FIND_CHANGED, [asdict(each) for each in before])]


def press(page: FirefoxPage, control: Control) -> None:
    page.press_at(control.x, control.y)

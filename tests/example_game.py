"""The example of docs/how-to/add-a-game.md: a game that is not registered and brings as little as a game can."""

import re
import sys
from pathlib import Path
from types import ModuleType

from alcatraz.bundle.game_bundle import GameBundle

PAGE = Path(__file__).parent.parent / "docs" / "how-to" / "add-a-game.md"
_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def _bundle() -> GameBundle:
    """What the page defines; its last block runs the battery."""
    module = ModuleType("race_to_ten")
    # Pickling finds the classes of a state by the name of their module.
    sys.modules[module.__name__] = module
    for block in _BLOCK.findall(PAGE.read_text(encoding="utf-8"))[:-1]:
        exec(block, module.__dict__)
    bundle = module.BUNDLE
    assert isinstance(bundle, GameBundle)
    return bundle


EXAMPLE = _bundle()

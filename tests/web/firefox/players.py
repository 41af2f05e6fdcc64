"""Two people who play a whole game in Firefox: they look at what can be pressed, and press it."""

from collections.abc import Callable

from tests.web.firefox.bidi import FirefoxPage
from tests.web.firefox.controls import Control, controls_after, press

Choose = Callable[[list[Control]], Control | None]
# More presses than any game takes. Never a time: a slow machine only takes longer.
MOST = 300
# So often in a row there may be nothing to press; after each time the page is watched for a second.
IDLE = 60
# So many things are done before the turn is ended, in so many turns; later the others may finish the game.
BUSY = 3
BUSY_TURNS = 2
OVER = "() => [...document.querySelectorAll('h3')].some((each) => each.textContent.includes('How it came to that'))"


def plays_to_the_end(page: FirefoxPage, choose: Choose) -> int:
    """Presses what `choose` finds until the ending is explained. How often."""
    presses = idle = 0
    found: list[Control] = []
    while presses < MOST and idle < IDLE:
        found = controls_after(page, found)
        if page.evaluate(OVER):
            return presses
        chosen = choose(found)
        idle = 0 if chosen else idle + 1
        if chosen:
            press(page, chosen)
            presses += 1
    raise AssertionError(f"the game does not end after {presses} presses")


def first(found: list[Control], pattern: str, *, kind: str = "button") -> Control | None:
    return next((each for each in found if each.kind == kind and each.is_named(pattern)), None)


class FirefoxPrisoner:
    """The Scapegoat: completes, uses and moves, then ends the turn; votes for the first on the ballot."""

    def __init__(self) -> None:
        self.votes = 0
        self._turns = 0
        self._done = 0

    def choose(self, found: list[Control]) -> Control | None:
        return self._on_a_sheet(found) or self._answer(found) or self._act(found)

    def _on_a_sheet(self, found: list[Control]) -> Control | None:
        if not found or not found[0].dialog:
            return None
        ballot = [each for each in found if each.kind == "radio"]
        if ballot and not any(each.pressed for each in ballot):
            return ballot[0]
        fold = first(found, "^Fold it")
        if fold:
            self.votes += 1
            return fold
        plain = first(found, "^(Continue|Accept|Agree|Complete the task|End the turn|Do it)")
        if plain:
            return plain
        # Something has to be chosen first: a token, a card, a player.
        return next((each for each in found if not each.pressed and each.name not in ("Cancel", "Close")), None)

    def _answer(self, found: list[Control]) -> Control | None:
        """One of the answers to a question of the action bar."""
        return next((each for each in found if each.list.endswith("?")), None)

    def _act(self, found: list[Control]) -> Control | None:
        end = first(found, "^(End turn|Call the vote|I have said enough)")
        if end is None:
            return None
        self._done += 1
        busy = self._turns < BUSY_TURNS and self._done < BUSY
        verbs = ("Complete", "Use", "Move") if busy else ()
        chosen = next((each for verb in verbs if (each := first(found, f"^{verb}, "))), None)
        if chosen is None:
            self._done = 0
            self._turns += 1
        return chosen or end


class FirefoxRunaway:
    """The 1999 game: boards if possible, else brings somebody out or walks with the first who can."""

    def __init__(self) -> None:
        self._tried: set[str] = set()

    def choose(self, found: list[Control]) -> Control | None:
        now = first(found, "^(Board the boat|Let the guard run|Pass)")
        if now:
            return now
        goal = next((each for each in found if "reach" in each.classes), None)
        if goal:
            self._tried.clear()
            return goal
        starts = [each for each in found if each.is_named("let one out|can move") and not each.pressed]
        start = next((each for each in starts if each.name not in self._tried), None)
        if start is None:
            self._tried.clear()
        else:
            self._tried.add(start.name)
        return start

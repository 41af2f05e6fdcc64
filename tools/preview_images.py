"""Draws the pictures that links show, from the page's own drawings: `python -m tools.preview_images`.

The built page is opened in a browser, its pictures are shown alone at the size that messengers want, and written to
web/public. To be run again when the drawings change.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools.browser import CHROMIUM
from tools.screenshots.serving import serving

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZE = {"width": 1200, "height": 630}
# Shows some of the pictures of the home page side by side, with the name of the house below.
_SHOW = """(games) => {
  const pictures = games.map((game) => document.querySelector(`#game-${game}`).closest('article').querySelector('svg'));
  const stage = document.createElement('div');
  stage.style.cssText = 'position:fixed;inset:0;z-index:99;display:flex;background:var(--ground)';
  for (const picture of pictures) {
    const part = document.createElement('div');
    part.style.cssText = 'flex:1;min-width:0;overflow:hidden;position:relative';
    const drawn = picture.cloneNode(true);
    drawn.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    drawn.style.cssText = 'position:absolute;width:100%;height:100%';
    part.append(drawn);
    stage.append(part);
  }
  const name = document.createElement('p');
  name.textContent = 'ALCATRAZ';
  name.style.cssText = `position:absolute;inset:auto 0 0;padding:120px 0 36px;text-align:center;color:var(--paper);
    font:600 96px/1 var(--names);letter-spacing:.18em;background:linear-gradient(transparent, #12171cf2)`;
  stage.append(name);
  document.body.append(stage);
}"""


def draw(page: Page, address: str, games: list[str], path: Path) -> None:
    page.goto(address)
    page.locator("article svg").nth(1).wait_for()
    page.evaluate(_SHOW, games)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=path)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM.find(), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, reduced_motion="reduce")  # type: ignore[arg-type]
        games = [each["id"] for each in page.request.get(f"{address}/games").json()["games"]]
        draw(page, address, games, PUBLIC / "preview.png")
        for game in games:
            draw(page, address, [game], PUBLIC / f"preview-{game}.png")
        browser.close()


if __name__ == "__main__":
    main()

"""`python -m tools.game_docs` writes the reference of the games; with --check it only says what is outdated."""

import sys

from tools.game_docs.files import files, outdated


def main() -> None:
    if "--check" in sys.argv:
        old = outdated()
        sys.exit(f"Run `python -m tools.game_docs`: {', '.join(map(str, old))}" if old else 0)
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

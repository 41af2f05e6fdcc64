"""Write the playthrough files anew after a change of the rules that is meant: read the diff before you keep it."""

from pathlib import Path

from tests.test_playthroughs import FOLDER, PLAYTHROUGHS, written


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in PLAYTHROUGHS:
        path: Path = FOLDER / f"{name}.txt"
        path.write_text(written(name), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()

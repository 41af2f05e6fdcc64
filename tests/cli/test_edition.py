"""`alcatraz edition`: the file to start from, and every mistake of one at once."""

from pathlib import Path

from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]


def shown_edition(terminal: Terminal) -> str:
    assert terminal.run("edition", "show") == 0
    return terminal.shown


def test_the_shown_edition_is_commented_and_fine(terminal: Terminal, tmp_path: Path) -> None:
    text = shown_edition(terminal)
    assert text.startswith("# ")
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    assert terminal.run("edition", "check", str(tmp_path / "box.toml")) == 0
    assert "is fine: “House edition”, 30 tasks, 1 of them as printed." in terminal.said


def test_all_mistakes_at_once_as_the_file_has_them(terminal: Terminal, tmp_path: Path) -> None:
    text = shown_edition(terminal)
    text = text.replace("guards = 0", "guards = 7", 1).replace('id = "laundry"', 'id = "sauna"')
    text = text.replace("gun = { value = 1", "gun = { value = 2")
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    assert terminal.run("edition", "check", str(tmp_path / "box.toml")) == 1
    assert (
        "task 1 (make_a_duplicate_key), guards: a whole number from 0 to 4 is expected, not 7." in terminal.complained
    )
    assert 'location 10 (sauna), id: "sauna" is not one of these: ' in terminal.complained
    assert "tokens.gun.value: " in terminal.complained


def test_a_mistake_of_grammar_says_where(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('format = 1\nid = = "mine"\n')
    assert terminal.run("edition", "check", str(tmp_path / "box.toml")) == 1
    assert "is not TOML (line 2, column 6): " in terminal.complained
    (tmp_path / "box.toml").write_text('id = "mine')
    assert terminal.run("edition", "check", str(tmp_path / "box.toml"), "--language", "fr") == 1
    assert "n’est pas du TOML (" in terminal.complained


def test_a_file_that_holds_something_else(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("location = 3\ntask = [4]\n")
    assert terminal.run("edition", "check", str(tmp_path / "box.toml")) == 1
    assert "location: a list is expected, not 3." in terminal.complained
    assert "task 1 (?): an object with named fields is expected, not 4." in terminal.complained


def test_no_file_and_no_game(terminal: Terminal) -> None:
    assert terminal.run("edition", "check", "nowhere.toml") == 2
    assert terminal.run("edition", "check") == 2
    assert "Something is missing: FILE." in terminal.complained
    assert terminal.run("edition", "show", "--game", "boat") == 2
    assert "Alcatraz (1999) has no edition" in terminal.complained


def test_the_summary_says_what_finds_no_space(terminal: Terminal, tmp_path: Path) -> None:
    text = shown_edition(terminal)
    text = text.replace('id = "laundry"', 'id = "laundry"\ngold_spaces = ["clothes"]').replace(
        "drug = { value = 5", "drug = { value = 4"
    )
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    assert terminal.run("edition", "check", str(tmp_path / "box.toml")) == 0
    assert "With all silver sides up: drug: 1 empty space." in terminal.said
    assert "With all gold sides up: clothes: 2 in the box, drug: 1 empty space." in terminal.said

"""`alcatraz analyse`: what it shows, what it writes as JSON, and that nothing worked out is lost."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from alcatraz.analysis.analysis import Analysis
from alcatraz.cli.analyse import run as command
from alcatraz.cli.analyse.kept_units import MOST_KEPT, kept_folder
from alcatraz.cli.main import obey
from alcatraz.kernel.game import Json
from tests.analysis.matches import played

pytestmark = pytest.mark.no_cover

ASKED = ["--worlds", "1", "--language", "en"]


@pytest.fixture(scope="module")
def worked_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record, and beside it a cache in which its analysis is."""
    folder = tmp_path_factory.mktemp("worked_out")
    record = {**played("boat", "inmate rookie", "c"), "seats": [{"name": "Ada"}, {}]}
    (folder / "match.json").write_text(json.dumps(record))
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        assert obey(["analyse", str(folder / "match.json"), *ASKED]) == 0
    return folder


@pytest.fixture
def file(worked_out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    shutil.copytree(worked_out, tmp_path, dirs_exist_ok=True)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return str(tmp_path / "match.json")


def test_the_result_in_words(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["analyse", file, *ASKED]) == 0
    text = capsys.readouterr().out
    assert "Who moved whose chances" in text
    assert "Turning points" in text
    assert "Chances of Ada:" in text
    assert f"alcatraz replay {file} --to" in " ".join(text.split())


def test_in_french(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["analyse", file, "--worlds", "1", "--language", "fr"]) == 0
    assert "Qui a changé les chances de qui" in capsys.readouterr().out


def test_json_on_standard_output(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["analyse", file, "--worlds", "1", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["names"] == ["Ada", "Teal"]
    assert result["worlds"] == 1
    assert len(result["decisions"]) == 2
    assert all(point["text"]["what"] for point in result["turning_points"])


def test_what_was_worked_out_before_ctrl_c_is_kept(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (kept,) = kept_folder().iterdir()
    whole = kept.read_text().splitlines()
    kept.unlink()
    for patience in (10, 15):
        monkeypatch.setattr(command, "Analysis", impatient(patience))
        assert obey(["analyse", file, *ASKED]) == 130
        assert f"Stopped after {patience} of" in capsys.readouterr().err
        assert kept.read_text().splitlines() == whole[: 1 + patience]


def impatient(patience: int) -> type[Analysis]:
    """An analysis during which somebody presses Ctrl-C."""

    class Impatient(Analysis):
        def run(self) -> Iterator[Json]:
            for number, unit in enumerate(super().run()):
                if number == patience:
                    raise KeyboardInterrupt
                yield unit

    return Impatient


def test_the_oldest_analyses_make_room(file: str) -> None:
    for number in range(MOST_KEPT + 5):
        (kept_folder() / f"{number}.jsonl").write_text("{}\n")
    assert obey(["analyse", file, "--worlds", "1", "--json"]) == 0
    assert len(list(kept_folder().iterdir())) == MOST_KEPT


def test_a_record_that_does_not_rebuild(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.json"
    data = json.loads(Path(file).read_text())
    broken.write_text(json.dumps({**data, "digest": "sha256:0"}))
    assert obey(["analyse", str(broken), "--language", "en"]) == 2
    assert "cannot be analysed" in capsys.readouterr().err

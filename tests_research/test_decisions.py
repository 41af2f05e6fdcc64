"""`alcatraz simulate --decisions`: a row a decision."""

import json
from pathlib import Path

import pyarrow.parquet
import pytest

from alcatraz.bundle.in_numbers import length
from alcatraz.cli.main import obey
from alcatraz.rl.episode import numbers_of


def test_every_decision_is_a_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, summary = tmp_path / "data.parquet", tmp_path / "summary.json"
    wished = ["simulate", "boat", "--players", "2", "--policy", "simple", "--games", "3", "--seed", "5", "--jobs", "1"]
    assert obey([*wished, "--decisions", str(path), "--json", str(summary)]) == 0
    told = json.loads(summary.read_text(encoding="utf-8"))["tables"][0]
    table = pyarrow.parquet.read_table(path)
    assert table.num_rows == round(told["decisions"]["mean"] * 3)
    rows = table.to_pylist()
    assert {row["outcome"] for row in rows} == {0.0, 1.0}
    numbers = numbers_of("boat")
    for row in rows[:40]:
        assert len(row["observation"]) == length(numbers.features)
        assert row["legal"][row["action"]] == 1
        assert numbers.actions[row["action"]] == json.loads(row["move"])
    features = json.loads(table.schema.metadata[b"features"])
    assert [each["name"] for each in features] == [each.name for each in numbers.features]
    # Neither the journal nor the records that were needed on the way are left.
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data.parquet", "summary.json"]

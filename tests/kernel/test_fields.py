"""Reading JSON that people wrote: every problem is named, none hides another."""

from alcatraz.kernel.notation.fields import Fields, echo


def ids(fields: Fields) -> list[str]:
    return [problem.id for problem in fields.problems]


def test_a_missing_field_is_named() -> None:
    fields = Fields({}, "move")
    fields.integer("seat", 0, 3)
    assert ids(fields) == ["json-missing"]
    assert fields.problems[0].args["field"] == "move.seat"


def test_true_is_not_a_number() -> None:
    fields = Fields({"seat": True})
    assert fields.integer("seat", 0, 3) == 0
    assert ids(fields) == ["json-not-an-integer"]


def test_a_number_out_of_range_says_the_range() -> None:
    fields = Fields({"cash": 9})
    fields.integer("cash", 0, 3, 0)
    assert (fields.problems[0].args["low"], fields.problems[0].args["high"]) == (0, 3)


def test_an_unknown_field_is_refused_and_the_known_ones_are_listed() -> None:
    fields = Fields({"cahs": 1})
    fields.integer("cash", 0, 3, 0)
    fields.finish()
    assert ids(fields) == ["json-unknown-field"]
    assert fields.problems[0].args["allowed"] == ("cash",)


def test_all_problems_come_at_once() -> None:
    fields = Fields({"a": "x", "b": 5, "d": []})
    fields.integer("a", 0, 1)
    fields.boolean("b", default=False)
    fields.choice("c", ("x", "y"))
    fields.child("d")
    assert ids(fields) == ["json-not-an-integer", "json-not-a-boolean", "json-missing", "json-not-an-object"]


def test_names_in_lists_are_checked_one_by_one() -> None:
    fields = Fields({"items": ["key", "spoon", 3]})
    assert fields.choices("items", ("key", "gun")) == [0]
    assert [problem.args["field"] for problem in fields.problems] == ["items[1]", "items[2]"]


def test_keys_of_an_object_are_checked() -> None:
    fields = Fields({"guards": {"chapel": 1, "pool": 2}})
    assert fields.per_name("guards", ("chapel",)) == [(0, "guards.chapel", 1)]
    assert ids(fields) == ["json-unknown-name"]


def test_something_else_than_a_list_is_noticed() -> None:
    fields = Fields({"items": "key"})
    assert fields.items("items") == []
    assert ids(fields) == ["json-not-a-list"]


def test_long_values_are_cut_when_they_are_quoted() -> None:
    assert len(echo("x" * 500)) == 60


def test_something_else_than_a_list_of_names_is_noticed_wherever_it_stands() -> None:
    fields = Fields({})
    assert fields.checked_choices("key", "items.chapel", ("key", "gun")) == []
    assert ids(fields) == ["json-not-a-list"]
    assert fields.problems[0].args["field"] == "items.chapel"

"""Reading a command line by a declaration: typed values, defaults, the environment, and what does not fit."""

from pathlib import Path

import pytest

from alcatraz.cli.parsing.command import (
    Command,
    Kind,
    Values,
    argument,
    arguments,
    flag,
    option,
    optional_argument,
    repeated_option,
)
from alcatraz.cli.parsing.complaint import Complaint
from alcatraz.cli.parsing.read_arguments import read_arguments
from alcatraz.cli.parsing.value_readers import file_path, integer, number, one_of, text, web_origin
from alcatraz.locale.texts import Texts, texts

WHERE = argument("WHERE", text, "cli-help")
WHAT = optional_argument("WHAT", text, "cli-help")
PORT = option("--port", "NUMBER", integer(0, 65535), "cli-help", 8000, variable="PORT")
DAYS = option("--days", "DAYS", number(1), "cli-help", None)
FILE = option("--file", "FILE", file_path, "cli-help", None, kind=Kind.FILE)
LEVEL = option("--level", "LEVEL", one_of("low", "high"), "cli-help", "low")
NAME = repeated_option("--name", "NAME", text, "cli-help", variable="NAMES")
LOUD = flag("--loud", "cli-help", variable="LOUD")


def nothing(values: Values, words: Texts) -> int:
    return 0


WALK = Command("walk", "cli-help", nothing, (WHERE, WHAT), (PORT, DAYS, FILE, LEVEL, NAME, LOUD))
FILES = arguments("FILE", file_path, "cli-help", kind=Kind.FILE)
MANY = Command("many", "cli-help", nothing, (FILES,))


def read(*words: str, command: Command = WALK, **environment: str) -> Values:
    return read_arguments(command, "alcatraz walk", words, environment)


def complained(*words: str, command: Command = WALK, **environment: str) -> str:
    with pytest.raises(Complaint) as complaint:
        read(*words, command=command, **environment)
    assert complaint.value.code == 2
    return texts("en").tell(complaint.value.messages[0])


def test_what_is_left_out_has_its_default() -> None:
    values = read("yard")
    assert (values[WHERE], values[WHAT]) == ("yard", None)
    assert (values[PORT], values[DAYS], values[FILE], values[LEVEL], values[NAME]) == (8000, None, None, "low", ())
    assert not values[LOUD]
    assert not values.was_given(PORT)


def test_options_and_words_in_any_order_with_and_without_an_equals_sign() -> None:
    values = read("--port=1", "yard", "--days", "1.5", "--loud", "work", "--file", "a b.toml", "--level", "HIGH")
    assert (values[WHERE], values[WHAT], values[PORT], values[DAYS]) == ("yard", "work", 1, 1.5)
    assert (values[FILE], values[LEVEL], values[LOUD]) == (Path("a b.toml"), "high", True)


def test_an_option_that_repeats_keeps_all_and_another_keeps_the_last() -> None:
    values = read("yard", "--name", "Ada", "--port", "1", "--name=Bob", "--port", "2")
    assert values[NAME] == ("Ada", "Bob")
    assert values[PORT] == 2


def test_a_value_may_begin_with_a_dash() -> None:
    assert read("yard", "--name", "-5")[NAME] == ("-5",)
    assert read("-", "--", "--loud")[WHAT] == "--loud"
    assert not read("-", "--", "--loud")[LOUD]


def test_the_environment_stands_in_for_options() -> None:
    values = read("yard", PORT="9", NAMES="Ada Bob", LOUD="yes")
    assert (values[PORT], values[NAME], values[LOUD]) == (9, ("Ada", "Bob"), True)
    assert values.was_given(PORT)
    assert read("yard", "--port", "1", PORT="9")[PORT] == 1
    assert not read("yard", LOUD="off")[LOUD]
    assert read("yard", PORT="")[PORT] == 8000


def test_one_word_or_more() -> None:
    assert read("a", "b", command=MANY)[FILES] == (Path("a"), Path("b"))
    assert complained(command=MANY) == "Something is missing: FILE."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Something is missing: WHERE."),
        (["yard", "work", "more"], "That is more than this command understands."),
        (["yard", "--prot", "1"], "There is no option --prot. Did you mean --port?"),
        (["yard", "-x"], "There is no option -x."),
        (["yard", "--port"], "--port needs a value after it."),
        (["yard", "--loud=yes"], "--loud takes no value."),
        (["yard", "--port", "many"], "--port: a whole number from 0 to 65535 is expected, not “many”."),
        (["yard", "--port", "65536"], "--port: a whole number from 0 to 65535 is expected, not “65536”."),
        (["yard", "--port=-1"], "--port: a whole number from 0 to 65535 is expected, not “-1”."),
        (["yard", "--days", "0.5"], "--days: a number of at least 1 is expected, not “0.5”."),
        (["yard", "--days", "nan"], "--days: a number of at least 1 is expected, not “nan”."),
        (["yard", "--level", "medium"], "--level: one of low, high is expected, not “medium”."),
    ],
)
def test_what_does_not_fit(words: list[str], sentence: str) -> None:
    assert complained(*words) == sentence


def test_what_does_not_fit_in_the_environment() -> None:
    assert complained("yard", LOUD="perhaps") == (
        "LOUD: one of 1, on, t, true, y, yes, 0, f, false, n, no, off is expected, not “perhaps”."
    )
    assert complained("yard", PORT="x") == "--port: a whole number from 0 to 65535 is expected, not “x”."


ORIGIN = option("--origin", "URL", web_origin, "cli-help", "")
SHOWN = Command("shown", "cli-help", nothing, (), (ORIGIN,))


NO_ADDRESSES = [
    "zzz",
    "play.example",
    "ftp://play.example",
    "https://",
    "https://play.example/club",
    "https://play.example:port",
    "https://me@play.example",
    "https://play.example?x",
    "//play.example",
]


@pytest.mark.parametrize("given", [*NO_ADDRESSES, "https://a b.example"])
def test_what_is_no_address_of_a_web_site_is_refused_with_a_sentence(given: str) -> None:
    said = complained(f"--origin={given}", command=SHOWN)
    assert given in said
    assert "https://play.example, with http:// or https:// and without a path" in said


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("https://Play.Example/", "https://play.example"),
        ("https://play.example:443", "https://play.example"),
        ("http://play.example:8080", "http://play.example:8080"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_an_address_is_kept_as_browsers_write_it(given: str, meant: str) -> None:
    assert read("--origin", given, command=SHOWN)[ORIGIN] == meant

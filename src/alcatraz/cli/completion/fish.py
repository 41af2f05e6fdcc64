"""The completion script for fish."""

from alcatraz.cli.completion.nodes import PROGRAMS, CommandNode, OptionNode, Value, command_nodes
from alcatraz.cli.parsing.command import CommandGroup, Kind
from alcatraz.locale.texts import Texts

_USE = "alcatraz completion fish > ~/.config/fish/completions/alcatraz.fish"

_SCRIPT = """# {about}
#   {use}

# Whether the words typed so far name exactly this command.
function __alcatraz_at
    set -l path ""
    for word in (commandline -opc)[2..-1]
        if contains -- "$path/$word" {paths}
            set path "$path/$word"
        end
    end
    test "$path" = "$argv"
end

{lines}
"""


def fish_script(program: CommandGroup, words: Texts) -> str:
    nodes = list(command_nodes(program, words))
    lines = [line for name in PROGRAMS for node in nodes for line in _lines(name, node)]
    paths = " ".join(node.slashed for node in nodes if node.path)
    return _SCRIPT.format(about=words.say("cli-completion-use"), use=_USE, paths=paths, lines="\n".join(lines))


def _lines(program: str, node: CommandNode) -> list[str]:
    start = f"complete -c {program} -n '__alcatraz_at {node.slashed}'"
    takes_files = any(value.kind is not Kind.ANYTHING for value in node.arguments)
    lines = [] if takes_files else [f"{start} -f"]
    lines += [f"{start} -a {name} -d {_quoted(about)}" for name, about in node.subcommands.items()]
    lines += [f"{start} -a {_quoted(' '.join(value.words))}" for value in node.arguments if value.words]
    lines += [_option(start, option) for option in node.options]
    return lines


def _option(start: str, option: OptionNode) -> str:
    return f"{start} -l {option.name.removeprefix('--')}{_takes(option.value)} -d {_quoted(option.about)}"


def _takes(value: Value | None) -> str:
    if value is None:
        return ""
    if value.words:
        return f" -x -a {_quoted(' '.join(value.words))}"
    if value.kind is Kind.FOLDER:
        return " -x -a '(__fish_complete_directories)'"
    return " -r -F" if value.kind is Kind.FILE else " -x"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"

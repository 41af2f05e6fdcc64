"""The completion script for zsh."""

from alcatraz.cli.completion.nodes import PROGRAMS, CommandNode, OptionNode, Value, command_nodes
from alcatraz.cli.parsing.command import CommandGroup, Kind
from alcatraz.locale.texts import Texts

_USE = 'alcatraz completion zsh > "${fpath[1]}/_alcatraz"'

_SCRIPT = """#compdef {programs}
# {about}
#   {use}

_alcatraz() {{
    local at command=""
    for ((at = 2; at < CURRENT; at++)); do
        case "$command/${{words[at]}}" in
            ({paths}) command="$command/${{words[at]}}" ;;
        esac
    done
    case "$command" in
{commands}
    esac
}}

if [[ $funcstack[1] == _alcatraz ]]; then
    _alcatraz "$@"
else
    compdef _alcatraz {programs}
fi
"""


def zsh_script(program: CommandGroup, words: Texts) -> str:
    nodes = list(command_nodes(program, words))
    return _SCRIPT.format(
        programs=" ".join(PROGRAMS),
        about=words.say("cli-completion-use"),
        use=_USE,
        paths="|".join(node.slashed for node in nodes if node.path),
        commands="\n".join(_command_case(node) for node in nodes),
    )


def _command_case(node: CommandNode) -> str:
    """`_arguments` gets the words of this command only: those of the commands above it are cut off."""
    specs = [*map(_option, node.options), *_plain(node)]
    cut = f"shift {len(node.path)} words; (( CURRENT -= {len(node.path)} )); " if node.path else ""
    lines = " \\\n".join(f"                {spec}" for spec in specs)
    return f'        ("{node.slashed}")\n            {cut}_arguments \\\n{lines} ;;'


def _option(option: OptionNode) -> str:
    takes = "" if option.value is None else f": :{_action(option.value)}"
    return _quoted(f"*{option.name}[{_escaped(option.about)}]{takes}")


def _plain(node: CommandNode) -> list[str]:
    if node.subcommands:
        described = " ".join(
            _escaped(name) + "\\:" + _inner_quoted(_escaped(about)) for name, about in node.subcommands.items()
        )
        return [_quoted(f"1: :(({described}))")]
    return [_quoted(f"*: :{_action(value)}") for value in node.arguments[:1]]


def _action(value: Value) -> str:
    if value.words:
        return f"({' '.join(value.words)})"
    return {Kind.FILE: "_files", Kind.FOLDER: "_files -/", Kind.ANYTHING: " "}[value.kind]


def _escaped(text: str) -> str:
    for sign in "\\[]:":
        text = text.replace(sign, "\\" + sign)
    return text


def _inner_quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"').replace("(", "\\(").replace(")", "\\)") + '"'


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"

"""The completion script for bash."""

from alcatraz.cli.completion.nodes import PROGRAMS, CommandNode, Value, command_nodes
from alcatraz.cli.parsing.command import CommandGroup, Kind
from alcatraz.locale.texts import Texts

_USE = "alcatraz completion bash > ~/.local/share/bash-completion/completions/alcatraz"

_SCRIPT = """# {about}
#   {use}

_alcatraz() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}} path="" at
    for ((at = 1; at < COMP_CWORD; at++)); do
        case "$path/${{COMP_WORDS[at]}}" in
            {paths}) path="$path/${{COMP_WORDS[at]}}" ;;
        esac
    done
    COMPREPLY=()
    # The value of an option.
    case "$path $previous" in
{values}
    esac
    # A subcommand, an option or an argument.
    case "$path" in
{commands}
    esac
}}
complete -F _alcatraz {programs}
"""


def bash_script(program: CommandGroup, words: Texts) -> str:
    nodes = list(command_nodes(program, words))
    return _SCRIPT.format(
        about=words.say("cli-completion-use"),
        use=_USE,
        paths=" | ".join(node.slashed for node in nodes if node.path),
        values="\n".join(line for node in nodes for line in _value_cases(node)),
        commands="\n".join(_command_case(node) for node in nodes),
        programs=" ".join(PROGRAMS),
    )


def _value_cases(node: CommandNode) -> list[str]:
    return [
        f'        "{node.slashed} {option.name}") {_replies(option.value)}return ;;'
        for option in node.options
        if option.value is not None
    ]


def _command_case(node: CommandNode) -> str:
    listed = [*node.subcommands, *(word for value in node.arguments for word in value.words)]
    flags = " ".join(option.name for option in node.options)
    files = next((value for value in node.arguments if value.kind is not Kind.ANYTHING), Value())
    plain = f'COMPREPLY=($(compgen -W "{" ".join(listed)}" -- "$current")); ' if listed else _replies(files)
    return (
        f'        "{node.slashed}") if [[ $current == -* ]]; then '
        f'COMPREPLY=($(compgen -W "{flags}" -- "$current")); else {plain or ": ; "}fi ;;'
    )


def _replies(value: Value) -> str:
    if value.words:
        return f'COMPREPLY=($(compgen -W "{" ".join(value.words)}" -- "$current")); '
    if value.kind is Kind.ANYTHING:
        return ""
    letter = "f" if value.kind is Kind.FILE else "d"
    return f'compopt -o filenames; mapfile -t COMPREPLY < <(compgen -{letter} -- "$current"); '

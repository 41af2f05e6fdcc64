"""`alcatraz completion`: the script that completes the command in bash, zsh or fish."""

from alcatraz.cli.parsing.command import Command, Values, argument
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.parsing.value_readers import text
from alcatraz.locale.texts import Texts

SHELLS = ("bash", "zsh", "fish")
SHELL = argument("SHELL", text, "cli-help-completion-shell", choices=lambda: SHELLS)


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.completion.bash import bash_script
    from alcatraz.cli.completion.fish import fish_script
    from alcatraz.cli.completion.zsh import zsh_script
    from alcatraz.cli.program import PROGRAM

    scripts = dict(zip(SHELLS, (bash_script, zsh_script, fish_script), strict=True))
    if values[SHELL] not in scripts:
        raise complaint("cli-completion-no-shell", got=values[SHELL], known=SHELLS)
    print(scripts[values[SHELL]](PROGRAM, words), end="")
    return 0


COMMAND = Command("completion", "cli-help-completion", run, (SHELL,))

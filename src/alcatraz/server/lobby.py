"""What a lobby shows before there is a table, in a reader's language: games, bots, options, languages."""

from functools import cache

from alcatraz.games.registry import KITS
from alcatraz.kernel.kit import Choice, Kit, Option
from alcatraz.texts import Texts, languages, texts
from alcatraz.wire import GameList, Language, Level, ListedGame, OptionChoice
from alcatraz.wire import Option as ListedOption


@cache
def game_list(language: str) -> GameList:
    words = texts(language)
    return GameList(
        games=[_game(kit, words) for kit in KITS.values()],
        languages=[Language(each, texts(each).say("language-name")) for each in languages()],
    )


def _game(kit: Kit, words: Texts) -> ListedGame:
    name = kit.game.id
    return ListedGame(
        id=name,
        title=words.say(f"game-{name}"),
        text=words.say(f"lobby-game-{name}") if words.has(f"lobby-game-{name}") else "",
        seats=list(kit.game.seats),
        usual=kit.usual_players,
        secrets=kit.has_secrets,
        levels=[_level(level, words) for level in _levels(kit)],
        options=[_option(option, f"lobby-{name}-{option.id.replace('_', '-')}", words) for option in kit.lobby],
    )


def _levels(kit: Kit) -> list[str]:
    """In the game's order, the weakest first. `simple` is a yardstick; people meet it where there is nobody else."""
    return [level for level in kit.policies if level != "simple"] or list(kit.policies)


def _level(level: str, words: Texts) -> Level:
    """A level that a game brings without words is called by its id."""
    text = f"lobby-level-{level}"
    if not words.has(text):
        return Level(level, level, "")
    return Level(level, words.say(text), words.say(text, attribute="text"))


def _option(option: Option, text: str, words: Texts) -> ListedOption:
    return ListedOption(
        id=option.id,
        title=words.say(text),
        text=words.say(text, attribute="text"),
        choices=[_choice(choice, words) for choice in option.choices],
        default=option.default,
        many=option.many,
        rule=option.rule,
    )


def _choice(choice: Choice, words: Texts) -> OptionChoice:
    text = None if choice.text is None else words.tell(choice.text)
    return OptionChoice(choice.value, words.tell(choice.title), text, choice.rule)

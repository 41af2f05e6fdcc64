"""What a lobby shows before there is a table, in a reader's language: games, bots, options, languages."""

from functools import cache

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.lobby_options import LobbyChoice, LobbyOption
from alcatraz.games.registry import BUNDLES
from alcatraz.locale.texts import Texts, languages, texts
from alcatraz.talk.temper import SECRET, TALKATIVENESS, Inmate
from alcatraz.wire import GameList, Language, Level, ListedGame, NamedInmate, Option, OptionChoice, Trait


@cache
def game_list(language: str) -> GameList:
    words = texts(language)
    return GameList(
        games=[_game(bundle, words) for bundle in BUNDLES.values()],
        languages=[Language(each, texts(each).say("language-name")) for each in languages()],
    )


def _game(bundle: GameBundle, words: Texts) -> ListedGame:
    name = bundle.game.id
    return ListedGame(
        id=name,
        title=words.say_or(f"game-{name}", name),
        text=words.say_or(f"lobby-game-{name}", ""),
        seats=list(bundle.game.seats),
        usual=bundle.usual_players,
        secrets=bundle.has_secrets,
        levels=[_level(level, words) for level in bundle.levels or bundle.policies or (bundle.stand_in,)],
        characters=[_trait("character", each, words) for each in _characters(bundle)],
        talkativeness=[_trait("talkativeness", each, words) for each in TALKATIVENESS if bundle.company],
        inmates=[_inmate(each, words) for each in (bundle.company.inmates if bundle.company else ())],
        options=[_option(option, f"lobby-{name}-{option.id.replace('_', '-')}", words) for option in bundle.lobby],
        edition=bundle.edition_file is not None,
        lessons=0 if bundle.lessons is None else len(bundle.lessons().stages),
        puzzles=0 if bundle.puzzles is None else len(bundle.puzzles.puzzles),
        hints=bundle.advisor is not None,
    )


def _level(level: str, words: Texts) -> Level:
    """A level that a game brings without words is called by its id."""
    text = f"lobby-level-{level}"
    return Level(level, words.say_or(text, level), words.say_or(text, "", attribute="text"))


def _characters(bundle: GameBundle) -> tuple[str, ...]:
    return (*bundle.company.characters, SECRET) if bundle.company else ()


def _trait(kind: str, name: str, words: Texts) -> Trait:
    text = f"lobby-{kind}-{name}"
    return Trait(name, words.say_or(text, name), words.say_or(text, "", attribute="text"))


def _inmate(inmate: Inmate, words: Texts) -> NamedInmate:
    line = words.say_or(f"lobby-inmate-{inmate.id}", "")
    return NamedInmate(inmate.id, inmate.name, line, inmate.temper.character, inmate.temper.talkativeness)


def _option(option: LobbyOption, text: str, words: Texts) -> Option:
    return Option(
        id=option.id,
        title=words.say_or(text, option.id),
        text=words.say_or(text, "", attribute="text"),
        choices=[_choice(choice, words) for choice in option.choices],
        default=option.default,
        many=option.many,
        rule=option.rule,
    )


def _choice(choice: LobbyChoice, words: Texts) -> OptionChoice:
    text = None if choice.text is None else words.tell(choice.text)
    return OptionChoice(choice.value, words.tell(choice.title), text, choice.rule)

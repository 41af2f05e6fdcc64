/** What this browser remembers about its user: language, theme, sound, name, and the tokens of their seats. */
import { languages } from 'virtual:locales';
import { SPEEDS, type Speed } from './table/director/pace';

const KEY = 'alcatraz';

interface Remembered {
  language: string;
  theme: 'dark' | 'light';
  sound: boolean;
  /** How loud it is, from 0 to 1. */
  loudness: number;
  /** How fast what happens at a table is shown. */
  speed: Speed;
  /** Lines that tell newcomers what to do. */
  hints: boolean;
  name: string;
  /** Whether bots wait in negotiations, at tables where one plays alone against them. */
  waits: boolean;
  /** Whether one may take back any move, at tables where one plays alone against bots. */
  takeBack: boolean;
  /** By game: the level of the bots of a game that begins at once. */
  levels: Record<string, string>;
  /** By table: the token that its seats belong to. */
  tokens: Record<string, string>;
}

/** A table whose token is forgotten only costs a seat that was left long ago. */
const MOST_TOKENS = 50;

function preferredLanguage(): string {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return wanted.find((each) => languages.includes(each)) ?? 'en';
}

function remembered(): Remembered {
  const fresh: Remembered = {
    language: preferredLanguage(),
    theme: 'dark',
    sound: true,
    loudness: 0.6,
    speed: 'calm',
    hints: true,
    name: '',
    waits: true,
    takeBack: false,
    levels: {},
    tokens: {},
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Remembered>) };
  } catch {
    return fresh;
  }
}

class Settings {
  #kept = $state(remembered());

  get language(): string {
    return languages.includes(this.#kept.language) ? this.#kept.language : 'en';
  }

  set language(language: string) {
    this.#keep({ language });
  }

  get theme(): 'dark' | 'light' {
    return this.#kept.theme;
  }

  set theme(theme: 'dark' | 'light') {
    this.#keep({ theme });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get loudness(): number {
    return Math.min(1, Math.max(0, this.#kept.loudness || 0));
  }

  set loudness(loudness: number) {
    this.#keep({ loudness });
  }

  get speed(): Speed {
    return SPEEDS.find((each) => each === this.#kept.speed) ?? 'calm';
  }

  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  get hints(): boolean {
    return this.#kept.hints;
  }

  set hints(hints: boolean) {
    this.#keep({ hints });
  }

  get name(): string {
    return this.#kept.name;
  }

  set name(name: string) {
    this.#keep({ name });
  }

  get waits(): boolean {
    return this.#kept.waits;
  }

  set waits(waits: boolean) {
    this.#keep({ waits });
  }

  get takeBack(): boolean {
    return this.#kept.takeBack;
  }

  set takeBack(takeBack: boolean) {
    this.#keep({ takeBack });
  }

  level(game: string): string | undefined {
    return this.#kept.levels[game];
  }

  keepLevel(game: string, level: string): void {
    this.#keep({ levels: { ...this.#kept.levels, [game]: level } });
  }

  token(table: string): string | undefined {
    return this.#kept.tokens[table];
  }

  keepToken(table: string, token: string): void {
    // Another tab may have kept one meanwhile.
    const others = Object.entries(remembered().tokens).filter(([each]) => each !== table);
    const tokens: [string, string][] = [...others, [table, token]];
    this.#keep({ tokens: Object.fromEntries(tokens.slice(-MOST_TOKENS)) });
  }

  /** Nobody has sat down at a table with this browser yet. */
  get newcomer(): boolean {
    return Object.keys(this.#kept.tokens).length === 0;
  }

  #keep(change: Partial<Remembered>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays; only a reload loses the seat.
    }
  }
}

export const settings = new Settings();

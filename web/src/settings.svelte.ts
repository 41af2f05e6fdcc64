/** What this browser remembers about its user: language, theme, sound, name, and the tokens of their seats. */
import { languages } from 'virtual:locales';

const KEY = 'alcatraz';

interface Remembered {
  language: string;
  theme: 'dark' | 'light';
  sound: boolean;
  /** Lines that tell newcomers what to do. */
  hints: boolean;
  name: string;
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
    hints: true,
    name: '',
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

  token(table: string): string | undefined {
    return this.#kept.tokens[table];
  }

  keepToken(table: string, token: string): void {
    // Another tab may have kept one meanwhile.
    const others = Object.entries(remembered().tokens).filter(([each]) => each !== table);
    const tokens: [string, string][] = [...others, [table, token]];
    this.#keep({ tokens: Object.fromEntries(tokens.slice(-MOST_TOKENS)) });
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

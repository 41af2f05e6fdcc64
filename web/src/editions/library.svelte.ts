/** The editions that this browser keeps. They never leave it, except to be checked or played with. */
import type { Edition } from './edition';
import { isEdition } from './edition';

const KEY = 'alcatraz-editions';
/** A browser keeps five million characters for a site; an edition has ten thousand. */
export const MOST_KEPT = 20;

export interface KeptEdition {
  key: string;
  game: string;
  content: Edition;
  /** How many mistakes it had when it was last checked; with one it cannot be played. */
  mistakes: number;
}

function isKept(value: unknown): value is KeptEdition {
  if (typeof value !== 'object' || value === null) return false;
  const { key, game, content, mistakes } = value as Partial<KeptEdition>;
  return (
    typeof key === 'string' && typeof game === 'string' && typeof mistakes === 'number' && isEdition(content ?? null)
  );
}

function read(): KeptEdition[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

class Library {
  kept = $state.raw<KeptEdition[]>(read());
  /** The browser did not take the last change. */
  full = $state(false);

  constructor() {
    // Another tab has changed them.
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.kept = read();
    });
  }

  of(game: string): KeptEdition[] {
    return this.kept.filter((each) => each.game === game);
  }

  playable(game: string): KeptEdition[] {
    return this.of(game).filter((each) => each.mistakes === 0);
  }

  find(key: string): KeptEdition | undefined {
    return this.kept.find((each) => each.key === key);
  }

  /** Under a new key; null: there are too many. */
  add(game: string, content: Edition, mistakes: number): KeptEdition | null {
    if (this.kept.length >= MOST_KEPT) return null;
    const entry = { key: crypto.getRandomValues(new Uint32Array(2)).join('-'), game, content, mistakes };
    this.#write([...this.kept, entry]);
    return entry;
  }

  change(key: string, change: Partial<Pick<KeptEdition, 'content' | 'mistakes'>>): void {
    this.#write(this.kept.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  remove(key: string): void {
    this.#write(this.kept.filter((each) => each.key !== key));
  }

  #write(kept: KeptEdition[]): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      this.full = false;
    } catch {
      this.full = true;
    }
  }
}

export const library = new Library();

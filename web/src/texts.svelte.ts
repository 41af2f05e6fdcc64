/** Texts of the page, formatted by Fluent from the locale files that the Python program uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { load, loadPart } from 'virtual:locales';

export type Args = Record<string, FluentVariable>;

class Texts {
  #bundle = $state.raw(new FluentBundle('en'));
  language = $state('en');
  /** The parts of the page whose texts were asked for, and when they are there. */
  #parts = new Map<string, Promise<void>>();

  async use(language: string): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await load(language)));
    for (const part of this.#parts.keys()) bundle.addResource(new FluentResource(await loadPart(language, part)));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Loads the texts of a part, in this language and in every one that is chosen later. */
  add(part: string): Promise<void> {
    const loading = this.#parts.get(part) ?? this.use(this.language);
    this.#parts.set(part, loading);
    return loading;
  }

  /** A screen with the texts of its part, for what most visitors never open. */
  async with<Screen>(part: string, screen: Promise<Screen>): Promise<Screen> {
    await this.add(part);
    return screen;
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return import.meta.env.DEV ? `⟦${id}⟧` : '';
    return this.#bundle.formatPattern(pattern, args);
  }
}

export const texts = new Texts();

/** The words of a text in the language chosen; redrawn by itself when that changes. */
export function say(id: string, args?: Args): string {
  return texts.say(id, args);
}

/** Several things as a sentence names them: “A, B and C”. */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? texts.say('list-and', { first: words.slice(0, -1).join(', '), last }) : last;
}

/** A name as our texts spell it: `radio_room` is in `location-radio-room`. */
export function named(kind: string, id: string): string {
  return texts.say(`${kind}-${id.replaceAll('_', '-')}`);
}

/** An edition: the component values of a box. What is in it belongs to its game; every edition has a name. */
import { texts } from '../texts.svelte';
import type { Json } from '../wire/messages';

export type Names = Record<string, string>;
export type Edition = Json & { name: Names };

export function isEdition(value: unknown): value is Edition {
  const name: unknown = isPlain(value) ? value.name : null;
  return isPlain(name) && Object.values(name).every((each) => typeof each === 'string');
}

function isPlain(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** In the language of the page, if it has a name in that language. */
export function nameIn(names: Names): string {
  return names[texts.language] || names.en || Object.values(names)[0] || '?';
}

/** A name for a file: letters and digits of any script, joined by dashes. */
export function fileName(names: Names): string {
  const words =
    nameIn(names)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, 60) || 'my-box'}.toml`;
}

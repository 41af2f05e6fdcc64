/** An edition: the component values of a box. What is in it belongs to its game; every edition has a name. */
import type { Json } from '../wire/messages';
import { nameIn, type Names } from './name';

export { nameIn, type Names };

export type Edition = Json & { name: Names };

export function isEdition(value: unknown): value is Edition {
  const name: unknown = isPlain(value) ? value.name : null;
  return isPlain(name) && Object.values(name).every((each) => typeof each === 'string');
}

function isPlain(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A name for a file: letters and digits of any script, joined by dashes. */
export function fileName(names: Names): string {
  const words =
    nameIn(names)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, 60) || 'my-box'}.toml`;
}

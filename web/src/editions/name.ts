/** What an edition is called; alone in its file, because the home page needs it. */
import { texts } from '../texts.svelte';

export type Names = Record<string, string>;

/** In the language of the page, if it has a name in that language. */
export function nameIn(names: Names): string {
  return names[texts.language] || names.en || Object.values(names)[0] || '?';
}

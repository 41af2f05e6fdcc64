/** What the page asks the server about editions. */
import { fetched, post, tableNow, tableRecord } from '../wire/http';
import type { EditionAnswer, Json } from '../wire/messages';
import type { Edition } from './edition';

/** What an edition file contains, and everything that is wrong with it. */
export function readEdition(game: string, text: string, name: string): Promise<EditionAnswer> {
  return post<EditionAnswer>('/editions/read', { game, text, name });
}

/** Everything that is wrong with an edition; if nothing is, its file. */
export function checkEdition(game: string, edition: Json): Promise<EditionAnswer> {
  return post<EditionAnswer>('/editions/check', { game, edition });
}

/** The edition that comes with the game. */
export function oursOf(game: string): Promise<Edition> {
  return fetched<{ edition: Edition }>(`/editions/${encodeURIComponent(game)}`).then((answer) => answer.edition);
}

/** The owner's edition that a table plays with, as it was made with it or arranged. */
export async function tableEdition(table: string): Promise<unknown> {
  const { options, arranged } = await tableNow(table);
  if (!arranged) return options.edition;
  const now = await tableRecord(table);
  return ((now.view ?? now.start ?? {}) as Json).edition;
}

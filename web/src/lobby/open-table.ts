/** Creates a table on the server and opens its page. */
import { gamePage } from '../games';
import { router } from '../route.svelte';
import { settings } from '../settings.svelte';
import { createTable } from '../wire/http';
import type { CreateTable, GameInfo } from '../wire/messages';
import { clockOf } from './pace';
import { soloSeats } from './plan';
import { satDown, startAtOnce } from './my-tables';

/** A game against bots that begins at once. Nobody else waits, so there is no clock. */
export function playNow(game: GameInfo, name: string, level: string): Promise<void> {
  const clock = { ...clockOf('none', gamePage(game.id).limited), waits: settings.waits };
  return openTable(
    { game: game.id, seats: soloSeats(game, name, level), clock, take_back: settings.takeBack },
    { atOnce: true },
  );
}

export async function openTable(wish: Omit<CreateTable, 'language'>, { atOnce = false } = {}): Promise<void> {
  const table = await createTable(wish);
  settings.keepToken(table.id, table.token);
  satDown(table.id);
  if (atOnce) startAtOnce(table.id);
  router.go(`/t/${table.id}`);
}

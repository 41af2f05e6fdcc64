/** What goes over plain HTTP. Every failure becomes a Problem whose message can be shown. */
import type { CreateTable, GameInfo, ListedTable, Rulebook, TableCreated, TableInfo } from './messages';
import { say, texts } from '../texts.svelte';

export class Problem extends Error {}

async function fetched<T>(address: string, request?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch {
    throw new Problem(say('web-no-server'));
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Problem((body as { message?: string } | null)?.message ?? say('web-no-server'));
  return body as T;
}

export function games(): Promise<GameInfo[]> {
  return fetched<{ games: GameInfo[] }>(`/games?language=${texts.language}`).then((answer) => answer.games);
}

export function openTables(): Promise<ListedTable[]> {
  return fetched<{ tables: ListedTable[] }>('/tables').then((answer) => answer.tables);
}

/** A table as anybody with its link may know it. */
export function tableNow(table: string): Promise<TableInfo> {
  const address = `/tables/${encodeURIComponent(table)}?language=${texts.language}`;
  return fetched<{ table: TableInfo }>(address).then((answer) => answer.table);
}

export function rulebook(game: string): Promise<Rulebook> {
  return fetched<Rulebook>(`/rules/${encodeURIComponent(game)}?language=${texts.language}`);
}

export function createTable(wish: Omit<CreateTable, 'language'>): Promise<TableCreated> {
  return fetched<TableCreated>('/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...wish, language: texts.language }),
  });
}

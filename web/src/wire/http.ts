/** What goes over plain HTTP. Every failure becomes a Problem whose message can be shown. */
import type {
  CreateTable,
  FieldProblem,
  GameInfo,
  Json,
  ListedTable,
  Network,
  Replayed,
  Rulebook,
  TableCreated,
  TableInfo,
} from './messages';
import type { LessonTitle, PuzzleList } from './types';
import { say, texts } from '../texts.svelte';

export class Problem extends Error {
  constructor(
    message: string,
    /** One by one, where it is about the fields of something that was sent. */
    readonly problems: FieldProblem[] = [],
    readonly kind = '',
    /** Nothing is wrong with what was sent: it may be sent again. */
    readonly passing = false,
  ) {
    super(message);
  }
}

/** Statuses of a server that is busy, or of something in front of it. */
const PASSING = new Set([429, 500, 502, 503, 504]);

export async function fetched<T>(address: string, request?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch {
    throw new Problem(say('web-no-server'), [], 'no_server', true);
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const error = body as { kind?: string; message?: string; problems?: FieldProblem[] } | null;
  const passing = PASSING.has(response.status);
  throw new Problem(error?.message ?? say('web-no-server'), error?.problems, error?.kind, passing);
}

/** Sends a body, with the language of the page in it. */
export function post<T>(address: string, body: Json): Promise<T> {
  return fetched<T>(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, language: texts.language }),
  });
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

/** With a table: what that table plays. */
export function rulebook(game: string, table: string): Promise<Rulebook> {
  return fetched<Rulebook>(`/rules/${encodeURIComponent(game)}?${rulebookQuery(table)}`);
}

/** The same as a document to print. */
export function rulesOnPaper(game: string, table: string): string {
  return `/rules/${encodeURIComponent(game)}/print?${rulebookQuery(table)}`;
}

function rulebookQuery(table: string): string {
  return new URLSearchParams({ language: texts.language, ...(table ? { table } : {}) }).toString();
}

/** The stages of a game's lessons, in their order. */
export function lessons(game: string): Promise<LessonTitle[]> {
  const address = `/lessons/${encodeURIComponent(game)}?language=${texts.language}`;
  return fetched<{ stages: LessonTitle[] }>(address).then((answer) => answer.stages);
}

/** The puzzles of a game, and which one is that of the visitor's day. */
export function puzzles(game: string): Promise<PuzzleList> {
  const now = new Date();
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((each) => String(each).padStart(2, '0'))
    .join('-');
  return fetched<PuzzleList>(`/practice/puzzles/${encodeURIComponent(game)}?language=${texts.language}&date=${date}`);
}

/** How others reach the server; told only to a browser on the same machine. */
export function networkNow(): Promise<Network> {
  return fetched<Network>('/network');
}

export function createTable(wish: Omit<CreateTable, 'language'>): Promise<TableCreated> {
  return post<TableCreated>('/tables', wish);
}

/** What a table can be downloaded as: its record, or before its end what everybody sees. */
export function tableRecord(table: string): Promise<Json> {
  return fetched<Json>(`/tables/${encodeURIComponent(table)}/record`);
}

/** A page of what happened at a table, or in a record. */
export function replayOf(source: { table: string } | { record: Json }, wish: Json): Promise<Replayed> {
  if ('record' in source) return post<Replayed>('/replay', { ...source, ...wish });
  return post<Replayed>(`/tables/${encodeURIComponent(source.table)}/replay`, wish);
}

/** What a position allows. */
export function judgePosition<T>(position: Json, move?: { seat: number; move: Json }): Promise<T> {
  return post<T>('/positions/judge', { position, ...move });
}

/** A position from a setup, a record or a view. */
export function positionFrom<T>(source: Json): Promise<T> {
  return post<T>('/positions', source);
}

/** The declared fields of the positions and moves of a game. */
export function positionFields<T>(game: string): Promise<T> {
  return fetched<T>(`/positions/fields/${encodeURIComponent(game)}`);
}

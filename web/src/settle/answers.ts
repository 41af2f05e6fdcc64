/** What the server answers about a position. The same as `alcatraz solve --json`, and what is needed to draw it. */
import type { Json, Move } from '../wire/messages';

/** A position of any game. Everything else in it is the game's. */
export type Position = Json & { game: string };

export interface Reason {
  rule: string;
  text: string;
  title?: string;
  rule_text?: string;
}

export interface Judgement {
  seat: number;
  move: Move;
  allowed: boolean;
  cost?: number;
  rule?: string;
  reasons?: Reason[];
  alternatives?: Alternative[];
}

export interface ListedMove {
  move: Move;
  group: string;
  text: string;
  /** null: one of a family, its other fields are open. */
  cost: number | null;
}

export interface Decision {
  seat: number;
  kind: string;
  text: string;
  moves: ListedMove[];
}

export type RefusedMove = Judgement & { group: string; text: string };

export interface Examples {
  count: number;
  examples: { seat: number; text: string; cost: number }[];
}

/** A ruling by whose other reading the answer would be another one. */
export interface Alternative {
  rule: string;
  title: string;
  /** Whether the position plays the alternative now; `text` is the reading that it does not play. */
  played: boolean;
  text: string;
  /** The position cannot be, by the other reading. */
  impossible?: boolean;
  decisions?: string[];
  added?: Examples;
  gone?: Examples;
  repriced?: Examples;
  standing?: string[];
  judgement?: Judgement;
  problems?: string[];
}

export interface Answer {
  decisions: Decision[];
  refused: RefusedMove[];
  standing: string[];
  outcome: { reason: string; explanation: { rule: string; text: string }[] } | null;
  alternatives: Alternative[];
  /** Complete. */
  position: Position;
  facts: Json;
  pieces: Json | null;
  seats: string[];
}

export interface JudgedMove {
  judgement: Judgement;
  text: string;
}

/** Moves under their headings, in the order in which they come. */
export function grouped<Entry extends { group: string }>(entries: Entry[]): { group: string; entries: Entry[] }[] {
  const found: { group: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const known = found.find((each) => each.group === entry.group);
    if (known) known.entries.push(entry);
    else found.push({ group: entry.group, entries: [entry] });
  }
  return found;
}

/**
 * The wire as the page uses it: the generated types, and what the schema leaves open (moves, views, events, statements)
 * said as exactly as every game allows.
 */
import type * as wire from './types';

export type {
  Accepted,
  Because,
  Clock,
  EditionAnswer,
  Explained,
  FieldProblem,
  Figure,
  ListedTable,
  Pong,
  Present,
  Proposal,
  Refused,
  ReplayStep,
  Running,
  Suggested,
  Together,
  Network,
  Seat,
  SeatPlan,
  TableCreated,
} from './types';

export type Json = Record<string, unknown>;
/** A seat's number, written out, or "spectator". */
export type Key = string;
export type Phase = wire.TableInfo['phase'];
/** The language is added by whoever sends it. */
export type CreateTable = Pick<wire.CreateTable, 'game'> &
  Partial<Omit<wire.CreateTable, 'seats'>> & { seats: wire.SeatPlan[] };

type Refined<Message, Exact> = Omit<Message, keyof Exact> & Exact;

export interface OptionChoice {
  value: unknown;
  title: string;
  text?: string;
  rule?: string;
}

export type GameOption = Refined<wire.Option, { choices: OptionChoice[] }>;
export type GameInfo = Refined<wire.ListedGame, { options: GameOption[] }>;

export interface Move {
  type: string;
  [field: string]: unknown;
}

/** What happened in the game; its fields depend on its type (docs/reference/events.md). */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

export interface Decision {
  seat: number;
  kind: string;
  moves?: Move[];
  /** How many of the last moves are templates: incomplete, to be filled in by the player. */
  templates?: number;
}

export interface GameView {
  game: string;
  you: number | null;
  decisions: Decision[];
  outcome: { reason: string; winners: number[]; losers: number[] } | null;
}

/** What a strong bot would do, where to look first, and why. */
export type Advised = Refined<wire.Advised, { move: Move; place: Json }>;
export type Outcome = Refined<wire.TableOutcome, { explanation: { rule: string; text: string }[] }>;
export type TableInfo = Refined<wire.TableInfo, { outcome?: Outcome | null }>;

/** A promise and what became of it. */
export interface LedgerEntry {
  promise: number;
  seat: number;
  round: number;
  status: 'open' | 'kept' | 'broken' | 'void';
  reason?: string;
  text?: string;
  decided?: { round: number; number: number; event?: string };
}

export interface Statement extends Json {
  id: number;
  seat: number;
  type: string;
  round?: number;
}

/** What a spectator said; players get it after the end. */
export interface Remark {
  number: number;
  name: string;
  text: string;
}

/** A statement that fits the moment, with its words. */
export interface Sayable {
  statement: Json;
  text: string;
}

/** What an entry of the table's log was: `moved`, `said`, `away`, … */
export interface What {
  type: string;
  seat?: number;
  by?: 'player' | 'bot' | 'clock' | 'stand_in';
  statement?: Statement;
  [field: string]: unknown;
}

export type Welcome = Refined<
  wire.Welcome,
  {
    table: TableInfo;
    views: Record<Key, GameView>;
    talk: Statement[];
    ledger: LedgerEntry[];
    guides?: Record<Key, PushedGuide>;
    remarks?: Remark[];
  }
>;

export type Happened = Refined<
  wire.Happened,
  {
    what: What;
    events?: Record<Key, GameEvent[]>;
    views?: Record<Key, GameView>;
    table?: TableInfo | null;
    ledger?: LedgerEntry[] | null;
    promises?: LedgerEntry[];
    guides?: Record<Key, PushedGuide>;
    remarks?: Remark[];
  }
>;

/** A page of a replay. */
export type Replayed = Refined<wire.Replayed, { messages: (Welcome | Happened)[] }>;

export type LogEntry = Refined<wire.LogLine, { what: What; events: GameEvent[] }>;
export type LogAnswer = Refined<wire.Logged, { entries: LogEntry[] }>;

/** A legal move, in words and with its price. A template is a move with fields left to fill in (a trade). */
export type GuideMove = Refined<wire.Doable, { move: Move }>;
/** A move that one might think of, and why it may not be. */
export type RefusedMove = Refined<wire.Refusable, { move: Move }>;
export type Guide = Refined<wire.Guided, { moves: GuideMove[]; refused: RefusedMove[] }>;
/** A guide as it comes with a view: its moves have only their words. */
export type PushedGuide = Refined<Guide, { moves: Omit<GuideMove, 'move'>[] }>;

export type ToClient =
  | Welcome
  | Happened
  | LogAnswer
  | Guide
  | wire.Accepted
  | wire.Explained
  | wire.Suggested
  | Advised
  | wire.Because
  | wire.Refused
  | wire.Present
  | wire.Together
  | wire.Pong;
export type ToServer = wire.ToServer;

export interface RuleEntry {
  id: string;
  chapter: string | number;
  marks: string[];
  title: string;
  text: string;
  see: string[];
  [more: string]: unknown;
}

export interface Rulebook {
  game: string;
  version: string | number;
  language: string;
  rules: RuleEntry[];
  [more: string]: unknown;
}

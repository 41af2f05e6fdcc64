/** What a seat (or a spectator) sees of The Scapegoat, and the facts that the server adds in words. */
import type { GameView } from '../wire/messages';

export interface Prisoner {
  at: string;
  stamina: number;
  cash: number;
  items: string[];
  plan: string;
  blackmail_count: number;
  /** Only one's own. */
  blackmail?: string[];
}

export interface Offer {
  with: number;
  give: string[];
  give_cash: number;
  take: string[];
  take_cash: number;
}

export type Pending =
  | ({ kind: 'trade' } & Offer)
  | { kind: 'move_guard'; left: number }
  | { kind: 'keep'; cards?: string[] }
  | { kind: 'choose_card'; from: number }
  | { kind: 'consent'; pay: { seat: number; item: string }[]; asked: number[] }
  | { kind: 'leave_behind'; tied: number[] }
  | { kind: string; [field: string]: unknown };

export interface Turn {
  seat: number;
  ap: number;
  stamina_used: boolean;
  stolen: boolean;
  used: string[];
  bribes: Record<string, number>;
  offers: number;
  refused: Offer[];
}

export interface PrisonView extends GameView {
  round: number;
  phase: 'negotiation' | 'voting' | 'actions' | 'over';
  layout: string[][];
  gold: string[];
  guards: Record<string, number>;
  items: Record<string, string[]>;
  tasks: Record<string, string | { element: string; prisoners: number; guards: number; items: string[] }>;
  players: Prisoner[];
  scapegoat: number;
  bonus: number;
  turn: Turn | null;
  effects: { assembly: number; false_alarm: number; lockdown: string[]; isolated: number[] };
  votes: (number | null)[];
  voted: number[];
  pending: Pending | null;
  blackmail_discard: string[];
  blackmail_deck_count: number;
  task_deck_count: number;
  stays: { indispensable: number[]; alone: string[]; stays: number | null; tied: number[] };
}

export interface RoomFacts {
  name: string;
  function: string;
  side: 'silver' | 'gold';
  free: boolean;
  guards: number;
  watch: string;
  step: number | null;
  lockdown: boolean;
}

export interface TaskFacts {
  id: string;
  title: string;
  element: string;
  prisoners: number;
  guards: number;
  items: string[];
  conditions: { what: 'prisoners' | 'guards' | 'items'; text: string; holds: boolean; now: number | null }[];
}

export interface PrisonFacts {
  rooms: Record<string, RoomFacts>;
  tasks: Record<string, TaskFacts>;
  cards: Record<string, { name: string; effect: string }>;
  limits: { items: number; cash: number; stamina: number; hand: number; guards: number; per_location: number };
  guards: { on_board: number; left: number };
  ap: { left: number; full: number } | null;
  stays: string[];
}

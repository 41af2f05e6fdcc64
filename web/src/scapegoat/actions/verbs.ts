/** The legal and refused moves grouped by action. */
import { cheapest } from '../../table/choosing/questions';
import type { Guide, GuideMove, RefusedMove } from '../../wire/messages';

export interface Verb {
  type: string;
  group: string;
  icon: string;
  moves: GuideMove[];
  refused: RefusedMove[];
  /** The lowest price of its moves; null if it has none, or they have none. */
  cost: number | null;
}

/** The verbs of a turn, in the order in which they are shown. */
export const OF_A_TURN = [
  'move',
  'use',
  'complete',
  'steal',
  'riot',
  'trade',
  'bribe',
  'stamina',
  'blackmail',
  'drop',
  'end_turn',
];

/** The rule of each action, for its card. */
export const RULES: Record<string, string> = {
  move: 'S-6.1',
  use: 'S-6.2',
  steal: 'S-6.3',
  riot: 'S-6.4',
  complete: 'S-6.5',
  drop: 'S-6.6',
  blackmail: 'S-6.7',
  trade: 'S-7.1',
  bribe: 'S-7.2',
  stamina: 'S-7.3',
};

/** These are answered on a sheet of their own. */
const ON_A_SHEET = new Set(['vote', 'keep', 'choose', 'hand_over', 'leave_behind', 'accept', 'decline']);

const ICONS: Record<string, string> = {
  complete: 'task',
  end_turn: 'end',
  call_vote: 'vote',
  move_guard: 'guard',
  done: 'check',
};

/** In a turn all verbs there are; at any other decision only what it asks for. */
export function verbsOf(guide: Guide, decision: string | null): Verb[] {
  const open = guide.moves.map((each) => each.move.type).filter((type) => !ON_A_SHEET.has(type));
  const usual = decision === 'turn' ? OF_A_TURN : [];
  return [...new Set([...usual, ...open])].map((type) => verb(guide, type)).filter(isKnown);
}

function verb(guide: Guide, type: string): Verb {
  const moves = guide.moves.filter((each) => each.move.type === type);
  const refused = guide.refused.filter((each) => each.move.type === type);
  const group = moves[0]?.group ?? refused[0]?.group ?? '';
  return { type, group, icon: ICONS[type] ?? type, moves, refused, cost: cheapest(moves) };
}

function isKnown(verb: Verb): boolean {
  return verb.moves.length + verb.refused.length > 0;
}

/** These end what one is doing: they have a place of their own, always the same. */
const CLOSING = new Set(['end_turn', 'call_vote', 'done']);

export function closingOf(verbs: Verb[]): Verb | null {
  return verbs.find((each) => CLOSING.has(each.type) && each.moves.length > 0) ?? null;
}

/** What brings the escape nearer stands out from all the rest. */
export function standsOut(verb: Verb): boolean {
  return verb.type === 'complete' && verb.moves.length > 0;
}

/** The one thing to press when nothing else is sensible; otherwise null. */
export function onlySensible(verbs: Verb[], ap: number | null): Verb | null {
  const open = verbs.filter((each) => each.moves.length > 0);
  if (open.length === 1) return open[0]!;
  return ap === 0 ? (open.find((each) => each.type === 'end_turn') ?? null) : null;
}

/** The parts of a statement and which of them each deed needs. The server returns the words. */
import type { Json } from '../../wire/messages';

export type Manner = 'propose_vote' | 'promise' | 'ask' | 'threat';
/** Whom a deed concerns: anyone at the table, or somebody other than the one who does it. */
type Whom = 'anyone' | 'other' | null;

interface Deed {
  what: string;
  whom: Whom;
  goods?: boolean;
  place?: boolean;
}

const PROMISED: Deed[] = [
  { what: 'vote_for', whom: 'anyone' },
  { what: 'not_vote_for', whom: 'anyone' },
  { what: 'not_steal_from', whom: 'other' },
  { what: 'give', whom: 'other', goods: true },
  { what: 'no_blackmail', whom: 'other' },
  { what: 'come_to', whom: null, place: true },
  { what: 'complete', whom: null, place: true },
  { what: 'leave_alone', whom: 'other' },
];
/** When it is meant to happen; the first is what is meant without a word about it. */
export const TERMS = ['this_round', 'next_round'];

/** What each manner of speaking can be about. */
export const DEEDS: Record<Manner, Deed[]> = {
  propose_vote: [],
  promise: PROMISED,
  ask: PROMISED,
  threat: [
    { what: 'vote_for', whom: 'anyone' },
    { what: 'steal_from', whom: 'other' },
    { what: 'blackmail', whom: 'other' },
  ],
};

export interface Pieces {
  manner: Manner;
  what: string;
  /** Whom it concerns; in a question the one who is asked for it comes first. */
  whom: number;
  of: number;
  /** An item, "cash", or nothing. */
  goods: string;
  place: string;
  term: string;
  /** Only if that player does that for me, or unless they do. */
  condition: { seat: number; what: string; goods: string; place: string } | null;
}

export function deedOf(manner: Manner, what: string): Deed | undefined {
  return DEEDS[manner].find((each) => each.what === what) ?? DEEDS[manner][0];
}

function goodsOf(goods: string): Json {
  return goods === 'cash' ? { cash: 1 } : { item: goods };
}

/** The statement that the pieces make, as the server wants it. */
export function statementOf(pieces: Pieces, speaker: number): Json {
  const { manner, whom, of } = pieces;
  if (manner === 'propose_vote') return { type: 'propose_vote', for: whom };
  const deed = deedOf(manner, pieces.what)!;
  const statement: Json = { type: manner, what: deed.what };
  if (manner === 'ask') statement.of = of;
  // A wish concerns the one who speaks unless it names somebody.
  if (deed.whom !== null && !(manner === 'ask' && whom === speaker && deed.whom === 'other')) statement.seat = whom;
  if (deed.goods) Object.assign(statement, goodsOf(pieces.goods));
  if (deed.place) statement.location = pieces.place;
  if (manner !== 'threat' && pieces.term !== TERMS[0]) statement.term = pieces.term;
  if (pieces.condition && manner !== 'ask') {
    const { seat, what, goods, place } = pieces.condition;
    const asked = deedOf('ask', what)!;
    const condition: Json = { seat, what, ...(asked.goods ? goodsOf(goods) : {}) };
    if (asked.place) condition.location = place;
    if (asked.whom !== null) condition.whom = speaker;
    statement[manner === 'promise' ? 'if' : 'unless'] = condition;
  }
  return statement;
}

/** What can be done in or with one room: the legal moves that name it, and those of the place where one stands. */
import { same, type Pick } from '../../table/choosing/questions';
import type { GuideMove, Move, RefusedMove } from '../../wire/messages';
import { OF_A_TURN } from '../actions/verbs';

const NAMES_A_ROOM = ['to', 'from', 'at', 'task_at'];
const WHERE_ONE_STANDS = new Set(['use', 'complete', 'drop', 'steal', 'trade', 'bribe', 'riot']);

/** A family larger than this is begun, not listed. */
const MOST_LISTED = 4;

export interface Family {
  type: string;
  group: string;
  /** The blackmail card that all of them play, if they do. */
  card: string | null;
  moves: GuideMove[];
  /** Too many to list, or chosen on a sheet of its own. */
  large: boolean;
}

export function concerns(move: Move, place: string, here: boolean): boolean {
  return NAMES_A_ROOM.some((field) => move[field] === place) || (here && WHERE_ONE_STANDS.has(move.type));
}

export function familiesAt(moves: GuideMove[], place: string, here: boolean): Family[] {
  return familiesOf(moves.filter(({ move }) => concerns(move, place, here)));
}

/** Moves of the same kind together; of blackmail, those with the same card. */
export function familiesOf(moves: GuideMove[]): Family[] {
  const families: Family[] = [];
  for (const each of moves) {
    const { type } = each.move;
    const card = typeof each.move.card === 'string' ? each.move.card : null;
    const family = families.find((known) => known.type === type && known.card === card);
    if (family) family.moves.push(each);
    else families.push({ type, group: each.group, card, moves: [each], large: false });
  }
  const rank = ({ type }: Family): number => OF_A_TURN.indexOf(type);
  families.sort((one, other) => rank(one) - rank(other));
  return families.map((family) => ({ ...family, large: isLarge(family) }));
}

function isLarge({ type, moves }: Family): boolean {
  return moves.length > MOST_LISTED || (type === 'complete' && moves.length > 1);
}

/** A move where its room is named already: the words for it under a heading. */
export function textHere({ move, text, path }: GuideMove): string {
  return move.type === 'use' ? (path.at(-1) ?? text) : text;
}

/** What all moves of a family agree on: it need not be asked for again. */
export function agreed(family: Family): Pick[] {
  const [first, ...others] = family.moves;
  return Object.entries(first?.move ?? {})
    .filter(([field, value]) => others.every(({ move }) => same(move[field], value)))
    .map(([field, value]) => ({ field, value }));
}

/** What may not be done there. What is possible there in another way needs no excuse. */
export function refusedAt(refused: RefusedMove[], families: Family[], place: string, here: boolean): RefusedMove[] {
  return refused.filter(
    ({ move }) =>
      concerns(move, place, here) &&
      (move.type !== 'blackmail' || move.at === place || move.task_at === place) &&
      !families.some((family) => family.type === move.type),
  );
}

/** How the moves of The Scapegoat are chosen: the order of their fields, and which moves are confirmed. */
import type { Kind, MoveGrammar } from '../table/choosing/questions';

/** `from`, `to` and the like name a room in most moves and a player in some. */
const roomOrPlayer = (value: unknown): Kind => (typeof value === 'number' ? 'seat' : 'place');

export const GRAMMAR: MoveGrammar = {
  fields: [
    ['card', 'card'],
    ['with', 'seat'],
    ['target', 'seat'],
    ['player', 'seat'],
    ['for', 'seat'],
    ['task_at', 'place'],
    ['at', roomOrPlayer],
    ['from', roomOrPlayer],
    ['to', roomOrPlayer],
    ['what', 'goods'],
    ['item', 'goods'],
    ['pay', (value) => (Array.isArray(value) ? 'payment' : 'goods')],
    ['take', 'items'],
    ['count', 'number'],
  ],
  confirmed: new Set(['vote', 'blackmail', 'complete', 'leave_behind', 'keep', 'end_turn']),
  isTemplate: (move) => move.type === 'trade' && move.give === undefined,
};

import { expect, it } from 'vitest';
import { anchorsOf } from './beat-spot';

it('is the room that an event names', () => {
  expect(anchorsOf([{ type: 'guard_placed', seat: 1, at: 'chapel' }])[0]).toBe('room-chapel');
});

it('is the pawn of who did it, if no room is named', () => {
  expect(anchorsOf([{ type: 'trade_declined', seat: 0, with: 2 }])).toEqual(['pawn-0']);
});

it('takes no player for a room', () => {
  expect(anchorsOf([{ type: 'stolen', seat: 1, from: 0, what: 'key' }])).toEqual(['pawn-1']);
});

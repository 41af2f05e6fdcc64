import { expect, it } from 'vitest';
import type { PrisonView } from '../../wire/games/scapegoat';
import { markedIn, spentIn, standings } from './task-story';

const EVENTS = [
  { type: 'task_completed', seat: 0, at: 'chapel', task: 'x' },
  { type: 'item_dropped', seat: 2, item: 'knife', to: 'workshop' },
  { type: 'element_marked', seat: 0, element: 'A' },
  { type: 'reward_revealed', task: 'y' },
  { type: 'element_marked', seat: 1, element: 'D' },
  { type: 'element_marked', seat: 2, element: 'D' },
];

it('names the tokens that were spent, and whose they were', () => {
  expect(spentIn(EVENTS)).toEqual([{ seat: 2, item: 'knife' }]);
});

it('names the letters, each with those who marked it', () => {
  expect(markedIn(EVENTS)).toEqual([
    { letter: 'A', seats: [0] },
    { letter: 'D', seats: [1, 2] },
  ]);
});

it('tells how far everybody is, and what is new', () => {
  const view = (...plans: string[]) => ({ players: plans.map((plan) => ({ plan })) }) as unknown as PrisonView;
  expect(standings(view('B', 'AC'), view('AB', 'AC'))).toEqual([
    { seat: 0, plan: 'AB', fresh: 'A' },
    { seat: 1, plan: 'AC', fresh: '' },
  ]);
  expect(standings(view('', ''), view('', 'D'))[0]).toEqual({ seat: 1, plan: 'D', fresh: 'D' });
});

import { expect, it } from 'vitest';
import { hintOf } from './hints';
import type { PrisonView } from '../wire/games/scapegoat';

const view = (phase: PrisonView['phase'], more: object = {}): PrisonView =>
  ({ phase, scapegoat: 1, turn: { seat: 0, ap: 2 }, ...more }) as unknown as PrisonView;

it('says what a phase is about', () => {
  expect(hintOf(view('negotiation'), 0, null)).toBe('negotiation');
  expect(hintOf(view('negotiation'), 1, 'negotiation')).toBe('call');
  expect(hintOf(view('voting'), 0, 'vote')).toBe('voting');
});

it('says what to do in a turn, and when nothing is left to do', () => {
  expect(hintOf(view('actions'), 0, 'turn')).toBe('turn');
  expect(hintOf(view('actions'), 1, 'turn')).toBe('scapegoat');
  expect(hintOf(view('actions', { turn: { seat: 0, ap: 0 } }), 0, 'turn')).toBe('spent');
  expect(hintOf(view('actions'), 0, 'move_guard')).toBe('guards');
  expect(hintOf(view('actions', { pending: { kind: 'patrol' } }), 0, 'move_guard')).toBe('patrol');
  expect(hintOf(view('actions'), 0, 'trade_answer')).toBe('asked');
  expect(hintOf(view('actions'), 2, null)).toBe('others');
});

it('says nothing to those who watch, or when it is over', () => {
  expect(hintOf(view('actions'), null, null)).toBeNull();
  expect(hintOf(view('over'), 0, null)).toBeNull();
});

import { expect, test } from 'vitest';
import { nextQuestion } from '../../table/choosing/questions';
import { GRAMMAR } from '../move-grammar';
import { can, cannot } from '../../testing/guides';
import { askedAs, missing } from './options';

const STEAL = ['key', 'cash'].map((what) => can({ type: 'steal', from: 1, what }, 'steal'));
const FROM_TWO = [...STEAL, can({ type: 'steal', from: 2, what: 'key' }, 'steal')];

test('a player who is elsewhere is missing from the question whom to steal from', () => {
  const elsewhere = cannot({ type: 'steal', from: 3, what: 'cash' }, 'steal', 'elsewhere', 'S-6.3');
  expect(missing(nextQuestion(FROM_TWO, GRAMMAR.fields)!, 'steal', [], [elsewhere])).toEqual([elsewhere]);
});

test('what belongs to another pick is not missing', () => {
  const other = cannot({ type: 'steal', from: 2, what: 'cash' }, 'steal', 'has none', 'S-6.3');
  expect(missing(nextQuestion(STEAL, GRAMMAR.fields)!, 'steal', [{ field: 'from', value: 1 }], [other])).toEqual([]);
});

test('a reason that holds for almost everything is not listed', () => {
  const far = ['a', 'b', 'c', 'd'].map((to) => cannot({ type: 'move', to }, 'move', to, 'S-6.1'));
  const locked = cannot({ type: 'move', to: 'e' }, 'move', 'locked', 'S-13.10');
  const question = nextQuestion(
    ['x', 'y'].map((to) => can({ type: 'move', to }, 'move')),
    GRAMMAR.fields,
  )!;
  expect(missing(question, 'move', [], [...far, locked])).toEqual([locked]);
});

test('a question has its own words if there are any', () => {
  expect(askedAs('move_guard', 'from', () => true)).toBe('web-ask-move-guard-from');
  expect(askedAs('blackmail', 'task_at', () => false)).toBe('web-ask-task-at');
});

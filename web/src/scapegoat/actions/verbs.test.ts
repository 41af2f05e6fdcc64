import { describe, expect, test } from 'vitest';
import { can, cannot, guideOf } from '../../testing/guides';
import { closingOf, onlySensible, verbsOf } from './verbs';

const END = can({ type: 'end_turn' }, 'end', 0);
const WALK = can({ type: 'move', to: 'chapel' }, 'move', 1);

describe('the verbs of a turn', () => {
  test('include what is not possible, with its reasons', () => {
    const verbs = verbsOf(guideOf([END, WALK], [cannot({ type: 'stamina' }, 'turn', 'none left', 'S-7.3')]), 'turn');
    expect(verbs.map(({ type }) => type)).toEqual(['move', 'stamina', 'end_turn']);
    expect(verbs[1]).toMatchObject({ moves: [], group: 'turn', cost: null });
  });

  test('are closed by the one that ends them, if it is possible', () => {
    expect(closingOf(verbsOf(guideOf([WALK, END]), 'turn'))?.type).toBe('end_turn');
    expect(closingOf(verbsOf(guideOf([can({ type: 'call_vote' }, 'vote', null)]), 'negotiation'))?.type).toBe(
      'call_vote',
    );
    expect(closingOf(verbsOf(guideOf([WALK]), 'turn'))).toBeNull();
  });

  test('come in the order of the bar, whatever the order of the moves', () => {
    expect(verbsOf(guideOf([END, WALK]), 'turn').map(({ type }) => type)).toEqual(['move', 'end_turn']);
  });

  test('show the lowest of their prices', () => {
    const dear = can({ type: 'use', pay: 'key' }, 'use', 2);
    const cheap = can({ type: 'use', pay: 'cash' }, 'use', 1);
    expect(verbsOf(guideOf([dear, cheap]), 'turn')[0]?.cost).toBe(1);
  });

  test('are two where one group holds two things to do', () => {
    const both = [can({ type: 'bribe' }, 'turn', 0), can({ type: 'stamina' }, 'turn', 0)];
    expect(verbsOf(guideOf(both), 'turn').map(({ type }) => type)).toEqual(['bribe', 'stamina']);
  });
});

test('another decision shows only what it asks for', () => {
  const refused = [cannot({ type: 'move', to: 'chapel' }, 'move', 'another phase', 'S-3.1')];
  const call = can({ type: 'call_vote' }, 'choice', 0);
  expect(verbsOf(guideOf([call], refused), 'negotiation').map(({ type }) => type)).toEqual(['call_vote']);
});

test('what is answered on a sheet is no verb', () => {
  expect(verbsOf(guideOf([can({ type: 'vote', for: 1 }, 'choice', 0)]), 'vote')).toEqual([]);
});

describe('the only sensible thing', () => {
  test('is the only verb there is', () => {
    expect(onlySensible(verbsOf(guideOf([END]), 'turn'), 2)?.type).toBe('end_turn');
  });

  test('is to end the turn when no action point is left', () => {
    const verbs = verbsOf(guideOf([END, can({ type: 'bribe' }, 'turn', 0)]), 'turn');
    expect(onlySensible(verbs, 0)?.type).toBe('end_turn');
    expect(onlySensible(verbs, 1)).toBeNull();
  });
});

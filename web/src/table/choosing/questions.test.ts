import { describe, expect, it } from 'vitest';
import type { GuideMove, Move } from '../../wire/messages';
import { cheapest, narrowed, nextQuestion, type MoveGrammar } from './questions';

function moves(group: string, ...all: Move[]): GuideMove[] {
  return all.map((move, cost) => ({ move, text: '', group, path: [], cost }));
}

describe('nextQuestion', () => {
  const fields: MoveGrammar['fields'] = [
    ['who', 'seat'],
    ['where', (value) => (typeof value === 'number' ? 'seat' : 'place')],
  ];

  it('asks for the type of the move first', () => {
    const question = nextQuestion(moves('a', { type: 'run', where: 'b' }, { type: 'hide', where: 'c' }), fields);
    expect(question).toMatchObject({ field: 'type', kind: 'verb' });
  });

  it('asks for the first field in which the moves differ, and passes over the others', () => {
    const runs = moves('run', { type: 'run', who: 1, where: 'b' }, { type: 'run', who: 1, where: 'c' });
    const question = nextQuestion(runs, fields);
    expect(question).toMatchObject({ field: 'where', kind: 'place' });
    expect(question?.options.map((option) => option.value)).toEqual(['b', 'c']);
  });

  it('has nothing to ask where nothing that it knows differs', () => {
    expect(nextQuestion(moves('run', { type: 'run', depth: 1 }, { type: 'run', depth: 2 }), fields)).toBeNull();
  });
});

describe('narrowed', () => {
  it('compares values, not objects', () => {
    const squares = moves('walk', { type: 'walk', to: [1, 2] }, { type: 'walk', to: [2, 2] });
    expect(narrowed(squares, null, [{ field: 'to', value: [2, 2] }])).toHaveLength(1);
  });
});

describe('cheapest', () => {
  it('is the lowest price, or none', () => {
    expect(cheapest(moves('run', { type: 'run', to: 'a' }, { type: 'run', to: 'b' }))).toBe(0);
    expect(cheapest([{ ...moves('deal', { type: 'deal' })[0]!, cost: null }])).toBeNull();
  });
});

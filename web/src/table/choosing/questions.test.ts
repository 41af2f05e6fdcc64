import { describe, expect, it } from 'vitest';
import type { GuideMove, Move } from '../../wire/messages';
import { cheapest, narrowed, nextQuestion } from './questions';

function moves(group: string, ...all: Move[]): GuideMove[] {
  return all.map((move, cost) => ({ move, text: '', group, path: [], cost }));
}

describe('nextQuestion', () => {
  it('has nothing to ask about a single move', () => {
    expect(nextQuestion(moves('end', { type: 'end_turn' }))).toBeNull();
  });

  it('asks for a place where moves lead to different places', () => {
    const question = nextQuestion(moves('move', { type: 'move', to: 'chapel' }, { type: 'move', to: 'laundry' }));
    expect(question).toMatchObject({ field: 'to', kind: 'place' });
    expect(question?.options.map((option) => option.value)).toEqual(['chapel', 'laundry']);
  });

  it('asks whom to steal from before it asks what', () => {
    const thefts = moves(
      'steal',
      { type: 'steal', from: 1, what: 'key' },
      { type: 'steal', from: 1, what: 'cash' },
      { type: 'steal', from: 2, what: 'key' },
    );
    expect(nextQuestion(thefts)).toMatchObject({ field: 'from', kind: 'seat' });
    const left = narrowed(thefts, 'steal', [{ field: 'from', value: 1 }]);
    expect(nextQuestion(left)).toMatchObject({ field: 'what', kind: 'goods' });
  });

  it('asks for the card first, then for what that card needs', () => {
    const cards = moves(
      'blackmail',
      { type: 'blackmail', card: 'patrol', from: 'chapel', to: 'laundry', count: 1 },
      { type: 'blackmail', card: 'patrol', from: 'chapel', to: 'laundry', count: 2 },
      { type: 'blackmail', card: 'assembly' },
    );
    expect(nextQuestion(cards)?.field).toBe('card');
    const patrol = narrowed(cards, 'blackmail', [{ field: 'card', value: 'patrol' }]);
    expect(nextQuestion(patrol)).toMatchObject({ field: 'count', kind: 'number' });
  });

  it('knows a payment of several from a single thing', () => {
    const paid = moves(
      'task',
      { type: 'complete', pay: [{ seat: 0, item: 'key' }] },
      { type: 'complete', pay: [{ seat: 1, item: 'key' }] },
    );
    expect(nextQuestion(paid)?.kind).toBe('payment');
    const used = moves('use', { type: 'use', pay: 'cash' }, { type: 'use', pay: 'key' });
    expect(nextQuestion(used)?.kind).toBe('goods');
  });
});

describe('narrowed', () => {
  it('compares values, not objects', () => {
    const squares = moves('move', { type: 'walk', to: [1, 2] }, { type: 'walk', to: [2, 2] });
    expect(narrowed(squares, null, [{ field: 'to', value: [2, 2] }])).toHaveLength(1);
  });
});

describe('cheapest', () => {
  it('is the lowest price, or none', () => {
    expect(cheapest(moves('move', { type: 'move', to: 'a' }, { type: 'move', to: 'b' }))).toBe(0);
    expect(cheapest([{ ...moves('trade', { type: 'trade' })[0]!, cost: null }])).toBeNull();
  });
});

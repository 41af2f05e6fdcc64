import { describe, expect, it } from 'vitest';
import { narrowed, nextQuestion, type Question } from '../table/choosing/questions';
import type { GuideMove, Move } from '../wire/messages';
import { GRAMMAR } from './move-grammar';

function moves(group: string, ...all: Move[]): GuideMove[] {
  return all.map((move, cost) => ({ move, text: '', group, path: [], cost }));
}

function asked(all: GuideMove[]): Question | null {
  return nextQuestion(all, GRAMMAR.fields);
}

describe('the next question about moves of The Scapegoat', () => {
  it('has nothing to ask about a single move', () => {
    expect(asked(moves('end', { type: 'end_turn' }))).toBeNull();
  });

  it('asks for a place where moves lead to different places', () => {
    const question = asked(moves('move', { type: 'move', to: 'chapel' }, { type: 'move', to: 'laundry' }));
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
    expect(asked(thefts)).toMatchObject({ field: 'from', kind: 'seat' });
    const left = narrowed(thefts, 'steal', [{ field: 'from', value: 1 }]);
    expect(asked(left)).toMatchObject({ field: 'what', kind: 'goods' });
  });

  it('asks for the card first, then for what that card needs', () => {
    const cards = moves(
      'blackmail',
      { type: 'blackmail', card: 'patrol', from: 'chapel', to: 'laundry', count: 1 },
      { type: 'blackmail', card: 'patrol', from: 'chapel', to: 'laundry', count: 2 },
      { type: 'blackmail', card: 'assembly' },
    );
    expect(asked(cards)?.field).toBe('card');
    const patrol = narrowed(cards, 'blackmail', [{ field: 'card', value: 'patrol' }]);
    expect(asked(patrol)).toMatchObject({ field: 'count', kind: 'number' });
  });

  it('knows a payment of several from a single thing', () => {
    const paid = moves(
      'task',
      { type: 'complete', pay: [{ seat: 0, item: 'key' }] },
      { type: 'complete', pay: [{ seat: 1, item: 'key' }] },
    );
    expect(asked(paid)?.kind).toBe('payment');
    const used = moves('use', { type: 'use', pay: 'cash' }, { type: 'use', pay: 'key' });
    expect(asked(used)?.kind).toBe('goods');
  });
});

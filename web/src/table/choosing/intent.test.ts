import { describe, expect, it } from 'vitest';
import { can, guideOf } from '../../testing/guides';
import type { TableSession } from '../session/session.svelte';
import { Intent } from './intent.svelte';

const grammar = {
  fields: [['to', 'place']] as [string, 'place'][],
  confirmed: new Set<string>(),
  isTemplate: () => false,
};
const moves = [can({ type: 'walk', to: 'a' }, 'walk'), can({ type: 'walk', to: 'b' }, 'walk')];

/** An intent whose moves are answered after `meanwhile` has happened. */
function intentWith(meanwhile: (intent: Intent) => void): Intent {
  const fake = {
    fresh: guideOf(moves),
    play: () => {
      meanwhile(intent);
      return Promise.resolve({ ok: true });
    },
  };
  const intent = new Intent(fake as unknown as TableSession, grammar);
  return intent;
}

describe('Intent.play', () => {
  it('asks nothing more after the move', async () => {
    const intent = intentWith(() => undefined);
    intent.begin('walk');
    await intent.play(moves[0]!.move);
    expect(intent.question).toBeNull();
  });

  it('keeps what the next position has begun before the answer came', async () => {
    const intent = intentWith((it) => it.begin('walk'));
    await intent.play(moves[0]!.move);
    expect(intent.question?.field).toBe('to');
  });
});

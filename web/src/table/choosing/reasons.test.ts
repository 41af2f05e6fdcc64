import { describe, expect, test } from 'vitest';
import { cannot } from '../../testing/guides';
import { reasonsOf } from './reasons';

const FAR = 'too far away';

describe('reasons', () => {
  test('are those of what is nearest to being possible', () => {
    const refused = [
      cannot({ type: 'push', from: 'chapel' }, 'push', 'far and no AP', 'S-6.4', 'S-5.2'),
      cannot({ type: 'push', from: 'laundry' }, 'push', 'no AP', 'S-5.2'),
    ];
    expect(reasonsOf(refused)).toEqual([{ message: 'no AP', rules: ['S-5.2'] }]);
  });

  test('say the same thing once, and alike things no more than twice', () => {
    const far = ['chapel', 'laundry', 'workshop'].map((to) =>
      cannot({ type: 'walk', to }, 'walk', `${to} ${FAR}`, 'S-6.1'),
    );
    const none = cannot({ type: 'walk', to: 'x' }, 'walk', 'no AP', 'S-5.2');
    expect(reasonsOf([...far, none, none]).map(({ message }) => message)).toEqual([
      `chapel ${FAR}`,
      `laundry ${FAR}`,
      'no AP',
    ]);
  });
});

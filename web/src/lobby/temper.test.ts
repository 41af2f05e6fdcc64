import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/messages';
import { asInmate, botFields, usualTemper } from './temper';

const trait = (id: string) => ({ id, title: id, text: '' });
const game = {
  characters: [trait('canny'), trait('honest')],
  talkativeness: [trait('lively'), trait('terse')],
  inmates: [{ id: 'agnes', name: 'Agnes', text: '', character: 'honest', talkativeness: 'lively' }],
} as unknown as GameInfo;
const bot = { level: 'fair', name: '', character: 'canny', talkativeness: 'terse' };

describe('the temper of a bot', () => {
  it('lets the first bot of a table talk most', () => {
    expect(usualTemper(game, 0)).toEqual({ character: 'canny', talkativeness: 'lively' });
    expect(usualTemper(game, 2)).toEqual({ character: 'canny', talkativeness: 'terse' });
    expect(usualTemper({} as GameInfo, 0)).toEqual({});
  });

  it('is that of the inmate who was chosen', () => {
    const agnes = asInmate(game, bot, 'Agnes');
    expect(agnes).toEqual({ level: 'fair', name: 'Agnes', character: 'honest', talkativeness: 'lively' });
    expect(asInmate(game, agnes, '').name).toBe('');
  });

  it('is left out where there is none', () => {
    expect(botFields({ level: 'fair', name: '' })).toEqual({ level: 'fair' });
    expect(botFields(bot)).toEqual({ level: 'fair', character: 'canny', talkativeness: 'terse' });
  });
});

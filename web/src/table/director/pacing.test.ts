import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacing } from './pacing';

describe('Pacing', () => {
  let shown: string[];
  let pacing: Pacing<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    shown = [];
    pacing = new Pacing(
      (each) => shown.push(each),
      (each) => (each === 'mine' ? 0 : 600),
    );
  });
  afterEach(() => vi.useRealTimers());

  it('shows the first thing at once and the next one after a while', () => {
    pacing.add('one');
    pacing.add('two');
    expect(shown).toEqual(['one']);
    expect(pacing.behind).toBe(true);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual(['one', 'two']);
  });

  it('shows nothing more while something wants to be looked at', () => {
    pacing.hold();
    pacing.add('one');
    pacing.add('two');
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([]);
    expect(pacing.behind).toBe(true);
    pacing.release();
    expect(shown).toEqual(['one']);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual(['one', 'two']);
  });

  it('can be held in the middle of what is being shown', () => {
    pacing.add('one');
    pacing.add('two');
    pacing.hold();
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual(['one']);
    pacing.release();
    expect(shown).toEqual(['one', 'two']);
  });

  it('tells everything at once even then, and is held afterwards', () => {
    pacing.hold();
    pacing.add('one');
    pacing.flush();
    pacing.add('two');
    expect(shown).toEqual(['one']);
    pacing.release();
    expect(shown).toEqual(['one', 'two']);
  });

  it('does not wait after what one has done oneself', () => {
    pacing.add('mine');
    pacing.add('one');
    expect(shown).toEqual(['mine', 'one']);
  });

  it('is never far behind, however much has happened', () => {
    for (let index = 0; index < 40; index += 1) pacing.add(`${index}`);
    vi.advanceTimersByTime(6_000);
    expect(shown.length).toBeGreaterThan(20);
  });

  it('shows all the rest when somebody does not want to wait', () => {
    pacing.add('one');
    pacing.add('two');
    pacing.add('three');
    pacing.flush();
    expect(shown).toEqual(['one', 'two', 'three']);
    expect(pacing.behind).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BeatQueue, type Pace, type QueuedStep, type Timed } from './queue';

interface Named extends Timed {
  name: string;
}

const small = (name: string): Named => ({ name, lasts: 600, great: false });
const great = (name: string): Named => ({ name, lasts: 2_000, great: true });
const own = (name: string): Named => ({ name, lasts: 0, great: false });

describe('BeatQueue', () => {
  /** Every position that was shown and every beat that was begun (name), ended (-name) or only told (=name). */
  let seen: string[];
  let pace: Pace;
  let queue: BeatQueue<Named>;
  let number: number;

  function step(...beats: Named[]): QueuedStep<Named> {
    number += 1;
    const mine = number;
    return { number, show: () => (seen.push(`#${mine}`), beats) };
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    seen = [];
    number = 0;
    pace = { factor: 1, stepwise: false };
    queue = new BeatQueue<Named>(
      {
        begin: (beat) => seen.push(beat.name),
        end: (beat) => seen.push(`-${beat.name}`),
        pass: (beat) => seen.push(`=${beat.name}`),
      },
      () => pace,
    );
  });
  afterEach(() => vi.useRealTimers());

  it('shows steps and their beats in order, each for its time', () => {
    queue.add(step(small('walk'), great('task')));
    queue.add(step(small('turn')));
    expect(seen).toEqual(['#1', 'walk']);
    vi.advanceTimersByTime(600);
    expect(seen).toEqual(['#1', 'walk', '-walk', 'task']);
    vi.advanceTimersByTime(1_999);
    expect(seen).not.toContain('#2');
    vi.advanceTimersByTime(1);
    expect(seen.slice(-3)).toEqual(['-task', '#2', 'turn']);
  });

  it('goes on at once after a step without beats and after what lasts no time', () => {
    queue.add(step());
    queue.add(step(own('mine')));
    queue.add(step(small('walk')));
    expect(seen).toEqual(['#1', '#2', 'mine', '-mine', '#3', 'walk']);
  });

  it('skips one beat and no more', () => {
    queue.add(step(great('ballots'), great('elected')));
    queue.skip();
    expect(seen).toEqual(['#1', 'ballots', '-ballots', 'elected']);
    vi.advanceTimersByTime(1_999);
    expect(seen.at(-1)).toBe('elected');
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe('-elected');
  });

  it('stages nothing if it is instant, and tells all of it in order', () => {
    pace = { factor: 0, stepwise: false };
    queue.add(step(small('walk'), great('task')));
    queue.add(step(small('turn')));
    expect(seen).toEqual(['#1', '=walk', '=task', '#2', '=turn']);
  });

  it('lasts longer or shorter with the pace', () => {
    pace = { factor: 0.5, stepwise: false };
    queue.add(step(small('walk')));
    vi.advanceTimersByTime(300);
    expect(seen.at(-1)).toBe('-walk');
  });

  it('waits step by step until somebody asks for the next beat', () => {
    pace = { factor: 1, stepwise: true };
    queue.add(step(small('walk')));
    queue.add(step(small('turn')));
    queue.hurry(true);
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(['#1', 'walk']);
    queue.skip();
    expect(seen).toEqual(['#1', 'walk', '-walk', '#2', 'turn']);
    expect(queue.waiting).toBe(0);
  });

  it('is never far behind, however much has happened', () => {
    for (let index = 0; index < 60; index += 1) queue.add(step(small(`${index}`)));
    vi.advanceTimersByTime(20_000);
    expect(queue.waiting).toBe(0);
  });

  it('keeps great moments at a second, however much waits behind them', () => {
    queue.add(step(small('first')));
    queue.add(step(great('task')));
    for (let index = 0; index < 60; index += 1) queue.add(step(small(`${index}`)));
    vi.advanceTimersByTime(600);
    expect(seen.at(-1)).toBe('task');
    vi.advanceTimersByTime(999);
    expect(seen.at(-1)).toBe('task');
  });

  it('shortens everything while somebody could decide', () => {
    queue.add(step(small('walk'), small('turn'), great('task')));
    queue.hurry(true);
    vi.advanceTimersByTime(150 + 150);
    expect(seen.at(-1)).toBe('task');
    vi.advanceTimersByTime(1_200);
    expect(seen.at(-1)).toBe('-task');
  });

  it('leads to the present with one skip while somebody could decide', () => {
    queue.add(step(great('ballots'), great('elected')));
    queue.add(step(small('turn')));
    queue.hurry(true);
    queue.skip();
    expect(seen).toEqual(['#1', 'ballots', '-ballots', '=elected', '#2', '=turn']);
  });

  it('catches up without losing a word', () => {
    queue.add(step(great('task'), great('reward')));
    queue.add(step(small('turn')));
    queue.catchUp();
    expect(seen).toEqual(['#1', 'task', '-task', '=reward', '#2', '=turn']);
    vi.advanceTimersByTime(10_000);
    expect(seen).toHaveLength(6);
  });

  it('stages what I did myself, without what was waiting before it', () => {
    queue.add(step(great('theft')));
    queue.add(step(small('walk')));
    queue.add(step(great('task')));
    queue.reach(3);
    expect(seen).toEqual(['#1', 'theft', '-theft', '#2', '=walk', '#3', 'task']);
  });

  it('leaves alone what is shown already', () => {
    queue.add(step(great('task')));
    queue.reach(1);
    expect(seen).toEqual(['#1', 'task']);
  });

  it('forgets what is replaced', () => {
    queue.add(step(great('task')));
    queue.add(step(small('walk')));
    queue.drop();
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual(['#1', 'task', '-task']);
    queue.add(step(small('turn')));
    expect(seen.at(-1)).toBe('turn');
  });
});

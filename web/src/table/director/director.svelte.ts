/**
 * Stages what happens at a table: takes steps from a source, shows their beats one after the other, sounds them, tells them to
 * screen readers in the same order, and keeps on the screen what they mean for the player.
 */
import { announcements } from '../../announce.svelte';
import { settings } from '../../settings.svelte';
import { ring } from '../../sound/ring';
import { paceOf } from './pace';
import { BeatQueue } from './queue';
import { withBeat, type Slip } from './slips';
import { beatsOf, PLAIN_STAGING, type Beat, type ShownStep, type Staging } from './staging';

/** A step of a live table or of a record: how to bring the screen up to it. */
export interface SourceStep {
  number: number;
  show: () => ShownStep;
}

export class Director {
  /** What is on the stage now. */
  beat = $state.raw<Beat | null>(null);
  /** How much waits behind it. */
  waiting = $state(0);
  slips = $state.raw<Slip[]>([]);
  staging: Staging = PLAIN_STAGING;
  #queue = new BeatQueue<Beat>(
    { begin: (beat) => this.#begin(beat), end: () => this.#end(), pass: (beat) => this.#tell(beat) },
    () => paceOf(settings.speed),
  );
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only called, never shown
  #watchers = new Set<(beat: Beat) => void>();

  add(step: SourceStep): void {
    this.#queue.add({ number: step.number, show: () => beatsOf(step.show(), this.staging) });
    this.#count();
  }

  /** Whether somebody at this screen could decide already. */
  hurry(wanted: boolean): void {
    this.#queue.hurry(wanted);
  }

  skip(): void {
    this.#queue.skip();
    this.#count();
  }

  catchUp(): void {
    this.#queue.catchUp();
    this.#count();
  }

  reach(number: number): void {
    this.#queue.reach(number);
    this.#count();
  }

  /** The player has chosen another speed: it counts from the beat that is shown. */
  speedChanged(): void {
    if (paceOf(settings.speed).factor === 0) this.catchUp();
    else this.#queue.reschedule();
  }

  drop(): void {
    this.#queue.drop();
    this.#count();
  }

  /** The player acts or has read them: slips go. */
  seen(number?: number): void {
    this.slips = number === undefined ? [] : this.slips.filter((slip) => slip.number !== number);
  }

  /** Calls the watcher for every beat that is staged, for what moves on the board. Returns how to stop that. */
  watch(watcher: (beat: Beat) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #begin(beat: Beat): void {
    if (beat.lasts > 0) this.beat = beat;
    if (beat.sound) ring(beat.sound);
    this.#tell(beat);
    this.#count();
    for (const watcher of this.#watchers) watcher(beat);
  }

  #tell(beat: Beat): void {
    announcements.tell([...beat.lines, ...beat.meanings].join(' '));
    this.slips = withBeat(this.slips, beat);
  }

  #end(): void {
    this.beat = null;
    this.#count();
  }

  #count(): void {
    this.waiting = this.#queue.waiting;
  }
}

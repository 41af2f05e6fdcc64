/**
 * Shows what happened as beats, one after the other. Knows no game, no network and no screen: steps come from a source (a
 * live table, a record), and a stage shows the beats.
 */

/** One thing to look at. */
export interface Timed {
  /** For how long at the usual pace, in milliseconds. What lasts no time is begun and ended at once. */
  lasts: number;
  /** A great moment keeps a second even if a decision waits. */
  great: boolean;
}

/** One numbered step of a game. Showing it brings the position up to it and returns what there is to look at. */
export interface QueuedStep<Beat> {
  number: number;
  show: () => Beat[];
}

export interface Stage<Beat> {
  begin: (beat: Beat) => void;
  end: (beat: Beat) => void;
  /** It was not staged, and must be told all the same. */
  pass: (beat: Beat) => void;
}

export interface Pace {
  /** By how much longer or shorter beats last; 0: nothing is staged. */
  factor: number;
  /** The next beat waits until somebody asks for it. */
  stepwise: boolean;
}

/** However much has happened, it is told within about this time. */
const FURTHEST_BEHIND = 9_000;
/** If somebody could decide: so long do great moments and all others last at most. */
const HURRIED_GREAT = 1_200;
const HURRIED_SMALL = 150;
/** Below this nothing can be seen; great moments never fall below theirs. */
const LEAST = 60;
const LEAST_GREAT = 1_000;
/** What a step that has not been shown yet is expected to take. */
const USUAL_STEP = 700;

export class BeatQueue<Beat extends Timed> {
  #steps: QueuedStep<Beat>[] = [];
  #beats: Beat[] = [];
  #current: Beat | null = null;
  #timer = 0;
  #hurried = false;

  constructor(
    readonly stage: Stage<Beat>,
    readonly pace: () => Pace,
  ) {}

  /** How many beats and steps wait behind the one that is shown. */
  get waiting(): number {
    return this.#steps.length + this.#beats.length;
  }

  add(step: QueuedStep<Beat>): void {
    this.#steps.push(step);
    if (!this.#current) this.#next();
  }

  /** Whether a person could decide already: everything that waits is shortened then, and a skip leads to the end of it. */
  hurry(wanted: boolean): void {
    if (this.#hurried === wanted) return;
    this.#hurried = wanted;
    if (wanted && this.#current && this.#timer) this.#schedule(this.#current);
  }

  /** The pace is another: what is shown now lasts as long as it should from now on. */
  reschedule(): void {
    if (this.#current && this.#timer) this.#schedule(this.#current);
  }

  /** Ends the beat that is shown; all of them, if somebody could decide. */
  skip(): void {
    if (this.#hurried && !this.pace().stepwise) this.catchUp();
    else this.#next();
  }

  /** Shows the latest position. What has not been seen is told without being staged. */
  catchUp(): void {
    this.#endCurrent();
    while (this.waiting > 0) {
      const beat = this.#take();
      if (beat) this.stage.pass(beat);
    }
  }

  /** Shows the step of this number, without what was staged before it. */
  reach(number: number): void {
    const upTo = this.#steps.findIndex((step) => step.number >= number);
    if (upTo < 0) return;
    const left = this.#steps.splice(upTo);
    this.catchUp();
    this.#steps.push(...left);
    this.#next();
  }

  /** Forgets what has not been shown. */
  drop(): void {
    this.#steps = [];
    this.#beats = [];
    this.#endCurrent();
  }

  #next(): void {
    this.#endCurrent();
    while (this.waiting > 0) {
      const beat = this.#take();
      if (!beat) continue;
      const { factor } = this.pace();
      if (factor === 0) {
        this.stage.pass(beat);
        continue;
      }
      this.#current = beat;
      this.stage.begin(beat);
      // The stage may have skipped it.
      if (this.#current !== beat) return;
      if (beat.lasts > 0) {
        this.#schedule(beat);
        return;
      }
      this.#endCurrent();
    }
  }

  /** The next beat; null if a step was shown that has none. */
  #take(): Beat | null {
    if (this.#beats.length === 0) this.#beats = this.#steps.shift()?.show() ?? [];
    return this.#beats.shift() ?? null;
  }

  #schedule(beat: Beat): void {
    clearTimeout(this.#timer);
    const { factor, stepwise } = this.pace();
    // Any number that is not 0: the beat stays until it is skipped.
    this.#timer = stepwise ? -1 : window.setTimeout(() => this.#next(), this.#duration(beat, factor));
  }

  #duration(beat: Beat, factor: number): number {
    const usual = beat.lasts * factor;
    if (this.#hurried) return Math.min(usual, beat.great ? HURRIED_GREAT : HURRIED_SMALL);
    const ahead = this.#beats.reduce((sum, each) => sum + each.lasts, this.#steps.length * USUAL_STEP) * factor;
    const share = Math.min(1, FURTHEST_BEHIND / (usual + ahead));
    return Math.max(usual * share, Math.min(usual, beat.great ? LEAST_GREAT : LEAST));
  }

  #endCurrent(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const beat = this.#current;
    this.#current = null;
    if (beat) this.stage.end(beat);
  }
}

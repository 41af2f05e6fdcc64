/**
 * A replay that is being watched. It is the link of a session: going on by one step is a message like those of a live table, which the
 * director stages; going anywhere else is a welcome to that moment.
 */
import { announcements } from '../announce.svelte';
import { texts } from '../texts.svelte';
import type { TurningPoint } from '../analysis/result';
import { replayOf } from '../wire/http';
import type { Hello, LinkEnd, LinkMaker, TableLink } from '../wire/link';
import type { Figure, Happened, Json, Replayed, ReplayStep, ToServer, Welcome } from '../wire/messages';
import { logOf, welcomeTo } from './fold';
import { addressOf, beginningFrom, momentAt, movesIn } from './moments';

export type ReplaySource = { table: string; token?: string | undefined } | { record: Json };

/** A turning point that is tried before its answer; the names are those of the seats. */
export interface TriedPoint {
  point: TurningPoint;
  names: string[];
}

export const SPECTATOR = 'spectator';
export const OPEN = 'open';
export const LAST = 'last';

export class ReplayPlayer {
  /** The number of steps that have been shown. */
  at = $state(0);
  outline = $state.raw<ReplayStep[]>([]);
  eyes = $state(SPECTATOR);
  /** Whose eyes can be chosen. */
  offered = $state.raw<string[]>([]);
  playing = $state(false);
  /** What is worth reading about the players, if the game is over. */
  figures = $state.raw<Figure[]>([]);
  /** Why there is nothing to see, in words. */
  problem = $state('');
  /** Why the rest of it has not come. */
  trouble = $state('');
  /** Why the record goes no further. */
  broken = $state('');
  ready = $state(false);
  /** The panel beside the board that is open, by its id. */
  panel = $state('');
  /** What is tried in place of the board, if anything. */
  tried = $state.raw<TriedPoint | null>(null);
  #decisions = $state.raw<number[]>([]);
  #start: Welcome | null = null;
  #steps: Happened[] = [];
  #end: LinkEnd | null = null;
  /** Counts the loads: an answer to an older one is not used. */
  #load = 0;
  #loading: Promise<void> = Promise.resolve();

  constructor(
    readonly source: ReplaySource,
    /** An address of a moment, or LAST; without one the replay begins at the start. */
    readonly first: string = '',
    eyes: string = SPECTATOR,
  ) {
    this.eyes = eyes;
  }

  get maker(): LinkMaker {
    return { open: (end) => this.#open(end), stored: false, past: true };
  }

  get last(): number {
    return this.outline.length;
  }

  get moves(): number {
    return movesIn(this.outline);
  }

  /** How many moves have been played. */
  get move(): number {
    return this.outline[this.at - 1]?.move ?? 0;
  }

  /** Who decides at the moment that is shown. */
  get deciding(): number[] {
    return this.#decisions;
  }

  get address(): string {
    return addressOf(this.outline, this.at);
  }

  /** What the step that is shown was, in words. */
  get text(): string {
    return this.at === 0 ? texts.say('web-replay-start') : (this.outline[this.at - 1]?.text ?? '');
  }

  // -- going about ----------------------------------------------------------------------------------

  /** One step on, staged like at a live table. */
  async forward(): Promise<void> {
    const next = this.at + 1;
    if (next > this.last || !(await this.#known(next)) || this.at !== next - 1) return;
    this.at = next;
    this.#end?.onMessage(this.#steps[next - 1]!);
    this.#seeDeciding();
    if (next === this.last) this.playing = false;
  }

  async back(): Promise<void> {
    await this.jump(this.at - 1);
  }

  /** Shows any moment at once, and tells it. */
  async jump(to: number): Promise<void> {
    const wanted = Math.min(Math.max(to, 0), this.last);
    this.at = wanted;
    const known = await this.#known(wanted);
    if (this.at !== wanted) return;
    if (!known) this.at = this.#steps.length;
    this.#show();
    announcements.tell(this.text);
  }

  async turn(by: 1 | -1): Promise<void> {
    await this.jump(beginningFrom(this.outline, this.at, by, { rounds: false }));
  }

  async round(by: 1 | -1): Promise<void> {
    await this.jump(beginningFrom(this.outline, this.at, by, { rounds: true }));
  }

  async jumpTo(address: string): Promise<void> {
    const at = momentAt(this.outline, address);
    if (at !== null && address !== this.address) await this.jump(at);
  }

  /** The same moment as somebody else saw it. */
  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.#read();
  }

  play(wanted: boolean): void {
    this.playing = wanted;
    if (wanted && this.at === this.last) void this.jump(0);
  }

  // -- a link ---------------------------------------------------------------------------------------

  #open(end: LinkEnd): TableLink {
    this.#end = end;
    end.onState('connecting');
    void this.#read();
    return {
      send: (message) => this.#answer(end, message),
      wake: () => undefined,
      close: () => {
        if (this.#end === end) this.#end = null;
      },
    };
  }

  #answer(end: LinkEnd, message: Exclude<ToServer, Hello> | ToServer): void {
    const id = 'id' in message ? (message.id ?? '') : '';
    if (message.type === 'log') {
      const entries = logOf(this.#steps.slice(0, this.at));
      end.onMessage({ type: 'log', id, seat: message.seat ?? null, entries });
    } else if (id) {
      end.onMessage({ type: 'refused', kind: 'past', message: texts.say('web-replay-past'), id });
    }
  }

  #seeDeciding(): void {
    const views = this.#steps.slice(0, this.at).findLast((each) => each.views)?.views ?? this.#start?.views;
    this.#decisions = (views?.[SPECTATOR]?.decisions ?? []).map(({ seat }) => seat);
  }

  #show(): void {
    this.#seeDeciding();
    if (this.#start) this.#end?.onMessage(welcomeTo(this.#start, this.#steps.slice(0, this.at)));
  }

  // -- what the server sends ------------------------------------------------------------------------

  /** Everything anew: other eyes, another language, or the beginning. */
  async #read(): Promise<void> {
    const load = (this.#load += 1);
    try {
      const page = await this.#page(0);
      if (load !== this.#load) return;
      const [start, ...steps] = page.messages as [Welcome, ...Happened[]];
      const begins = !this.ready;
      this.#start = start;
      this.#steps = steps;
      this.outline = page.outline ?? [];
      this.offered = page.eyes ?? [];
      this.broken = page.broken ?? '';
      this.figures = page.figures ?? [];
      this.#loading = this.#rest(load);
      if (begins) this.at = this.first === LAST ? this.last : (momentAt(this.outline, this.first) ?? 0);
      const known = await this.#known(this.at);
      if (load !== this.#load) return;
      if (!known) this.at = this.#steps.length;
      this.ready = true;
      this.#show();
      this.#end?.onMessage({ type: 'present', seats: start.table.seats.map((_, seat) => seat) });
      this.#end?.onState('open');
    } catch (error) {
      if (load === this.#load) this.problem = (error as Error).message;
    }
  }

  /** The other pages, one after the other, while people look at the first. What fails is asked for again when it is needed. */
  async #rest(load: number): Promise<void> {
    try {
      while (load === this.#load && this.#steps.length < this.outline.length) {
        const page = await this.#page(this.#steps.length);
        if (load !== this.#load) return;
        this.#steps = [...this.#steps, ...(page.messages as Happened[])];
      }
      this.trouble = '';
    } catch (error) {
      if (load === this.#load) this.trouble = (error as Error).message;
    }
  }

  #page(after: number): Promise<Replayed> {
    const source = 'record' in this.source ? this.source : { table: this.source.table };
    const token = 'token' in this.source && this.source.token ? { token: this.source.token } : {};
    return replayOf(source, { eyes: this.eyes, after, ...token });
  }

  /** Waits until the steps up to this one have come; false if they do not come. */
  async #known(step: number): Promise<boolean> {
    if (this.#steps.length >= step) return true;
    await this.#loading;
    if (this.#steps.length < step) {
      this.#loading = this.#rest(this.#load);
      await this.#loading;
    }
    return this.#steps.length >= step;
  }
}

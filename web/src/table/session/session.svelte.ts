/** One table as this browser knows it. Everything the screens show of a table is read from here; everything they want is asked for here. */
import { still } from '../../motion';
import { settings } from '../../settings.svelte';
import { texts } from '../../texts.svelte';
import { Line, socketAddress, type LineState } from '../../wire/connection';
import type {
  Explained,
  GameEvent,
  GameView,
  Guide,
  Happened,
  Json,
  LedgerEntry,
  LogEntry,
  Move,
  Refused,
  Running,
  TableInfo,
  ToClient,
  ToServer,
  Welcome,
} from '../../wire/messages';
import { Pacing } from '../director/pacing';

/** Something happened: the events as the viewer saw them, for whoever animates, announces or rings. */
export interface Moment {
  number: number;
  what: Happened['what'];
  events: GameEvent[];
  lines: string[];
  line: string;
}

export type Answer = { ok: true; number: number } | { ok: false; refused: Refused };

const SPECTATOR = 'spectator';

export class TableSession {
  state = $state<LineState>('connecting');
  table = $state.raw<TableInfo | null>(null);
  /** The seats that belong to this browser, and whether it is the host's. */
  mine = $state.raw<number[]>([]);
  host = $state(false);
  views = $state.raw<Record<string, GameView>>({});
  /** What the seat in front of the screen may do, and facts about the board in words. Of the same number as the view, or null. */
  guide = $state.raw<Guide | null>(null);
  log = $state.raw<LogEntry[]>([]);
  ledger = $state.raw<LedgerEntry[]>([]);
  clocks = $state.raw<Running[]>([]);
  present = $state.raw<number[]>([]);
  /** The latest refusal that nobody else took care of: shown and gone. */
  refusal = $state.raw<Refused | null>(null);
  number = $state(-1);
  /** The number with which the position last changed. */
  #positioned = $state(-1);
  /** Whose eyes the screen shows: one of my seats, or null for a spectator's. Same-device play changes it. */
  seat = $state<number | null>(null);
  /** Server time minus ours, in seconds. */
  #ahead = 0;
  #line: Line;
  #pacing: Pacing<Happened>;
  #answers = new Map<string, (answer: Answer) => void>();
  #explanations = new Map<string, (answer: Explained | null) => void>();
  #watchers = new Set<(moment: Moment) => void>();
  #guideAsked = '';
  #logAsked = '';
  #token: string | undefined;
  /** The number after which we want to hear; what is only waiting to be shown has been heard. */
  #heard = -1;
  #language = texts.language;
  #serial = 0;

  constructor(readonly id: string) {
    this.#token = settings.token(id);
    this.#pacing = new Pacing(
      (each) => this.#show(each),
      (each) => this.#stays(each),
    );
    this.#line = this.#connected();
  }

  // -- what the screens read ------------------------------------------------------------------------

  get view(): GameView | null {
    return this.views[this.seat === null ? SPECTATOR : String(this.seat)] ?? null;
  }

  /** The decision of the seat in front of the screen, if there is one. */
  get decision(): GameView['decisions'][number] | null {
    return this.view?.decisions.find((each) => each.seat === this.seat) ?? null;
  }

  /** What may be done now: the guide, if it belongs to what is shown. */
  get fresh(): Guide | null {
    const { guide } = this;
    if (!guide || guide.seat !== this.seat) return null;
    // Talk changes nothing that may be done.
    return this.#positioned <= guide.number && guide.number <= this.number ? guide : null;
  }

  get spectating(): boolean {
    return this.mine.length === 0;
  }

  /** Of my seats, those that must decide now. */
  get myDeciding(): number[] {
    const view = this.view ?? Object.values(this.views)[0];
    return (view?.decisions ?? []).map((each) => each.seat).filter((seat) => this.mine.includes(seat));
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name || texts.say(`seat-${seat}`);
  }

  /** Server's clock, now, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  // -- what the screens ask for ---------------------------------------------------------------------

  /** Looks through the eyes of one of my seats (or a spectator's, to cover the secrets of all). */
  lookAs(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.guide = null;
    this.#askGuide();
    this.#askLog();
  }

  play(move: Move): Promise<Answer> {
    return this.request((id) => ({ type: 'play', seat: this.#mySeat(), move, id }));
  }

  undo(): Promise<Answer> {
    return this.request((id) => ({ type: 'undo', seat: this.#mySeat(), id }));
  }

  say(statement: Json): Promise<Answer> {
    return this.request((id) => ({ type: 'say', seat: this.#mySeat(), statement, id }));
  }

  explain(move: Move): Promise<Explained | null> {
    const id = this.#newId();
    return new Promise((resolve) => {
      this.#explanations.set(id, resolve);
      this.#line.send({ type: 'explain', seat: this.#mySeat(), move, id });
    });
  }

  /** Any request that is answered with `accepted` or `refused`. Refusals are shown unless `quiet`. */
  request(make: (id: string) => ToServer, { quiet = false } = {}): Promise<Answer> {
    const id = this.#newId();
    // What is asked for belongs to what is true, not to what is still being shown.
    this.#pacing.flush();
    this.refusal = null;
    return new Promise((resolve) => {
      this.#answers.set(id, (answer) => {
        if (!answer.ok && !quiet) this.refusal = answer.refused;
        resolve(answer);
      });
      this.#line.send(make(id));
    });
  }

  /** Hear every moment as it is shown. The answer stops it. */
  watch(watcher: (moment: Moment) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** What happens next is shown when the answer is called, or as soon as a clock runs for me. */
  hold(): () => void {
    this.#pacing.hold();
    return () => this.#pacing.release();
  }

  wake(): void {
    this.#line.wake();
  }

  /** Everything anew in another language. */
  speak(): void {
    if (this.#language === texts.language) return;
    this.#language = texts.language;
    this.#pacing.drop();
    this.#heard = -1;
    this.#line.close();
    this.#line = this.#connected();
  }

  close(): void {
    this.#pacing.drop();
    this.#line.close();
  }

  // -- the line -------------------------------------------------------------------------------------

  #connected(): Line {
    return new Line(
      socketAddress(this.id),
      () => this.#hello(),
      (message) => this.#hear(message),
      (state) => (this.state = state),
    );
  }

  #hello(): Extract<ToServer, { type: 'hello' }> {
    const known = this.#heard >= 0 ? { last: this.#heard } : {};
    const token = this.#token ? { token: this.#token } : {};
    return { type: 'hello', language: texts.language, words: true, ...known, ...token };
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'happened':
        // After a break the server may tell again what we had heard.
        if (message.number <= this.#heard) return;
        this.#heard = message.number;
        this.#pacing.add(message);
        if (message.clocks?.some((each) => this.mine.includes(each.seat))) this.#pacing.release();
        return;
      case 'present':
        this.present = message.seats;
        return;
      case 'guide':
        if (message.id === this.#guideAsked && message.number >= this.number) this.guide = message;
        return;
      case 'log':
        // What is still waiting to be shown is added when it is.
        if (message.id === this.#logAsked) this.log = message.entries.filter((each) => each.number <= this.number);
        return;
      case 'accepted':
        return this.#answer(message.id, { ok: true, number: message.number });
      case 'explained':
        this.#explanations.get(message.id)?.(message);
        this.#explanations.delete(message.id);
        return;
      case 'refused':
        return this.#refused(message);
      case 'pong':
        return;
    }
  }

  #welcome(message: Welcome): void {
    this.#pacing.drop();
    this.#ahead = message.now - Date.now() / 1000;
    this.#heard = message.number;
    this.number = message.number;
    this.#positioned = message.number;
    this.table = message.table;
    this.mine = message.seats;
    this.host = message.host;
    this.views = message.views;
    this.ledger = message.ledger;
    this.clocks = message.clocks;
    if (message.token) {
      this.#token = message.token;
      settings.keepToken(this.id, message.token);
    }
    if (this.seat === null ? message.seats.length === 1 : !message.seats.includes(this.seat)) {
      this.seat = message.seats.length === 1 ? message.seats[0]! : null;
    }
    this.#askGuide();
    this.#askLog();
  }

  #show(message: Happened): void {
    this.number = message.number;
    if (message.table) this.table = message.table;
    if (message.views && Object.keys(message.views).length > 0) {
      this.views = message.views;
      this.#positioned = message.number;
    }
    if (message.clocks) this.clocks = message.clocks;
    if (message.ledger) this.ledger = message.ledger;
    const key = this.seat === null && !message.events?.[SPECTATOR] ? null : String(this.seat ?? SPECTATOR);
    const events = (key && message.events?.[key]) || [];
    const lines = (key && message.lines?.[key]) || [];
    const moment = { number: message.number, what: message.what, events, lines, line: message.line ?? '' };
    if (message.what.type === 'undone' || key === null) this.#askLog();
    else this.log = [...this.log, { ...moment, at: this.now() }];
    for (const watcher of this.#watchers) watcher(moment);
    this.#askGuide();
  }

  /** What one has done oneself, and what can hardly be seen, need not be looked at for long. */
  #stays(message: Happened): number {
    const { what } = message;
    if (what.type !== 'moved' || still() || document.hidden) return 0;
    if (what.by === 'player' && this.mine.includes(what.seat ?? -1)) return 0;
    const events = Object.values(message.events ?? {})[0] ?? [];
    if (events.every((event) => event.type === 'voted')) return 0;
    return events.length > 3 ? 1_100 : 650;
  }

  #answer(id: string, answer: Answer): void {
    this.#pacing.flush();
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
  }

  #refused(message: Refused): void {
    const id = message.id ?? '';
    if (this.#answers.has(id)) this.#answer(id, { ok: false, refused: message });
    else if (this.#explanations.has(id)) {
      this.#explanations.get(id)?.(null);
      this.#explanations.delete(id);
    } else if (id !== this.#guideAsked && id !== this.#logAsked) this.refusal = message;
  }

  #askGuide(): void {
    if (this.table === null || this.table.phase === 'lobby') return;
    // While more is waiting to be shown, the guide would belong to what has not been shown yet.
    if (this.#pacing.behind) return;
    this.#guideAsked = this.#newId();
    this.#line.send({ type: 'guide', seat: this.seat, id: this.#guideAsked });
  }

  #askLog(): void {
    if (this.table === null || this.table.phase === 'lobby') return;
    this.#logAsked = this.#newId();
    this.#line.send({ type: 'log', seat: this.seat, id: this.#logAsked });
  }

  #mySeat(): number {
    return this.seat ?? this.mine[0] ?? 0;
  }

  #newId(): string {
    this.#serial += 1;
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.#serial}`;
  }
}

/**
 * The state of one table as far as this browser knows and shows it: views, guide, log, clocks. Knows no network; the session
 * (session.svelte.ts) passes the server's messages in.
 */
import { texts } from '../../texts.svelte';
import type {
  GameEvent,
  GameView,
  Guide,
  Happened,
  LedgerEntry,
  LogEntry,
  Remark,
  Running,
  TableInfo,
  Welcome,
} from '../../wire/messages';
import { withMoves } from './pushed-guides';

/** Something that happened, with the events as the viewer saw them, for animations, announcements and sounds. */
export interface Moment {
  number: number;
  what: Happened['what'];
  events: GameEvent[];
  lines: string[];
  /** What each event means for the viewer; "" where its line says it all. */
  meanings: string[];
  line: string;
}

const SPECTATOR = 'spectator';

export class KnownTable {
  table = $state.raw<TableInfo | null>(null);
  /** The seats that belong to this browser, and whether it is the host's. */
  mine = $state.raw<number[]>([]);
  host = $state(false);
  views = $state.raw<Record<string, GameView>>({});
  /** What each of my seats, or a spectator, may do, and facts about the board in words: the last ones that were pushed. */
  guides = $state.raw<Record<string, Guide>>({});
  log = $state.raw<LogEntry[]>([]);
  ledger = $state.raw<LedgerEntry[]>([]);
  clocks = $state.raw<Running[]>([]);
  present = $state.raw<number[]>([]);
  /** The seats that have said enough in the negotiation that goes on. */
  enough = $state.raw<number[]>([]);
  /** What spectators said, as far as this browser may know it. */
  remarks = $state.raw<Remark[]>([]);
  /** The number of the latest entry of the table's log that is shown. */
  number = $state(-1);
  /** The seat whose view is shown: one of `mine`, or null for a spectator's view. It changes when several people share a device. */
  seat = $state<number | null>(null);
  /** The number with which the position last changed. */
  #positioned = $state(-1);
  /** The number with which the position last changed, as far as the server has told; it may not be shown yet. */
  #changed = $state(-1);
  /** Server time minus ours, in seconds. */
  #ahead = 0;

  constructor(readonly id: string) {}

  get view(): GameView | null {
    return this.views[this.#key] ?? null;
  }

  /** The guide of the seat in front of the screen. It may lag behind the view; see `fresh`. */
  get guide(): Guide | null {
    return this.guides[this.#key] ?? null;
  }

  get #key(): string {
    return this.seat === null ? SPECTATOR : String(this.seat);
  }

  /** The decision of the seat in front of the screen, if there is one. */
  get decision(): GameView['decisions'][number] | null {
    return this.view?.decisions.find((each) => each.seat === this.seat) ?? null;
  }

  /** The guide, if it belongs to the position that is shown. */
  get fresh(): Guide | null {
    const { guide } = this;
    if (!guide) return null;
    // Talk raises the number and changes nothing that may be done.
    return this.#positioned <= guide.number && guide.number <= this.number ? guide : null;
  }

  /** Whether the last move can be taken back: not if something has happened since that is only not shown yet. */
  get undoable(): boolean {
    return this.seat !== null && this.fresh?.undo.allowed === true && this.#changed <= this.fresh.number;
  }

  /** Those of my seats that bots wait for: they have not said enough. */
  get waitedFor(): number[] {
    return this.mine.filter((seat) => this.clocks.some((each) => each.waits_for?.includes(seat)));
  }

  /** Nobody but bots plays with whoever sits here. */
  get alone(): boolean {
    const people = this.table?.seats.flatMap((each, seat) => (each.kind === 'bot' ? [] : [seat])) ?? [];
    return people.length > 0 && people.every((seat) => this.mine.includes(seat));
  }

  get spectating(): boolean {
    return this.mine.length === 0;
  }

  /** Those of my seats that must decide now. */
  get myDeciding(): number[] {
    const view = this.view ?? Object.values(this.views)[0];
    return (view?.decisions ?? []).map((each) => each.seat).filter((seat) => this.mine.includes(seat));
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name || texts.say(`seat-${seat}`);
  }

  /** The time by the server's clock, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  /** Replaces everything by what the server sent after hello. */
  protected restart(message: Welcome): void {
    this.#ahead = message.now - Date.now() / 1000;
    this.number = message.number;
    this.#positioned = message.number;
    this.table = message.table;
    this.mine = message.seats;
    this.host = message.host;
    this.views = message.views;
    this.guides = withMoves(message.guides ?? {}, message.views);
    this.ledger = message.ledger;
    this.clocks = message.clocks;
    this.enough = message.enough ?? [];
    this.remarks = message.remarks ?? [];
    this.#changed = message.number;
    if (this.seat === null ? message.seats.length === 1 : !message.seats.includes(this.seat)) {
      this.seat = message.seats.length === 1 ? message.seats[0]! : null;
    }
  }

  /** Notes what has been received and is shown later, in its turn. */
  protected foresee(message: Happened): void {
    if (message.views && Object.keys(message.views).length > 0) this.#changed = message.number;
  }

  /** Takes over what happened. Returns the moment to show, and whether the log could be continued with it. */
  protected advance(message: Happened): { moment: Moment; logged: boolean } {
    this.number = message.number;
    if (message.table) this.table = message.table;
    if (message.views && Object.keys(message.views).length > 0) {
      this.views = message.views;
      this.#positioned = message.number;
    }
    if (message.guides) this.guides = withMoves(message.guides, this.views);
    if (message.clocks) this.clocks = message.clocks;
    if (message.ledger) this.ledger = message.ledger;
    if (message.promises) this.ledger = updated(this.ledger, message.promises);
    if (message.enough) this.enough = message.enough;
    if (message.remarks) this.remarks = [...this.remarks, ...message.remarks];
    const key = this.seat === null && !message.events?.[SPECTATOR] ? null : String(this.seat ?? SPECTATOR);
    const events = (key && message.events?.[key]) || [];
    const lines = (key && message.lines?.[key]) || [];
    const meanings = (key && message.meanings?.[key]) || [];
    const moment = { number: message.number, what: message.what, events, lines, meanings, line: message.line ?? '' };
    const logged = message.what.type !== 'undone' && key !== null;
    if (logged) this.log = [...this.log, { ...moment, at: this.now() }];
    return { moment, logged };
  }
}

/** The ledger with these entries in place of those about the same promises; new ones at its end. */
function updated(ledger: LedgerEntry[], changed: LedgerEntry[]): LedgerEntry[] {
  const known = new Set(ledger.map((each) => each.promise));
  const now = ledger.map((each) => changed.find(({ promise }) => promise === each.promise) ?? each);
  return [...now, ...changed.filter((each) => !known.has(each.promise))];
}

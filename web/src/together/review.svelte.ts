/** Looking at a finished table together: who is there, who leads, what is shown; and what this visitor says to it. */
import { settings } from '../settings.svelte';
import { texts } from '../texts.svelte';
import { liveTable } from '../wire/connection';
import type { LinkMaker, LinkState, TableLink } from '../wire/link';
import type { Json, TableInfo, ToClient, Together } from '../wire/messages';
import type { ProposedLine } from '../wire/types';

/** What one points at; nothing: not any more. */
export interface Target {
  place?: string;
  square?: [number, number];
  about?: number;
}

export class Review {
  now = $state.raw<Together | null>(null);
  lines = $state.raw<ProposedLine[]>([]);
  /** The seats of this visitor; none: a spectator. */
  mine = $state.raw<number[]>([]);
  table = $state.raw<TableInfo | null>(null);
  /** Whether this visitor looks at what the leader shows. */
  follows = $state(true);
  state = $state<LinkState>('connecting');
  /** Why something was not done, in words. */
  refusal = $state('');
  #link: TableLink;

  constructor(
    readonly id: string,
    maker: LinkMaker = liveTable(id),
  ) {
    this.#link = maker.open({
      hello: () => ({ type: 'hello', language: texts.language, together: true, ...this.#token() }),
      onMessage: (message) => this.#hear(message),
      onState: (state) => this.#changed(state),
    });
  }

  get leader(): number | null {
    return this.now?.leader ?? null;
  }

  get leading(): boolean {
    return this.leader !== null && this.mine.includes(this.leader);
  }

  /** The seat that this visitor speaks for. */
  get seat(): number | null {
    return this.leading ? this.leader : (this.mine[0] ?? null);
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name || texts.say(`seat-${seat}`);
  }

  follow(follows: boolean): void {
    this.follows = follows;
    this.#gather();
  }

  lead(to: number | null = null): void {
    if (this.seat === null) return;
    this.follows = true;
    this.#link.send({ type: 'lead', seat: this.seat, to });
  }

  show(move: number, line: number | null): void {
    if (this.leading) this.#link.send({ type: 'show', seat: this.leader!, move, line });
  }

  point(target: Target): void {
    if (this.seat !== null) this.#link.send({ type: 'point', seat: this.seat, ...target });
  }

  propose(move: number, of: number, moves: Json[]): void {
    if (this.seat !== null) this.#link.send({ type: 'propose_line', seat: this.seat, move, of, moves });
  }

  wake(): void {
    this.#link.wake();
  }

  close(): void {
    this.#link.close();
  }

  #token(): { token?: string } {
    const token = settings.token(this.id);
    return token ? { token } : {};
  }

  /** Said anew after every break: the server forgets who is gone. */
  #changed(state: LinkState): void {
    this.state = state;
    if (state === 'open') this.#gather();
  }

  #gather(): void {
    const name = this.mine.length === 0 ? settings.name.trim() : '';
    this.#link.send({ type: 'gather', follows: this.follows, name });
  }

  #hear(message: ToClient): void {
    if (message.type === 'welcome') {
      this.mine = message.seats;
      this.table = message.table;
    } else if (message.type === 'together') {
      this.now = message;
      this.refusal = '';
      if (message.lines) this.lines = message.lines;
    } else if (message.type === 'refused') {
      this.refusal = message.message;
    }
  }
}

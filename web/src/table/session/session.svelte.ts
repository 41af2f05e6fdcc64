/** A table with its connection to the server. The screens read the table's state here and send their requests here. */
import { gamePage } from '../../games';
import { settings } from '../../settings.svelte';
import { texts } from '../../texts.svelte';
import { Connection, socketAddress, type ConnectionState } from '../../wire/connection';
import type {
  Explained,
  Happened,
  Json,
  LogAnswer,
  LogEntry,
  Move,
  Refused,
  ToClient,
  ToServer,
  Welcome,
} from '../../wire/messages';
import { Pacing } from '../director/pacing';
import { showingTime } from '../director/showing-time';
import { KnownTable, type Moment } from './known-table.svelte';
import { Requests, type Answer } from './requests';

export class TableSession extends KnownTable {
  state = $state<ConnectionState>('connecting');
  /** The latest refusal that its sender does not show: the notices show it. */
  refusal = $state.raw<Refused | null>(null);
  #connection: Connection;
  #pacing: Pacing<Happened>;
  #requests = new Requests();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only called, never shown
  #watchers = new Set<(moment: Moment) => void>();
  #logAsked = '';
  /** The pages of the log that have come so far. */
  #logPages: LogEntry[] = [];
  #token: string | undefined;
  /** The number of the last message received; some of the received messages may still wait to be shown. */
  #heard = -1;
  #language = texts.language;

  constructor(id: string) {
    super(id);
    this.#token = settings.token(id);
    this.#pacing = new Pacing(
      (each) => this.#show(each),
      (each) => showingTime(each, { mine: this.mine, unpaced: gamePage(this.table?.game).unpaced }),
    );
    this.#connection = this.#connected();
  }

  // -- requests of the screens ----------------------------------------------------------------------

  /** Shows the view of one of my seats, or a spectator's view, which hides the secrets of all. */
  lookAs(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
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
    const id = this.#requests.newId();
    const explanation = this.#requests.explanationTo(id);
    this.#connection.send({ type: 'explain', seat: this.#mySeat(), move, id });
    return explanation;
  }

  /** Sends any request that is answered with `accepted` or `refused`. Refusals are shown unless `quiet`. */
  async request(make: (id: string) => ToServer, { quiet = false } = {}): Promise<Answer> {
    const id = this.#requests.newId();
    // A request refers to the true position, not to the one that is still being shown.
    this.#pacing.flush();
    this.refusal = null;
    const answered = this.#requests.answerTo(id);
    this.#connection.send(make(id));
    const answer = await answered;
    if (!answer.ok && !quiet) this.refusal = answer.refused;
    return answer;
  }

  /** Calls the watcher for every moment as it is shown. Returns how to stop that. */
  watch(watcher: (moment: Moment) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Shows nothing more until the returned function is called, or until a clock runs for one of my seats. */
  hold(): () => void {
    this.#pacing.hold();
    return () => this.#pacing.release();
  }

  wake(): void {
    this.#connection.wake();
  }

  /** Connects again if the language of the page has changed: the server's sentences come in the language of the connection. */
  followLanguage(): void {
    if (this.#language === texts.language) return;
    this.#language = texts.language;
    this.#pacing.drop();
    this.#heard = -1;
    this.#connection.close();
    this.#connection = this.#connected();
  }

  close(): void {
    this.#pacing.drop();
    this.#connection.close();
  }

  // -- messages of the server -----------------------------------------------------------------------

  #connected(): Connection {
    return new Connection(
      socketAddress(this.id),
      () => this.#hello(),
      (message) => this.#hear(message),
      (state) => (this.state = state),
    );
  }

  #hello(): Extract<ToServer, { type: 'hello' }> {
    const known = this.#heard >= 0 ? { last: this.#heard } : {};
    const token = this.#token ? { token: this.#token } : {};
    return { type: 'hello', language: texts.language, words: true, guide: true, ...known, ...token };
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'happened':
        // After a break the server may repeat what was received before.
        if (message.number <= this.#heard) return;
        this.#heard = message.number;
        this.#pacing.add(message);
        if (message.clocks?.some((each) => this.mine.includes(each.seat))) this.#pacing.release();
        return;
      case 'present':
        this.present = message.seats;
        return;
      case 'log':
        return this.#logged(message);
      case 'accepted':
        this.#pacing.flush();
        return this.#requests.accepted(message);
      case 'explained':
        return this.#requests.explained(message);
      case 'refused':
        return this.#refused(message);
      case 'guide':
      case 'pong':
        return;
    }
  }

  #welcome(message: Welcome): void {
    this.#pacing.drop();
    this.#heard = message.number;
    this.restart(message);
    if (message.token) {
      this.#token = message.token;
      settings.keepToken(this.id, message.token);
    }
    this.#keepSeatsAtRematch();
    this.#askLog();
  }

  #show(message: Happened): void {
    const { moment, logged } = this.advance(message);
    this.#keepSeatsAtRematch();
    if (!logged) this.#askLog();
    for (const watcher of this.#watchers) watcher(moment);
  }

  /** The seats of the next table belong to the same tokens as those of this one. */
  #keepSeatsAtRematch(): void {
    const next = this.table?.rematch;
    if (!next || !this.#token || this.spectating || settings.token(next) === this.#token) return;
    settings.keepToken(next, this.#token);
  }

  #refused(message: Refused): void {
    const id = message.id ?? '';
    if (this.#requests.awaits(id)) this.#pacing.flush();
    if (!this.#requests.refused(message) && id !== this.#logAsked) this.refusal = message;
  }

  #askLog(): void {
    if (this.table === null || this.table.phase === 'lobby') return;
    this.#logAsked = this.#requests.newId();
    this.#logPages = [];
    this.#connection.send({ type: 'log', seat: this.seat, id: this.#logAsked });
  }

  #logged(message: LogAnswer): void {
    if (message.id !== this.#logAsked) return;
    this.#logPages.push(...message.entries);
    const last = message.entries.at(-1);
    if (message.more && last) {
      this.#connection.send({ type: 'log', seat: this.seat, id: this.#logAsked, after: last.number });
      return;
    }
    // Entries that still wait to be shown are added when they are.
    this.log = this.#logPages.filter((each) => each.number <= this.number);
  }

  #mySeat(): number {
    return this.seat ?? this.mine[0] ?? 0;
  }
}

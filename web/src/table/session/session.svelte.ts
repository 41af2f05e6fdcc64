/** A table with its link to whoever answers for it. The screens read the table's state here and send their requests here. */
import { settings } from '../../settings.svelte';
import { texts } from '../../texts.svelte';
import type { Hello, LinkMaker, LinkState, TableLink } from '../../wire/link';
import type {
  Advised,
  Because,
  Explained,
  Happened,
  Json,
  LedgerEntry,
  LogAnswer,
  LogEntry,
  Move,
  Refused,
  Running,
  Sayable,
  Suggested,
  ToClient,
  ToServer,
  Together,
  Welcome,
} from '../../wire/messages';
import { Director } from '../director/director.svelte';
import type { ShownStep } from '../director/staging';
import { announced } from '../../talk/announced';
import { muted } from '../../talk/speaker/muted.svelte';
import { KnownTable, type Moment } from './known-table.svelte';
import { Requests, type Answer } from './requests';

/** What one wants to speak about. */
export interface Subject {
  about?: number;
  thing?: string;
  /** A statement to be answered. */
  to?: number;
}

export class TableSession extends KnownTable {
  state = $state<LinkState>('connecting');
  /** The latest refusal that its sender does not show: the notices show it. */
  refusal = $state.raw<Refused | null>(null);
  /** Whether the screen shows what this seat saw before, while the game goes on. */
  lookingBack = $state(false);
  /** Those who look at the finished game together. */
  together = $state.raw<Together | null>(null);
  /** How many requests have not been answered yet. */
  #pending = $state(0);
  /** Shows what happens, one thing after the other. */
  readonly director = new Director();
  #link: TableLink;
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

  /** The table is live, practised or replayed: that is what the link's maker knows. */
  constructor(
    id: string,
    readonly maker: LinkMaker,
  ) {
    super(id);
    this.#token = settings.token(id);
    this.#link = this.#linked();
  }

  // -- requests of the screens ----------------------------------------------------------------------

  /** Shows the view of one of my seats, or a spectator's view, which hides the secrets of all. */
  lookAs(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.director.seen();
    this.#askLog();
  }

  /** Sends a move. If the position turns out to be another than the one it was chosen in, nothing is sent. */
  play(move: Move): Promise<Answer> {
    const chosenIn = JSON.stringify(this.decision);
    this.director.catchUp();
    this.director.seen();
    if (JSON.stringify(this.decision) !== chosenIn) {
      const refused: Refused = { type: 'refused', kind: 'moved_on', message: texts.say('web-stage-moved-on') };
      this.refusal = refused;
      return Promise.resolve({ ok: false, refused });
    }
    return this.request((id) => ({ type: 'play', seat: this.#mySeat(), move, id }));
  }

  undo(): Promise<Answer> {
    return this.request((id) => ({ type: 'undo', seat: this.#mySeat(), id }));
  }

  say(statement: Json): Promise<Answer> {
    return this.request((id) => ({ type: 'say', seat: this.#mySeat(), statement, id }));
  }

  /** My seats have said what they wanted to say, or have more to say. People at one device talk to each other anyway. */
  sayEnough(enough: boolean): void {
    for (const seat of this.mine) void this.request((id) => ({ type: 'enough', seat, enough, id }), { quiet: true });
  }

  /** Something to the other spectators. */
  remark(text: string, name: string): Promise<Answer> {
    return this.request((id) => ({ type: 'remark', text, name, id }));
  }

  /** What might be said now about a player, a thing, or a thing of a player. */
  async suggest(subject: Subject): Promise<Sayable[]> {
    const told = await this.ask<Suggested>((id) => ({ type: 'suggest', seat: this.#mySeat(), ...subject, id }));
    return told.type === 'suggested' ? told.say : [];
  }

  async explain(move: Move): Promise<Explained | null> {
    const told = await this.ask<Explained>((id) => ({ type: 'explain', seat: this.#mySeat(), move, id }));
    return told.type === 'explained' ? told : null;
  }

  /** What a strong bot would do in my place. */
  advise(): Promise<Advised | Refused> {
    return this.ask((id) => ({ type: 'advise', seat: this.#mySeat(), id }));
  }

  /** Why a bot did what has this number in the log. */
  why(number: number): Promise<Because | Refused> {
    return this.ask((id) => ({ type: 'why', number, id }));
  }

  /** Sends a question that is answered with a message of its own, or refused. Nothing changes by it. */
  ask<Reply>(make: (id: string) => ToServer): Promise<Reply | Refused> {
    const id = this.#requests.newId();
    const reply = this.#requests.replyTo<Reply>(id);
    this.#link.send(make(id));
    return reply;
  }

  /** Sends any request that is answered with `accepted` or `refused`. Refusals are shown unless `quiet`. */
  async request(make: (id: string) => ToServer, { quiet = false } = {}): Promise<Answer> {
    const id = this.#requests.newId();
    // A request refers to the true position, not to the one that is still being shown.
    this.director.catchUp();
    this.refusal = null;
    const answered = this.#requests.answerTo(id);
    this.#pending = this.#requests.unanswered;
    this.#link.send(make(id));
    const answer = await answered;
    this.#pending = this.#requests.unanswered;
    if (!answer.ok && !quiet) this.refusal = answer.refused;
    return answer;
  }

  /** Calls the watcher for every moment as it is shown, staged or not. Returns how to stop that. */
  watch(watcher: (moment: Moment) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Whether the server keeps the table: then it has a link for others, a record and a rematch. */
  get stored(): boolean {
    return this.maker.stored;
  }

  /** Whether the screen shows the latest position and what may be done in it: no request, no staging is under way. */
  get settled(): boolean {
    const shown = this.director.waiting === 0 && this.director.beat === null;
    return shown && this.#pending === 0 && (this.seat === null || this.fresh !== null);
  }

  /** Whether what is shown is over and done with: a replay. */
  get past(): boolean {
    return this.maker.past ?? false;
  }

  wake(): void {
    this.#link.wake();
  }

  /** Connects again if the language of the page has changed: the server's sentences come in the language of the connection. */
  followLanguage(): void {
    if (this.#language === texts.language) return;
    this.#language = texts.language;
    this.director.drop();
    this.#heard = -1;
    this.#link.close();
    this.#link = this.#linked();
  }

  close(): void {
    this.director.drop();
    this.#link.close();
  }

  // -- messages of the server -----------------------------------------------------------------------

  #linked(): TableLink {
    return this.maker.open({
      hello: () => this.#hello(),
      onMessage: (message) => this.#hear(message),
      onState: (state) => (this.state = state),
    });
  }

  #hello(): Hello {
    const known = this.#heard >= 0 ? { last: this.#heard } : {};
    const token = this.#token ? { token: this.#token } : {};
    const wishes = { words: true, guide: true, meanings: true, promises: true, together: true };
    return { type: 'hello', language: texts.language, ...wishes, ...known, ...token };
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'happened':
        // After a break the server may repeat what was received before.
        if (message.number <= this.#heard) return;
        this.#heard = message.number;
        this.foresee(message);
        if (message.clocks ?? message.views) this.director.hurry(this.#couldDecide(message));
        this.director.add({ number: message.number, show: () => this.#show(message) });
        return;
      case 'present':
        this.present = message.seats;
        return;
      case 'together':
        this.together = message;
        return;
      case 'log':
        return this.#logged(message);
      case 'accepted':
        this.director.reach(message.number);
        return this.#requests.accepted(message);
      case 'explained':
      case 'suggested':
      case 'advised':
      case 'because':
        this.#requests.replied(message);
        return;
      case 'refused':
        return this.#refused(message);
      case 'guide':
      case 'pong':
        return;
    }
  }

  #welcome(message: Welcome): void {
    this.director.drop();
    this.director.seen();
    this.#heard = message.number;
    this.restart(message);
    if (message.token) {
      this.#token = message.token;
      settings.keepToken(this.id, message.token);
    }
    this.#keepSeatsAtRematch();
    this.#askLog();
  }

  #show(message: Happened): ShownStep {
    const before = { view: this.view, guide: this.guide };
    const promises = this.ledger;
    const { moment, logged } = this.advance(message);
    this.#keepSeatsAtRematch();
    if (!logged) this.#askLog();
    for (const watcher of this.#watchers) watcher(moment);
    const { what } = moment;
    const by = what.statement ? what.statement.seat : what.by === 'player' ? what.seat : undefined;
    return {
      moment,
      note: muted.hides(this.id, what.statement) ? '' : announced(moment, (seat) => this.name(seat)),
      own: this.mine.includes(by ?? -1),
      before,
      after: { view: this.view },
      broken: newlyBroken(promises, this.ledger),
    };
  }

  /** Whether one of my seats must decide after this. */
  #couldDecide(message: Happened): boolean {
    if (message.clocks?.some((each) => this.#isMyTime(each))) return true;
    return this.mine.some((seat) => message.views?.[String(seat)]?.decisions.some((each) => each.seat === seat));
  }

  /** The seats of the next table belong to the same tokens as those of this one. */
  #keepSeatsAtRematch(): void {
    const next = this.table?.rematch;
    if (next) muted.follow(this.id, next);
    if (!next || !this.#token || this.spectating || settings.token(next) === this.#token) return;
    settings.keepToken(next, this.#token);
  }

  #refused(message: Refused): void {
    const id = message.id ?? '';
    if (this.#requests.awaits(id)) this.director.catchUp();
    if (!this.#requests.refused(message) && id !== this.#logAsked) this.refusal = message;
  }

  #askLog(): void {
    if (this.table === null || this.table.phase === 'lobby') return;
    this.#logAsked = this.#requests.newId();
    this.#logPages = [];
    this.#link.send({ type: 'log', seat: this.seat, id: this.#logAsked, meanings: true });
  }

  #logged(message: LogAnswer): void {
    if (message.id !== this.#logAsked) return;
    this.#logPages.push(...message.entries);
    const last = message.entries.at(-1);
    if (message.more && last) {
      const after = last.number;
      this.#link.send({ type: 'log', seat: this.seat, id: this.#logAsked, after, meanings: true });
      return;
    }
    // Entries that still wait to be shown are added when they are.
    this.log = this.#logPages.filter((each) => each.number <= this.number);
  }

  #isMyTime(clock: Running): boolean {
    return this.mine.some((seat) => seat === clock.seat || clock.waits_for?.includes(seat));
  }

  #mySeat(): number {
    return this.seat ?? this.mine[0] ?? 0;
  }
}

/** The promises that are broken now and were not before. */
function newlyBroken(before: LedgerEntry[], now: LedgerEntry[]): LedgerEntry[] {
  const known = new Set(before.filter((each) => each.status === 'broken').map((each) => each.promise));
  return now.filter((each) => each.status === 'broken' && !known.has(each.promise));
}

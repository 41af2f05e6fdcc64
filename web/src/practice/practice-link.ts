/**
 * A link to a practice table, which the server keeps nowhere: every request says how the table began and what was done at it, and
 * is answered with the messages that a live table would send.
 */
import type { LinkEnd, LinkMaker, LinkState, TableLink } from '../wire/link';
import type { Json, ToClient, ToServer } from '../wire/messages';
import { post, Problem } from '../wire/http';

/** How a practice table begins: {"from": "position", "position", "seat", …} and what else the server knows. */
export type PracticeStart = { from: string } & Json;

/** The answer of the server; some kinds of start add fields of their own. */
export interface PracticeAnswer {
  messages: ToClient[];
  [more: string]: unknown;
}

/** The parts of the browser that a practice table uses, so that tests can replace them. */
export interface PracticeEnvironment {
  ask: (question: Json) => Promise<PracticeAnswer>;
  later: (action: () => void, milliseconds: number) => void;
}

const BROWSER: PracticeEnvironment = {
  ask: (question) => post<PracticeAnswer>('/practice', question),
  later: (action, milliseconds) => void setTimeout(action, milliseconds),
};

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

/** What was done at a practice table so far. It outlives the link, which is made anew when the language changes. */
export class PracticeTable implements LinkMaker {
  readonly stored = false;
  #done: ToServer[];
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    readonly start: PracticeStart,
    /** Called with every answer, before its messages are shown. */
    readonly onAnswer: (answer: PracticeAnswer, request: ToServer) => void = () => undefined,
    /** What was done before, of a table that is continued. */
    done: ToServer[] = [],
    readonly environment: PracticeEnvironment = BROWSER,
  ) {
    this.#done = done;
  }

  /** The requests that were accepted, in order: with `start` they are the whole table. */
  get done(): readonly ToServer[] {
    return this.#done;
  }

  open(end: LinkEnd): TableLink {
    return new PracticeLink(this, end);
  }

  /** One question at a time, whichever link asks it: each answer depends on what was done before. */
  ask(request: ToServer): Promise<ToClient[]> {
    const asked = this.#before.then(() => this.#ask(request));
    this.#before = asked.catch(() => undefined);
    return asked;
  }

  async #ask(request: ToServer): Promise<ToClient[]> {
    const answer = await this.environment.ask({ start: this.start, done: this.#done, request });
    const accepted = answer.messages.some((each) => each.type === 'accepted');
    if (accepted) this.#done = [...this.#done, request];
    this.onAnswer(answer, request);
    return answer.messages;
  }
}

/** Asks one thing after the other, and again if the server cannot be reached. */
class PracticeLink implements TableLink {
  #waiting: ToServer[] = [];
  #busy = false;
  #closed = false;
  #state: LinkState | null = null;
  #wait = FIRST_WAIT;

  constructor(
    readonly table: PracticeTable,
    readonly end: LinkEnd,
  ) {
    this.#tell('connecting');
    // Everything is asked for anew: no message is left over from an earlier link.
    const { language } = end.hello();
    this.send({ type: 'hello', language });
  }

  send(message: ToServer): void {
    this.#waiting.push(message);
    void this.#work();
  }

  wake(): void {
    void this.#work();
  }

  close(): void {
    this.#closed = true;
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#waiting.length > 0 && !this.#closed) if (!(await this.#next())) break;
    this.#busy = false;
  }

  /** Returns whether to go on with the next request. */
  async #next(): Promise<boolean> {
    const request = this.#waiting[0]!;
    let messages: ToClient[];
    try {
      messages = await this.table.ask(request);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.passing) return this.#tryLater();
      this.#waiting.shift();
      this.#refuse(request, problem);
      return true;
    }
    this.#waiting.shift();
    this.#wait = FIRST_WAIT;
    if (this.#closed) return false;
    for (const message of messages) this.end.onMessage(message);
    this.#tell('open');
    return true;
  }

  #tryLater(): false {
    this.#tell('lost');
    this.table.environment.later(() => this.wake(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    return false;
  }

  #refuse(request: ToServer, problem: Problem): void {
    if (this.#closed) return;
    if (request.type === 'hello') return this.#tell('gone');
    const id = request.id ? { id: request.id } : {};
    this.end.onMessage({ type: 'refused', kind: problem.kind, message: problem.message, ...id });
  }

  #tell(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.end.onState(state);
  }
}

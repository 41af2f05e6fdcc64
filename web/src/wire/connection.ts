/** One WebSocket to a table that repairs itself: it says hello with the last number it knows and sends again what was not answered. */
import type { ToClient, ToServer } from './messages';

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';

/** What a line needs of the browser, so that tests can bring their own. */
export interface Surroundings {
  open: (address: string) => WebSocket;
  later: (action: () => void, milliseconds: number) => number;
  forget: (timer: number) => void;
}

export const browserSurroundings: Surroundings = {
  open: (address) => new WebSocket(address),
  later: (action, milliseconds) => window.setTimeout(action, milliseconds),
  forget: (timer) => window.clearTimeout(timer),
};

/** The table is not there (any more): trying again would not help. */
const HOPELESS = new Set([4404, 4410]);
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** A sleeping phone keeps a dead socket open: silence for this long after a ping means that it is dead. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** A question that is open for longer makes us wonder if anybody is there. */
const ANSWER_WITHIN = 4_000;
/** A network that swallows everything would let us wait for a greeting for minutes. */
const GREETED_WITHIN = 15_000;

type Hello = Extract<ToServer, { type: 'hello' }>;

export class Line {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, ToServer>();
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;
  #heard = 0;
  #closed = false;
  /** Only after the answer to hello may requests be sent: before it the server does not know whose they are. */
  #greeted = false;

  constructor(
    readonly address: string,
    readonly hello: () => Hello,
    readonly onMessage: (message: ToClient) => void,
    readonly onState: (state: LineState) => void,
    readonly surroundings: Surroundings = browserSurroundings,
  ) {
    this.#connect();
  }

  /** Sent now, or as soon as the line is open; again after a break, until it is answered. */
  send(message: ToServer): void {
    const id = 'id' in message ? message.id : undefined;
    if (id) this.#unanswered.set(id, message);
    if (!this.#greeted) return;
    this.#write(message);
    if (id) this.surroundings.later(() => this.#wonder(id), ANSWER_WITHIN);
  }

  /** After waking up, or when the browser says that the network is back: do not wait for the timer. */
  wake(): void {
    if (this.#closed) return;
    if (!this.#socket) this.#connect();
    else if (this.#greeted) this.#checkPulse();
  }

  close(): void {
    this.#closed = true;
    this.surroundings.forget(this.#timer);
    this.surroundings.forget(this.#pulse);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    this.surroundings.forget(this.#timer);
    this.onState('connecting');
    const socket = this.surroundings.open(this.address);
    this.#socket = socket;
    this.surroundings.forget(this.#pulse);
    this.#pulse = this.surroundings.later(() => this.#giveUp(), GREETED_WITHIN);
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as ToClient);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code);
    };
  }

  #hear(message: ToClient): void {
    this.#heard += 1;
    if ('id' in message && message.id) this.#unanswered.delete(message.id);
    this.onMessage(message);
    // `present` ends the answer to hello.
    if (message.type === 'present' && !this.#greeted) {
      this.#greeted = true;
      this.#wait = FIRST_WAIT;
      this.onState('open');
      for (const request of this.#unanswered.values()) this.#write(request);
      this.surroundings.forget(this.#pulse);
      this.#keepPulse();
    }
  }

  #lose(code: number): void {
    this.#socket = null;
    this.#greeted = false;
    this.surroundings.forget(this.#pulse);
    if (this.#closed) return;
    if (HOPELESS.has(code)) {
      this.#closed = true;
      this.onState('gone');
      return;
    }
    this.onState('lost');
    this.#timer = this.surroundings.later(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #keepPulse(): void {
    this.#pulse = this.surroundings.later(() => this.#checkPulse(), PING_EVERY);
  }

  #checkPulse(): void {
    this.surroundings.forget(this.#pulse);
    const heard = this.#heard;
    this.#write({ type: 'ping' });
    this.#pulse = this.surroundings.later(() => {
      if (this.#heard !== heard) this.#keepPulse();
      else this.#giveUp();
    }, PONG_WITHIN);
  }

  #wonder(id: string): void {
    if (!this.#closed && this.#greeted && this.#unanswered.has(id)) this.#checkPulse();
  }

  #giveUp(): void {
    const dead = this.#socket;
    this.#lose(0);
    dead?.close();
  }

  #write(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/${encodeURIComponent(table)}`;
}

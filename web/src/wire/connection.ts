/**
 * A WebSocket to a table that reconnects by itself: after a break it says hello with the last number it knows and sends every
 * unanswered request again.
 */
import type { Hello, LinkEnd, LinkMaker, LinkState, TableLink } from './link';
import type { ToClient, ToServer } from './messages';

/** The parts of the browser that a connection uses, so that tests can replace them. */
export interface Environment {
  open: (address: string) => WebSocket;
  later: (action: () => void, milliseconds: number) => number;
  forget: (timer: number) => void;
}

export const BROWSER: Environment = {
  open: (address) => new WebSocket(address),
  later: (action, milliseconds) => window.setTimeout(action, milliseconds),
  forget: (timer) => window.clearTimeout(timer),
};

/** Close codes that mean that the table does not exist (any more), or not for this visitor: connecting again would not help. */
const HOPELESS = new Set([4403, 4404, 4410]);
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** A sleeping phone keeps a dead socket open; if nothing arrives for this long after a ping, the socket is dead. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** A request that is not answered within this time makes us send a ping. */
const ANSWER_WITHIN = 4_000;
/** Without this limit, a network that drops everything would keep us waiting for the answer to hello for minutes. */
const GREETED_WITHIN = 15_000;

export class Connection implements TableLink {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, ToServer>();
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;
  #heard = 0;
  #closed = false;
  /** Requests are sent only after the answer to hello: before it the server does not know the sender. */
  #greeted = false;

  constructor(
    readonly address: string,
    readonly hello: () => Hello,
    readonly onMessage: (message: ToClient) => void,
    readonly onState: (state: LinkState) => void,
    readonly environment: Environment = BROWSER,
  ) {
    this.#connect();
  }

  /** Sends now, or as soon as the connection is open; repeats the message after every break until it is answered. */
  send(message: ToServer): void {
    const id = 'id' in message ? message.id : undefined;
    if (id) this.#unanswered.set(id, message);
    if (!this.#greeted) return;
    this.#write(message);
    if (id) this.environment.later(() => this.#pingUnlessAnswered(id), ANSWER_WITHIN);
  }

  /** Connects or pings at once: after the device woke up, or when the browser says that the network is back. */
  wake(): void {
    if (this.#closed) return;
    if (!this.#socket) this.#connect();
    else if (this.#greeted) this.#checkPulse();
  }

  close(): void {
    this.#closed = true;
    this.environment.forget(this.#timer);
    this.environment.forget(this.#pulse);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    this.environment.forget(this.#timer);
    this.onState('connecting');
    const socket = this.environment.open(this.address);
    this.#socket = socket;
    this.environment.forget(this.#pulse);
    this.#pulse = this.environment.later(() => this.#giveUp(), GREETED_WITHIN);
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
      this.environment.forget(this.#pulse);
      this.#keepPulse();
    }
  }

  #lose(code: number): void {
    this.#socket = null;
    this.#greeted = false;
    this.environment.forget(this.#pulse);
    if (this.#closed) return;
    if (HOPELESS.has(code)) {
      this.#closed = true;
      this.onState('gone');
      return;
    }
    this.onState('lost');
    this.#timer = this.environment.later(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #keepPulse(): void {
    this.#pulse = this.environment.later(() => this.#checkPulse(), PING_EVERY);
  }

  #checkPulse(): void {
    this.environment.forget(this.#pulse);
    const heard = this.#heard;
    this.#write({ type: 'ping' });
    this.#pulse = this.environment.later(() => {
      if (this.#heard !== heard) this.#keepPulse();
      else this.#giveUp();
    }, PONG_WITHIN);
  }

  #pingUnlessAnswered(id: string): void {
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

/** The table with this id on the server. */
export function liveTable(table: string): LinkMaker {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const address = `${scheme}//${location.host}/ws/${encodeURIComponent(table)}`;
  const open = ({ hello, onMessage, onState }: LinkEnd): TableLink =>
    new Connection(address, hello, onMessage, onState);
  return { open, stored: true };
}

/** The requests to the server that have not been answered yet, by their ids. */
import type { Accepted, Refused } from '../../wire/messages';

export type Answer = { ok: true; number: number } | { ok: false; refused: Refused };

export class Requests {
  #answers = new Map<string, (answer: Answer) => void>();
  #replies = new Map<string, (reply: never) => void>();
  #serial = 0;

  newId(): string {
    this.#serial += 1;
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.#serial}`;
  }

  /** Resolves when the request with this id is accepted or refused. */
  answerTo(id: string): Promise<Answer> {
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  /** Resolves with the message that answers a question, or with the refusal of it. */
  replyTo<Reply>(id: string): Promise<Reply | Refused> {
    return new Promise<Reply | Refused>((resolve) => this.#replies.set(id, resolve));
  }

  /** How many wait for `accepted` or `refused`. */
  get unanswered(): number {
    return this.#answers.size;
  }

  /** Whether a request with this id waits for `accepted` or `refused`. */
  awaits(id: string): boolean {
    return this.#answers.has(id);
  }

  accepted(message: Accepted): void {
    this.#answer(message.id, { ok: true, number: message.number });
  }

  /** Returns whether this was asked. */
  replied(message: { id?: string | null }): boolean {
    const id = message.id ?? '';
    const resolve = this.#replies.get(id);
    this.#replies.delete(id);
    resolve?.(message as never);
    return resolve !== undefined;
  }

  /** Returns whether one of these requests was refused. */
  refused(message: Refused): boolean {
    const id = message.id ?? '';
    if (!this.#answers.has(id)) return this.replied(message);
    this.#answer(id, { ok: false, refused: message });
    return true;
  }

  #answer(id: string, answer: Answer): void {
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
  }
}

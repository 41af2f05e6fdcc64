/** The requests to the server that have not been answered yet, by their ids. */
import type { Accepted, Explained, Refused, Suggested } from '../../wire/messages';

export type Answer = { ok: true; number: number } | { ok: false; refused: Refused };

export class Requests {
  #answers = new Map<string, (answer: Answer) => void>();
  #explanations = new Map<string, (answer: Explained | null) => void>();
  #suggestions = new Map<string, (answer: Suggested | null) => void>();
  #serial = 0;

  newId(): string {
    this.#serial += 1;
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.#serial}`;
  }

  /** Resolves when the request with this id is accepted or refused. */
  answerTo(id: string): Promise<Answer> {
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  /** Resolves with the explanation of a move, or null if the server does not give one. */
  explanationTo(id: string): Promise<Explained | null> {
    return new Promise((resolve) => this.#explanations.set(id, resolve));
  }

  /** Resolves with what might be said, or null if the server does not say. */
  suggestionTo(id: string): Promise<Suggested | null> {
    return new Promise((resolve) => this.#suggestions.set(id, resolve));
  }

  /** Whether a request with this id waits for `accepted` or `refused`. */
  awaits(id: string): boolean {
    return this.#answers.has(id);
  }

  accepted(message: Accepted): void {
    this.#answer(message.id, { ok: true, number: message.number });
  }

  explained(message: Explained): void {
    this.#explain(message.id, message);
  }

  suggested(message: Suggested): void {
    this.#suggest(message.id, message);
  }

  /** Returns whether one of these requests was refused. */
  refused(message: Refused): boolean {
    const id = message.id ?? '';
    if (this.#answers.has(id)) this.#answer(id, { ok: false, refused: message });
    else if (this.#explanations.has(id)) this.#explain(id, null);
    else if (this.#suggestions.has(id)) this.#suggest(id, null);
    else return false;
    return true;
  }

  #answer(id: string, answer: Answer): void {
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
  }

  #explain(id: string, answer: Explained | null): void {
    this.#explanations.get(id)?.(answer);
    this.#explanations.delete(id);
  }

  #suggest(id: string, answer: Suggested | null): void {
    this.#suggestions.get(id)?.(answer);
    this.#suggestions.delete(id);
  }
}

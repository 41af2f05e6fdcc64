/** "What would you do?" at one table: the advice on the decision that is open, and how much of it is shown. */
import { announcements } from '../../announce.svelte';
import { catalogue } from '../../catalogue.svelte';
import { gamePage } from '../../games';
import { guidance } from '../../parts/guidance.svelte';
import type { Advised } from '../../wire/messages';
import { pointing } from '../choosing/pointing.svelte';
import type { TableSession } from '../session/session.svelte';

/** Whether bots of this game say what they would do, and why they did something. */
export function bringsAdvice(game: string): boolean {
  return gamePage(game).advises || catalogue.find(game)?.hints === true;
}

/** One person, and bots: nobody else is asked. Several people at one device are people. */
export function isAlone(session: TableSession): boolean {
  const guests = session.table?.seats.flatMap(({ kind }, seat) => (kind === 'guest' ? [seat] : [])) ?? [];
  return guests.length === 1 && session.mine.includes(guests[0]!);
}

/** Whether the seat in front of the screen may ask now. Lessons and puzzles have help of their own. */
export function mayAsk(session: TableSession): boolean {
  const { table } = session;
  if (!table || table.phase !== 'playing' || !session.decision || session.past || guidance.learning) return false;
  return bringsAdvice(table.game) && (table.hints === true || isAlone(session));
}

export class Adviser {
  told = $state.raw<Advised | null>(null);
  /** Nothing; where to look; the move and why. */
  step = $state<0 | 1 | 2>(0);
  busy = $state(false);

  constructor(readonly session: TableSession) {}

  /** One step further; after the last one everything is put away. */
  async more(): Promise<void> {
    if (this.busy || !mayAsk(this.session)) return;
    if (this.step === 2) {
      this.close();
      return;
    }
    const told = this.told ?? (await this.#ask());
    if (!told) return;
    this.told = told;
    this.step = this.step === 0 ? 1 : 2;
    pointing.show(this.step === 1 ? told.place : told.move);
    announcements.tell(this.step === 1 ? told.look : `${told.text}. ${told.reason}`);
  }

  close(): void {
    if (this.step > 0) pointing.now = null;
    this.step = 0;
  }

  /** The position is another one: the advice was about the one before. */
  forget(): void {
    this.close();
    this.told = null;
  }

  async play(): Promise<void> {
    const { told } = this;
    this.close();
    if (told) await this.session.play(told.move);
  }

  async #ask(): Promise<Advised | null> {
    const { view } = this.session;
    this.busy = true;
    const told = await this.session.advise();
    this.busy = false;
    if (told.type === 'refused') this.session.refusal = told;
    return told.type === 'refused' || this.session.view !== view ? null : told;
  }
}

const advisers = new WeakMap<TableSession, Adviser>();

/** The same for the bar and for a dialog that lies above it. */
export function adviserOf(session: TableSession): Adviser {
  const known = advisers.get(session) ?? new Adviser(session);
  advisers.set(session, known);
  return known;
}

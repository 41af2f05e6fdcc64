/** Beats of what happened: a game declares which event begins which kind of beat, and this makes the beats of a step of it. */
import type { Component } from 'svelte';
import type { Sound } from '../../sound/ring';
import type { GameEvent, GameView, Guide, LedgerEntry } from '../../wire/messages';
import type { Moment } from '../session/known-table.svelte';
import type { TableSession } from '../session/session.svelte';
import type { Timed } from './queue';

/** What a beat shows beside its words; it stands in the middle of the screen. */
export type Scene = Component<{ session: TableSession; beat: Beat }>;

export interface BeatKind {
  /** In milliseconds at the usual pace. */
  lasts: number;
  sound?: Sound;
  /** A great moment. Without a scene it is seen on the board. */
  great?: boolean;
  scene?: Scene;
  /** What it means for the player stays on the screen until it was seen. */
  stays?: boolean;
}

export interface Staging {
  kinds: Record<string, BeatKind>;
  /** The kind of beat that an event begins, by its type. Any other event belongs to the beat before it. */
  begins: Record<string, string>;
  /** Beats after all events of a step, by kind: to show what they amount to. */
  closing?: (events: GameEvent[]) => string[];
}

export interface Beat extends Timed {
  /** Different for every beat of a table. */
  key: string;
  kind: string;
  sound: Sound | null;
  scene: Scene | null;
  stays: boolean;
  /** Whose move it was, if it was one. */
  seat: number | null;
  events: GameEvent[];
  /** Who and what, in sentences. */
  lines: string[];
  /** And what it means for the player in front of the screen. */
  meanings: string[];
  /** The step that it belongs to, with the position before and after it. */
  shown: ShownStep;
}

/** A step as it was shown. Whatever the source of the steps is, this is what it tells. */
export interface ShownStep {
  moment: Moment;
  /** What is no move of the game, with who said it; "" if there is nothing. */
  note: string;
  /** Whether the player in front of the screen did it: what they did needs no time to follow. */
  own: boolean;
  before: { view: GameView | null; guide: Guide | null };
  after: { view: GameView | null };
  /** Promises that were broken by it. */
  broken: LedgerEntry[];
}

/** A game that declares nothing: a beat for every event, told in its words. */
export const PLAIN_STAGING: Staging = { kinds: {}, begins: {} };
const PLAIN_KIND: BeatKind = { lasts: 700 };
/** Not an event of a game: what is said, who comes and goes. It is told and takes no time. */
export const TABLE_KIND = 'table';
export const BROKEN_KIND = 'broken';

interface Part {
  kind: string;
  from: number;
  to: number;
}

export function beatsOf(step: ShownStep, staging: Staging): Beat[] {
  const { moment } = step;
  const beats = parts(moment.events, staging).map((part, index) => made(step, staging, part, index));
  const told = [...beats.filter((beat) => beat.lines.length > 0 || beat.great || beat.sound !== null)];
  if (step.note) told.unshift(noteBeat(step));
  for (const promise of step.broken) {
    told.push({
      ...made(step, staging, { kind: BROKEN_KIND, from: 0, to: 0 }, told.length),
      lines: [promise.text ?? ''],
    });
  }
  for (const kind of staging.closing?.(moment.events) ?? []) {
    told.push(made(step, staging, { kind, from: 0, to: 0 }, told.length));
  }
  return told;
}

function parts(events: GameEvent[], { begins }: Staging): Part[] {
  const found: Part[] = [];
  const plain = Object.keys(begins).length === 0;
  events.forEach((event, index) => {
    const kind = begins[event.type];
    const last = found.at(-1);
    if (kind !== undefined || plain || !last) found.push({ kind: kind ?? 'plain', from: index, to: index + 1 });
    else last.to = index + 1;
  });
  return found;
}

function made(step: ShownStep, staging: Staging, part: Part, index: number): Beat {
  const kind = staging.kinds[part.kind] ?? PLAIN_KIND;
  const great = kind.great ?? false;
  const { moment } = step;
  return {
    key: `${moment.number}-${part.kind}-${index}`,
    kind: part.kind,
    lasts: step.own && !great ? 0 : kind.lasts,
    great,
    sound: kind.sound ?? null,
    scene: kind.scene ?? null,
    stays: kind.stays ?? false,
    seat: moment.what.seat ?? null,
    events: moment.events.slice(part.from, part.to),
    lines: moment.lines.slice(part.from, part.to).filter(Boolean),
    meanings: moment.meanings.slice(part.from, part.to).filter(Boolean),
    shown: step,
  };
}

function noteBeat(step: ShownStep): Beat {
  const said = step.moment.what.statement !== undefined;
  const beat = made(step, PLAIN_STAGING, { kind: TABLE_KIND, from: 0, to: 0 }, -1);
  return { ...beat, lasts: 0, lines: [step.note], sound: said && !step.own ? 'talk' : null };
}

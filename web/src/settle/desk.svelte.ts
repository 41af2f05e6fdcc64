/** The position that is being arranged, what the server says about it, and the way back. */
import { judgePosition, positionFields, positionFrom, Problem } from '../wire/http';
import type { FieldProblem, Json } from '../wire/messages';
import type { Answer, JudgedMove, Position } from './answers';
import type { DeclaredGame } from './form/declared';

/** Whoever taps quickly is answered once. */
const PAUSE = 180;
const LONGEST_PAST = 200;

export interface OpenRecord {
  record: Json;
  moves: { seat: number; text: string }[];
  at: number;
}

export class Desk {
  position = $state.raw<Position | null>(null);
  /** About the last position that could be; it may be older than the one that is shown. */
  answer = $state.raw<Answer | null>(null);
  /** Everything that is wrong with the position that is shown. */
  problems = $state.raw<FieldProblem[]>([]);
  /** What went wrong otherwise: no server, too many questions. */
  trouble = $state('');
  /** The position has every field in its right shape, so that it can be drawn: the server has read it, or changes of it did. */
  drawable = $state(false);
  /** The answer is the one about the position that is shown. */
  settled = $state(false);
  fields = $state.raw<DeclaredGame | null>(null);
  /** The record that the position comes from, to go back and forth in it. */
  record = $state.raw<OpenRecord | null>(null);
  #past = $state.raw<Position[]>([]);
  #future = $state.raw<Position[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: string) {}

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  async loadFields(): Promise<void> {
    this.fields = await positionFields<DeclaredGame>(this.game);
  }

  /** Puts another position on the table. */
  open(position: Position, record: OpenRecord | null = null): void {
    this.record = record;
    this.drawable = false;
    this.#put(position);
  }

  change(edit: (position: Position) => Position): void {
    if (!this.position) return;
    const changed = edit(this.position);
    if (JSON.stringify(changed) !== JSON.stringify(this.position)) this.#put(changed);
  }

  set(field: string, value: unknown): void {
    this.change((position) => {
      const { [field]: _, ...others } = position;
      return (value === undefined ? others : { ...others, [field]: value }) as Position;
    });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before || !this.position) return;
    this.drawable = false;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.position];
    this.#show(before);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next || !this.position) return;
    this.drawable = false;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.position];
    this.#show(next);
  }

  /** The problems of a field and of everything in it. */
  problemsAt(path: string): FieldProblem[] {
    return this.problems.filter(
      ({ field }) => field === path || (/^[.[]/.test(field.slice(path.length)) && field.startsWith(path)),
    );
  }

  async ask(seat: number, move: Json): Promise<JudgedMove> {
    return judgePosition<JudgedMove>(this.position!, { seat, move });
  }

  /** Opens what can be read: a position, a view or a record, whatever it is. */
  async openAny(value: Json): Promise<void> {
    if ('moves' in value && 'seed' in value) await this.openRecord(value, 0);
    else if ('decisions' in value && 'you' in value) await this.openView(value);
    else this.open(value as Position);
  }

  async openView(view: Json): Promise<void> {
    const { position } = await positionFrom<{ position: Position }>({ from: 'view', view });
    this.open(position);
  }

  async openRecord(record: Json, at: number): Promise<void> {
    const found = await positionFrom<{ position: Position } & Omit<OpenRecord, 'record'>>({
      from: 'record',
      record,
      at,
    });
    this.open(found.position, { record, moves: found.moves, at: found.at });
  }

  async openSetup(players: number, seed: string, options: Json): Promise<void> {
    const source = { from: 'setup', game: this.game, players, seed, options };
    this.open((await positionFrom<{ position: Position }>(source)).position);
  }

  /** Asks again, as when the language has changed. */
  askAgain(): void {
    if (this.position) this.#show(this.position);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #put(position: Position): void {
    if (this.position) this.#past = [...this.#past.slice(-LONGEST_PAST), this.position];
    this.#future = [];
    this.#show(position);
  }

  #show(position: Position): void {
    this.position = position;
    this.settled = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#judge(position), this.answer ? PAUSE : 0);
  }

  async #judge(position: Position): Promise<void> {
    const asked = ++this.#asked;
    try {
      const answer = await judgePosition<Answer>(position);
      if (asked !== this.#asked) return;
      this.answer = answer;
      this.problems = [];
      this.trouble = '';
      this.settled = this.drawable = true;
      // What the position left out is filled in, so that everything on the table can be seen and changed.
      if (this.position === position) this.position = answer.position;
    } catch (error) {
      if (asked !== this.#asked) return;
      const problems = error instanceof Problem ? error.problems : [];
      this.problems = problems;
      this.trouble = problems.length > 0 ? '' : (error as Error).message;
    }
  }
}

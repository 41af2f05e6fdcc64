/** What a question offers, and what it might have offered but for a rule. */
import { same, type Pick, type Question } from '../../table/choosing/questions';
import type { Intent } from '../../table/choosing/intent.svelte';
import type { RefusedMove } from '../../wire/messages';

/** A reason that speaks against more things than this says little about any of them. */
const FEW = 3;

/** The options that are missing from a question although one might look for them there. */
export function missing(question: Question, type: string, picks: Pick[], refused: RefusedMove[]): RefusedMove[] {
  const near = refused.filter(
    ({ move }) =>
      move.type === type &&
      move[question.field] !== undefined &&
      picks.every(({ field, value }) => same(move[field], value)) &&
      !question.options.some((option) => same(option.value, move[question.field])),
  );
  return near.filter(({ rule }) => near.filter((each) => each.rule === rule).length <= FEW);
}

/** The text that asks: for this move and field if there is one, otherwise for the field. */
export function askedAs(type: string, field: string, has: (id: string) => boolean): string {
  const exact = `web-ask-${type}-${field}`.replaceAll('_', '-');
  return has(exact) ? exact : `web-ask-${field}`.replaceAll('_', '-');
}

/** Back to the question before: what was settled without asking is undone along with it. */
export function stepBack(intent: Intent): void {
  const now = intent.question?.field;
  do intent.back();
  while (intent.group !== null && (intent.question === null || intent.question.field === now));
}

/** Which of the moves that were sent a click on the board stands for. */
import type { Pick } from '../../table/choosing/questions';
import type { GuideMove, RefusedMove } from '../../wire/messages';

/** The step into a room, if there is one. */
export function walkTo(moves: GuideMove[], place: string): GuideMove | undefined {
  return moves.find(({ move }) => move.type === 'move' && move.to === place);
}

/** Uses of the room one stands in that take exactly this kind of thing. */
export function takings(moves: GuideMove[], item: string): GuideMove[] {
  return moves.filter(({ move }) => {
    const take = move.type === 'use' ? move.take : undefined;
    return Array.isArray(take) && take.length > 0 && take.every((each) => each === item);
  });
}

/** Why a place may not be what is asked for, if the server told. */
export function refusalAt(
  refused: RefusedMove[],
  group: string,
  picks: Pick[],
  field: string,
  place: string,
): RefusedMove | undefined {
  return refused.find(
    (each) =>
      each.group === group && each.move[field] === place && picks.every((pick) => each.move[pick.field] === pick.value),
  );
}

/** Guides as the server pushes them: without their moves, which are those of the view, in the same order. */
import type { GameView, Guide, Key, PushedGuide } from '../../wire/messages';

/** The guides with the moves of the views they belong to. */
export function withMoves(pushed: Record<Key, PushedGuide>, views: Record<Key, GameView>): Record<Key, Guide> {
  return Object.fromEntries(Object.entries(pushed).map(([key, guide]) => [key, completed(guide, views[key])]));
}

function completed(guide: PushedGuide, view: GameView | undefined): Guide {
  const moves = view?.decisions.find((each) => each.seat === guide.seat)?.moves ?? [];
  return { ...guide, moves: moves.map((move, index) => ({ ...guide.moves[index]!, move })) };
}

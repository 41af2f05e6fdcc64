/** The legal moves of a guide as a tree: headings, then the steps by which the guide names a move. */
import type { Guide, GuideMove, RefusedMove } from '../wire/messages';

/** A branch holds either one move or more branches. */
export interface Branch {
  text: string;
  move: GuideMove | null;
  branches: Branch[];
}

export interface ChoiceGroup {
  id: string;
  title: string;
  branches: Branch[];
  refused: RefusedMove[];
}

/**
 * The groups that have a legal or a refused move, in the order of the guide. The last `templates` moves of the guide are
 * left out: only a page that knows the game can fill them in.
 */
export function choiceGroups(guide: Guide, templates = 0): ChoiceGroup[] {
  const whole = guide.moves.slice(0, guide.moves.length - templates);
  return guide.groups
    .map(({ id, title }) => ({
      id,
      title,
      // The first step of a path is the heading.
      branches: branchesOf(
        whole.filter((each) => each.group === id),
        1,
      ),
      refused: guide.refused.filter((each) => each.group === id),
    }))
    .filter((group) => group.branches.length + group.refused.length > 0);
}

function branchesOf(moves: GuideMove[], depth: number): Branch[] {
  const steps = new Map<string, GuideMove[]>();
  for (const each of moves) {
    const step = each.path[depth] ?? each.text;
    steps.set(step, [...(steps.get(step) ?? []), each]);
  }
  return [...steps].flatMap(([text, same]) => {
    if (same.length === 1) return [leaf(same[0]!)];
    // Moves that the path does not tell apart are listed by their own words.
    if (same.every((each) => depth >= each.path.length - 1)) return same.map(leaf);
    return [{ text, move: null, branches: branchesOf(same, depth + 1) }];
  });
}

function leaf(move: GuideMove): Branch {
  return { text: move.text, move, branches: [] };
}

/** The prison as a grid: how it lies on the screen, and who lies beside whom for the arrow keys. */

export interface Spot {
  row: number;
  column: number;
}

const STEPS: Record<string, Spot> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Rows become columns: on a narrow screen the prison stands upright, and neighbours stay neighbours. */
export function turned(layout: string[][]): string[][] {
  return (layout[0] ?? []).map((_, column) => layout.map((row) => row[column]!));
}

export function spots(layout: string[][]): Map<string, Spot> {
  return new Map(layout.flatMap((places, row) => places.map((place, column) => [place, { row, column }] as const)));
}

/** Where a key leads from a place; null if it leads nowhere, or is no key of the grid. */
export function led(layout: string[][], place: string, key: string): string | null {
  const from = spots(layout).get(place);
  if (!from) return null;
  if (key === 'Home') return layout[from.row]![0]!;
  if (key === 'End') return layout[from.row]!.at(-1)!;
  const step = STEPS[key];
  return (step && layout[from.row + step.row]?.[from.column + step.column]) ?? null;
}

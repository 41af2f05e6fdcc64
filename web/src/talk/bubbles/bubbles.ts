/** Where a bubble with what a player says is put, and for how long it stays. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
  /** Which side of the bubble points at the speaker. */
  tail: 'left' | 'right' | 'below' | 'none';
}

export const WIDTH = 260;
const EDGE = 8;

/** Long enough to be read twice, and for an answer if one is asked for. In milliseconds. */
export function readingTime(text: string, { answerable }: { answerable: boolean }): number {
  return Math.min(14_000, Math.max(answerable ? 9_000 : 5_000, 3_000 + 90 * text.length));
}

/** Beside a sheet, on the side where there is room; above a pawn; at the top if the speaker is not on the screen. */
export function spotFor(anchor: { box: Box; kind: 'sheet' | 'pawn' } | null, screen: { width: number }): Spot {
  const width = Math.min(WIDTH, screen.width - 2 * EDGE);
  const within = (x: number): number => Math.max(EDGE, Math.min(x, screen.width - width - EDGE));
  if (!anchor) return { x: within((screen.width - width) / 2), y: 64, tail: 'none' };
  const { box } = anchor;
  if (anchor.kind === 'pawn')
    return { x: within((box.left + box.right - width) / 2), y: box.top - EDGE, tail: 'below' };
  if (screen.width - box.right >= width) return { x: box.right - 12, y: box.top + EDGE, tail: 'left' };
  if (box.left >= width) return { x: box.left - width + 12, y: box.top + EDGE, tail: 'right' };
  return { x: within(box.right - width), y: box.top + EDGE, tail: 'none' };
}

/** A QR code as rows of dark and light modules (ISO/IEC 18004). */
import { bchRest } from './qr-field';
import { dataWords, interleaved, versionFor } from './qr-words';
import { penalty } from './qr-penalty';

export type Modules = boolean[][];

/** Where the alignment patterns of a version have their centres, in both directions. */
const CENTRES: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The code with the mask that is easiest to read, or with the one asked for. */
export function qr(text: string, mask?: number): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = interleaved(dataWords(bytes, version), version);
  const drawn = MASKS.map((_, each) => each)
    .filter((each) => mask === undefined || each === mask)
    .map((each) => draw(words, version, each));
  const worth = drawn.map(penalty);
  return drawn[worth.indexOf(Math.min(...worth))]!;
}

/** 15 bits: level M (00), the mask, and their corrections. */
export function formatBits(mask: number): number {
  return ((mask << 10) | bchRest(mask, 0x537)) ^ 0x5412;
}

/** 18 bits, from version 7 on. */
export function versionBits(version: number): number {
  return (version << 12) | bchRest(version, 0x1f25);
}

function draw(words: number[], version: number, mask: number): Modules {
  const size = 17 + 4 * version;
  // null: free for data.
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && row < size && column >= 0 && column < size) grid[row]![column] = dark;
  };

  const square = (row: number, column: number, reach: number, dark: (distance: number) => boolean) => {
    for (let down = -reach; down <= reach; down++)
      for (let right = -reach; right <= reach; right++)
        set(row + down, column + right, dark(Math.max(Math.abs(down), Math.abs(right))));
  };

  const finders: [number, number][] = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ];
  for (const [row, column] of finders) square(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  for (let each = 8; each < size - 8; each++) {
    set(6, each, each % 2 === 0);
    set(each, 6, each % 2 === 0);
  }
  const centres = CENTRES[version - 1]!;
  const last = centres.at(-1);
  for (const row of centres)
    for (const column of centres) {
      const taken = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!taken) square(row, column, 2, (distance) => distance !== 1);
    }

  drawFormat(set, size, formatBits(mask));
  if (version >= 7) drawVersion(set, size, versionBits(version));
  lay(words, grid, MASKS[mask]!);
  return grid as Modules;
}

type Set = (row: number, column: number, dark: boolean) => void;

function drawFormat(set: Set, size: number, bits: number): void {
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    // Around the first finder, leaving out the timing lines; and once more beside the other two.
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit + (bit === 8 ? 1 : 0);
    if (bit < 8) set(along, 8, dark);
    else set(8, along, dark);
    if (bit < 8) set(8, size - 1 - bit, dark);
    else set(size - 15 + bit, 8, dark);
  }
  set(size - 8, 8, true);
}

function drawVersion(set: Set, size: number, bits: number): void {
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    set(Math.floor(bit / 3), size - 11 + (bit % 3), dark);
    set(size - 11 + (bit % 3), Math.floor(bit / 3), dark);
  }
}

/** In pairs of columns from the right, up and down in turns, past the upright timing line. */
function lay(words: number[], grid: (boolean | null)[][], masked: (row: number, column: number) => boolean): void {
  const size = grid.length;
  let bit = 0;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid[row]![column] = dark !== masked(row, column);
        bit += 1;
      }
    }
    upwards = !upwards;
  }
}

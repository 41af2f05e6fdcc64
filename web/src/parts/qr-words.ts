/** From a text to the codewords of a QR code: byte mode, error correction M, versions 1 to 10. */
import { corrections } from './qr-field';

/** For each version: corrections per block, then the number of data codewords of each block. */
const BLOCKS: [each: number, data: number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

export function capacity(version: number): number {
  return BLOCKS[version - 1]![1].reduce((sum, each) => sum + each, 0);
}

/** The smallest version that holds so many bytes; a RangeError if none does. */
export function versionFor(bytes: number): number {
  const version = BLOCKS.findIndex((_, index) => 4 + lengthBits(index + 1) + 8 * bytes <= 8 * capacity(index + 1)) + 1;
  if (version === 0) throw new RangeError(`too long for a QR code: ${bytes} bytes`);
  return version;
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** Mode, length, bytes, an end, and padding up to what the version holds. */
export function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, lengthBits(version));
  bytes.forEach((byte) => put(byte, 8));
  const room = 8 * capacity(version);
  put(0, Math.min(4, room - bits.length));
  put(0, -bits.length & 7);
  const words = Array.from({ length: bits.length / 8 }, (_, word) =>
    parseInt(bits.slice(8 * word, 8 * word + 8).join(''), 2),
  );
  for (let pad = 0; words.length < room / 8; pad++) words.push(PADDING[pad % 2]!);
  return words;
}

/** Data and corrections, block by block in turns, as they are laid out. */
export function interleaved(words: number[], version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  let from = 0;
  const blocks = sizes.map((size) => words.slice(from, (from += size)));
  const repairs = blocks.map((block) => corrections(block, count));
  return [...inTurns(blocks), ...inTurns(repairs)];
}

function inTurns(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((each) => each.length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((each) => each.slice(index, index + 1))).flat();
}

/** Error correction of QR codes (ISO/IEC 18004, 7.5): Reed–Solomon over the field of 256 numbers with x⁸+x⁴+x³+x²+1. */

const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);

for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWERS[exponent] = value;
  LOGS[value] = exponent;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

function times(one: number, other: number): number {
  return one && other ? POWERS[(LOGS[one]! + LOGS[other]!) % 255]! : 0;
}

/** The product of (x − 2⁰)(x − 2¹)…, without its leading 1. */
function generator(degree: number): number[] {
  let result = [1];
  for (let exponent = 0; exponent < degree; exponent++) {
    const next = [...result, 0];
    result.forEach((factor, index) => (next[index + 1]! ^= times(factor, POWERS[exponent]!)));
    result = next;
  }
  return result.slice(1);
}

/** The codewords by which a reader repairs what it misread. */
export function corrections(data: number[], count: number): number[] {
  const divisor = generator(count);
  let rest = new Array<number>(count).fill(0);
  for (const each of data) {
    const factor = each ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, index) => value ^ times(divisor[index]!, factor));
  }
  return rest;
}

/** The rest of a division of bits, for format and version (BCH codes). */
export function bchRest(value: number, divisor: number): number {
  const length = 32 - Math.clz32(divisor);
  let rest = value << (length - 1);
  while (32 - Math.clz32(rest) >= length) rest ^= divisor << (32 - Math.clz32(rest) - length);
  return rest;
}

/** A position in the fragment of an address: deflated JSON in base64url. Browsers do not send fragments to servers. */
import type { Position } from './answers';

/** Of a fragment, in characters; of the JSON behind it, in bytes. A position has four thousand of the latter. */
export const LONGEST_LINK = 60_000;
export const LARGEST_POSITION = 200_000;

/** Why there is no position in a link. */
export class BadLink extends Error {
  constructor(readonly reason: 'long' | 'large' | 'broken') {
    super(reason);
  }
}

export async function packed(position: Position): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(position)),
    new CompressionStream('deflate-raw'),
    Infinity,
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws BadLink. */
export async function unpacked(text: string): Promise<Position> {
  if (text.length > LONGEST_LINK) throw new BadLink('long');
  if (!/^[A-Za-z0-9_-]+$/.test(text)) throw new BadLink('broken');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadLink('broken');
  }
  const json = await through(bytes, new DecompressionStream('deflate-raw'), LARGEST_POSITION);
  return read(new TextDecoder().decode(json));
}

function read(json: string): Position {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new BadLink('broken');
  }
  if (!isPosition(value)) throw new BadLink('broken');
  return value;
}

export function isPosition(value: unknown): value is Position {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Position>).game === 'string';
}

/** A few bytes can inflate to gigabytes: reading ends at the limit. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new BadLink('broken');
    });
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw new BadLink('large');
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

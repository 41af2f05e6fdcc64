/** Reads what people drop or paste: a position, a record, what a table can be downloaded as, or a link to a position. */
import { say } from '../texts.svelte';
import type { Json } from '../wire/messages';
import type { Desk } from './desk.svelte';
import { isObject } from './form/declared';
import { LARGEST_POSITION, unpacked } from './link';

/** A record of a long game has that many characters; the server takes no more. */
const LONGEST_TEXT = LARGEST_POSITION + 50_000;

/** Throws with a sentence. */
export async function readText(desk: Desk, text: string): Promise<void> {
  if (text.length > LONGEST_TEXT) throw new Error(say('web-settle-too-long'));
  const linked = /#p=([A-Za-z0-9_-]+)\s*$/.exec(text);
  if (linked) return desk.openAny(await unpacked(linked[1]!));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(say('web-settle-no-json', { why: (error as Error).message }), { cause: error });
  }
  if (!isObject(value)) throw new Error(say('web-settle-no-object'));
  await readObject(desk, value);
}

/** A table that is not over is downloaded as {"number", "view"}. */
export async function readObject(desk: Desk, value: Json): Promise<void> {
  await desk.openAny(isObject(value.view) ? value.view : value);
}

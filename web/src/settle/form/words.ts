/** Words for fields and values of declared types. What has none is called by its id. */
import { say, texts } from '../../texts.svelte';

export type ValueWords = (label: string, name: string) => string | undefined;

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

export function fieldWord(name: string): string {
  const text = `web-settle-field-${dashed(name)}`;
  return texts.has(text) ? say(text) : name;
}

/** `own`: what the game's editor calls it. */
export function valueWord(label: string, name: string, own?: ValueWords): string {
  const called = own?.(label, name);
  if (called) return called;
  for (const text of [`web-settle-${label}-${dashed(name)}`, `${label}-${dashed(name)}`, `item-${dashed(name)}`, name])
    if (texts.has(text)) return say(text);
  return name;
}

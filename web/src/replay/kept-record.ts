/** The record that was opened in this tab: reloading the page does not lose it. It is sent nowhere else and kept nowhere else. */
import type { Json } from '../wire/messages';

const KEY = 'alcatraz-record';
let opened: Json | null = null;

export function keepRecord(record: Json): void {
  opened = record;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Too large, or nothing is kept here: then it lasts as long as the page.
  }
}

export function keptRecord(): Json | null {
  if (opened) return opened;
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Json | null;
  } catch {
    return null;
  }
}

/** The tables where this browser has a seat, and the one whose lobby it need not wait in; kept in the browser's storage. */

const SEATED = 'alcatraz-tables';
const AT_ONCE = 'alcatraz-at-once';
const MOST = 8;

/** The tables where somebody sat down with this browser, the newest first. */
export function myTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEATED) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function satDown(table: string): void {
  keep([table, ...myTables().filter((each) => each !== table)].slice(0, MOST));
}

export function stoodUp(table: string): void {
  keep(myTables().filter((each) => each !== table));
}

/** In the lobby of this table the host starts at once if all are ready, and a guest is ready at once. */
export function startAtOnce(table: string): void {
  try {
    sessionStorage.setItem(AT_ONCE, table);
  } catch {
    // Then the start takes one more click.
  }
}

/** Whether this table should start now; asked once, so that coming back later starts nothing. */
export function takeStart(table: string): boolean {
  try {
    const wanted = sessionStorage.getItem(AT_ONCE) === table;
    if (wanted) sessionStorage.removeItem(AT_ONCE);
    return wanted;
  } catch {
    return false;
  }
}

function keep(tables: string[]): void {
  try {
    localStorage.setItem(SEATED, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing still plays; the way back is the link.
  }
}

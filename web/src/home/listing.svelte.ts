/** The tables shown on the home page, kept up to date while somebody looks. */
import { myTables, stoodUp } from '../lobby/my-tables';
import { openTables, tableNow } from '../wire/http';
import type { ListedTable, Phase, TableInfo } from '../wire/messages';

const EVERY = 10_000;
/** Of the tables one sits at, so many are offered; older ones were left. */
const MOST_OF_MINE = 3;
const ALIVE: Phase[] = ['lobby', 'playing', 'paused'];

export class Listing {
  /** null: not known yet. */
  open = $state.raw<ListedTable[] | null>(null);
  mine = $state.raw<TableInfo[]>([]);
  problem = $state('');

  /** The answer ends it. */
  watch(): () => void {
    const timer = setInterval(() => document.hidden || void this.#lookAtOpen(), EVERY);
    const looked = () => document.hidden || void this.#lookAtOpen();
    document.addEventListener('visibilitychange', looked);
    void this.#lookAtOpen();
    void this.#lookAtMine();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', looked);
    };
  }

  async #lookAtOpen(): Promise<void> {
    try {
      const mine = myTables();
      this.open = (await openTables()).filter((each) => ALIVE.includes(each.phase) && !mine.includes(each.id));
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  async #lookAtMine(): Promise<void> {
    const found = await Promise.all(myTables().map((id) => tableNow(id).catch(() => id)));
    for (const each of found) if (typeof each === 'string') stoodUp(each);
    const tables = found.filter((each) => typeof each !== 'string');
    this.mine = tables.filter((each) => ALIVE.includes(each.phase)).slice(0, MOST_OF_MINE);
  }
}

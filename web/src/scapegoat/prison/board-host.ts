/** What the drawn prison needs of a table and of the move that is being put together. An editor has less than a table. */
import type { Intent } from '../../table/choosing/intent.svelte';
import type { TableSession } from '../../table/session/session.svelte';

export type BoardSession = Pick<TableSession, 'seat' | 'name' | 'fresh'> & {
  director: Pick<TableSession['director'], 'watch'>;
};
export type BoardIntent = Pick<
  Intent,
  'question' | 'offers' | 'group' | 'moves' | 'pick' | 'picks' | 'why' | 'busy' | 'choose' | 'place' | 'begin'
>;

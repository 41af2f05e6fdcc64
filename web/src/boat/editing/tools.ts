/** How the page arranges positions of Alcatraz (1999), beside its screen. */
import type { EditorTools } from '../../game-page';
import { emptyYard } from './edits';

export const TOOLS: EditorTools = {
  empty: emptyYard,
  fields: ['players', 'guards', 'prisoners', 'turn'],
  refined: (_, type) => type,
  words: () => () => undefined,
  withEdition: null,
};

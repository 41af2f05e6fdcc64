/** The games that the server offers, in the language of the page. */
import { named, texts } from './texts.svelte';
import { games } from './wire/http';
import type { GameInfo } from './wire/messages';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);

  async load(): Promise<void> {
    this.games = await games();
  }

  find(game: string): GameInfo | undefined {
    return this.games.find((each) => each.id === game);
  }

  /** The page's own texts name the games that it knows; the server names any other game. */
  title(game: string): string {
    if (texts.has(`game-${game.replaceAll('_', '-')}`)) return named('game', game);
    return this.find(game)?.title ?? game;
  }
}

export const catalogue = new Catalogue();

/** Who a bot is besides its level: by which character it keeps its word, and how much it says by itself. */
import type { GameInfo } from '../wire/messages';

/** Empty: a bot of a game in which bots do not deal. */
export interface Temper {
  character?: string | null;
  talkativeness?: string | null;
}

export interface Bot extends Temper {
  level: string;
  /** The name of an inmate; empty: none in particular. */
  name: string;
}

/** The usual character; the first bot of a table talks most, so that people are not talked down. */
export function usualTemper(game: GameInfo, nth: number): Temper {
  const character = game.characters?.[0]?.id;
  const manners = game.talkativeness ?? [];
  const talkativeness = manners[Math.max(0, Math.min(nth, 1))]?.id;
  return character && talkativeness ? { character, talkativeness } : {};
}

/** The bot that an inmate is; without one, the same bot without a name. */
export function asInmate(game: GameInfo, bot: Bot, name: string): Bot {
  const inmate = game.inmates?.find((each) => each.name === name);
  if (!inmate) return { ...bot, name: '' };
  return { ...bot, name: inmate.name, character: inmate.character, talkativeness: inmate.talkativeness };
}

/** As the server wants it: what is empty is left out. */
export function botFields({ level, name, character, talkativeness }: Bot): Partial<Bot> {
  return {
    ...(level ? { level } : {}),
    ...(name ? { name } : {}),
    ...(character && talkativeness ? { character, talkativeness } : {}),
  };
}

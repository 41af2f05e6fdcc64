/** The seats of a new table as its host plans them. */
import type { GameInfo, GameOption, Json, SeatPlan } from '../wire/messages';
import { botFields, usualTemper, type Bot } from './temper';

/** `person`: somebody at this device, the host or one of those who share it. */
export interface Place {
  kind: 'person' | 'open' | 'bot';
  name: string;
  bot: Bot;
}

export interface Chosen {
  [option: string]: unknown;
}

/** At one device everybody is a person until they say otherwise; else the host sits down and friends may come. */
export function firstPlaces(game: GameInfo, { sameDevice }: { sameDevice: boolean }): Place[] {
  const most = Math.max(...game.seats);
  return Array.from({ length: most }, (_, seat) => ({
    kind: sameDevice || seat === 0 ? 'person' : 'open',
    name: '',
    bot: { level: usualLevel(game), name: '', ...usualTemper(game, seat - 1) },
  }));
}

/** The host sits on one seat only, unless several people share the device. */
export function changed(
  places: Place[],
  seat: number,
  kind: Place['kind'],
  { sameDevice }: { sameDevice: boolean },
): Place[] {
  return places.map((place, each) => {
    if (each === seat) return { ...place, kind };
    if (kind === 'person' && place.kind === 'person' && !sameDevice) return { ...place, kind: 'open' };
    return place;
  });
}

/** `names` are used for people who have not given one. */
export function seatPlans(places: Place[], names: (nth: number) => string): SeatPlan[] {
  let people = 0;
  return places.map((place) => {
    if (place.kind === 'bot') return { kind: 'bot', ...botFields(place.bot) };
    if (place.kind === 'open') return { kind: 'open' };
    const usual = names(people++);
    return { kind: 'guest', name: place.name.trim() || usual };
  });
}

/** The level for newcomers: the middle one, neither the weakest nor the strongest where there are three. */
export function usualLevel(game: GameInfo): string {
  return game.levels[Math.floor(game.levels.length / 2)]?.id ?? '';
}

/** The level that was chosen before, if the game still has it. */
export function chosenLevel(game: GameInfo, remembered: string | undefined): string {
  return game.levels.some((each) => each.id === remembered) ? remembered! : usualLevel(game);
}

/** You, on a seat by chance, and bots on all others. */
export function soloSeats(game: GameInfo, name: string, level: string, chance: () => number = Math.random): SeatPlan[] {
  const mine = Math.floor(chance() * game.usual);
  return Array.from({ length: game.usual }, (_, seat) =>
    seat === mine
      ? { kind: 'guest', name }
      : { kind: 'bot', level, ...usualTemper(game, seat > mine ? seat - 1 : seat) },
  );
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function defaults(game: GameInfo): Chosen {
  return Object.fromEntries(game.options.map((option) => [option.id, option.default]));
}

/** Only what differs: a game's default may become another one some day, and a table that did not care follows it. */
export function optionsOf(game: GameInfo, chosen: Chosen): Json {
  return Object.fromEntries(
    game.options.filter((each) => !same(chosen[each.id], each.default)).map((each) => [each.id, chosen[each.id]]),
  );
}

/** What was chosen for an option, as titles: one, or those that were ticked. */
export function titlesChosen(option: GameOption, options: Json): string[] {
  const value = option.id in options ? options[option.id] : option.default;
  const wanted = option.many && Array.isArray(value) ? value : [value];
  return option.choices.filter((each) => wanted.some((one) => same(one, each.value))).map((each) => each.title);
}

import { describe, expect, it } from 'vitest';
import type { GameInfo, TableInfo } from '../wire/messages';
import { invitation } from './invitation';
import { missing } from './missing';
import { clockOf, span } from './pace';
import {
  changed,
  chosenLevel,
  defaults,
  firstPlaces,
  optionsOf,
  seatPlans,
  soloSeats,
  titlesChosen,
  usualLevel,
} from './plan';

const game: GameInfo = {
  id: 'race',
  title: '',
  text: '',
  seats: [3, 4],
  usual: 4,
  secrets: true,
  levels: ['weak', 'fair', 'strong'].map((id) => ({ id, title: id, text: '' })),
  options: [
    {
      id: 'sides',
      title: 'Sides',
      text: '',
      choices: [
        { value: 'silver', title: 'Silver' },
        { value: 'gold', title: 'Gold' },
      ],
      default: 'silver',
    },
    {
      id: 'rulings',
      title: 'House rules',
      text: '',
      choices: [
        { value: 'S-7.2', title: 'Bribes' },
        { value: 'S-8.4', title: 'Hands' },
      ],
      default: [],
      many: true,
    },
  ],
};

describe('playing at once', () => {
  it('seats one person among bots of the level that was chosen', () => {
    const bot = { kind: 'bot', level: 'fair' };
    expect(soloSeats(game, 'Anna', 'fair', () => 0.6)).toEqual([bot, bot, { kind: 'guest', name: 'Anna' }, bot]);
  });

  it('remembers a level as long as the game has it', () => {
    expect(chosenLevel(game, 'strong')).toBe('strong');
    expect(chosenLevel(game, 'gone')).toBe('fair');
    expect(chosenLevel(game, undefined)).toBe('fair');
  });

  it('takes the stronger of two levels, and the only one of one', () => {
    expect(usualLevel({ ...game, levels: game.levels.slice(1) })).toBe('strong');
    expect(usualLevel({ ...game, levels: game.levels.slice(0, 1) })).toBe('weak');
  });
});

describe('planning', () => {
  const names = (nth: number) => `Nobody ${nth}`;

  it('begins with the host and open seats, or with people only', () => {
    expect(firstPlaces({ ...game, seats: [3] }, { sameDevice: false }).map((each) => each.kind)).toEqual([
      'person',
      'open',
      'open',
    ]);
    expect(firstPlaces({ ...game, seats: [2] }, { sameDevice: true }).map((each) => each.kind)).toEqual([
      'person',
      'person',
    ]);
  });

  it('moves the host to another seat, but lets several people share a device', () => {
    const places = firstPlaces({ ...game, seats: [3] }, { sameDevice: false });
    expect(changed(places, 2, 'person', { sameDevice: false }).map((each) => each.kind)).toEqual([
      'open',
      'open',
      'person',
    ]);
    expect(changed(places, 2, 'person', { sameDevice: true }).map((each) => each.kind)).toEqual([
      'person',
      'open',
      'person',
    ]);
  });

  it('gives names to those who have none, each another one', () => {
    const places = changed(firstPlaces({ ...game, seats: [3] }, { sameDevice: true }), 1, 'bot', { sameDevice: true });
    expect(seatPlans(places, names)).toEqual([
      { kind: 'guest', name: 'Nobody 0' },
      { kind: 'bot', level: 'fair' },
      { kind: 'guest', name: 'Nobody 1' },
    ]);
  });

  it('sends only options that differ from the defaults', () => {
    const chosen = defaults(game);
    expect(optionsOf(game, chosen)).toEqual({});
    expect(optionsOf(game, { ...chosen, rulings: ['S-8.4'] })).toEqual({ rulings: ['S-8.4'] });
  });

  it('says what was chosen', () => {
    expect(titlesChosen(game.options[0]!, {})).toEqual(['Silver']);
    expect(titlesChosen(game.options[1]!, { rulings: ['S-8.4'] })).toEqual(['Hands']);
    expect(titlesChosen(game.options[1]!, {})).toEqual([]);
  });
});

describe('clocks', () => {
  it('are told in the largest whole unit', () => {
    expect(span(60)).toEqual({ unit: 'minutes', count: 1 });
    expect(span(90)).toEqual({ unit: 'seconds', count: 90 });
    expect(span(clockOf('slow', []).decision!)).toEqual({ unit: 'days', count: 3 });
  });

  it('replace nobody at a table without haste, and lift the game’s own limits', () => {
    expect(clockOf('none', ['auction'])).toEqual({ decision: null, limits: { auction: null }, grace: null });
    expect(clockOf('none', [])).toEqual({ decision: null, grace: null });
  });
});

describe('before the start', () => {
  it('waits for open seats and for guests who are not ready, never for the host', () => {
    const table = {
      seats: [
        { kind: 'guest', name: 'Host' },
        { kind: 'guest', name: 'Anna' },
        { kind: 'guest', name: 'Ben', ready: true },
        { kind: 'open' },
      ],
    } as TableInfo;
    expect(missing(table, [0])).toEqual({ open: 1, unready: [1] });
  });
});

describe('the link for others', () => {
  const table = { id: 'abc', link: 'http://192.0.2.7:8000/t/abc' };

  it('is the address of this page, or the server’s own if that is only this machine', () => {
    const outside = { hostname: 'play.example.org', origin: 'https://play.example.org' };
    expect(invitation(table, outside)).toBe('https://play.example.org/t/abc');
    expect(invitation(table, { hostname: 'localhost', origin: 'http://localhost:8000' })).toBe(table.link);
    expect(invitation(table, { hostname: '127.0.0.1', origin: 'http://127.0.0.1:8000' })).toBe(table.link);
  });

  it('is the machine’s address in the network where the server can be reached there', () => {
    const here = { hostname: '127.0.0.1', origin: 'http://127.0.0.1:8000' };
    const urls = ['http://192.168.1.5:8000', 'http://10.0.0.2:8000'];
    expect(invitation(table, here, { reachable: true, urls })).toBe('http://192.168.1.5:8000/t/abc');
    expect(invitation(table, here, { reachable: false, urls })).toBe(table.link);
    expect(invitation(table, here, { reachable: true, urls: [] })).toBe(table.link);
  });
});

/** Every change that the editor can make, with pieces drawn by luck: for a test that loads what comes out. */
import type { Card, Item, Location, Phase } from '../../wire/games/scapegoat';
import * as edits from './edits';
import type { Prison } from './edits';

type Luck = (below: number) => number;

const ITEMS: Item[] = ['key', 'knife', 'clothes', 'drug', 'tool', 'gun'];
const TOKENS: Record<string, number> = { key: 5, knife: 5, clothes: 5, drug: 5, tool: 5, gun: 1 };
const CARDS: Card[] = ['assembly', 'patrol', 'escort', 'errand_boy'];
const PHASES: Phase[] = ['negotiation', 'voting', 'actions', 'over'];

function one<Thing>(things: Thing[], luck: Luck): Thing {
  return things[luck(things.length)]!;
}

function place(position: Prison, luck: Luck): Location {
  return one(position.layout.flat(), luck);
}

function seat(position: Prison, luck: Luck): number {
  return luck(position.players.length);
}

export const RANDOM_EDITS: ((position: Prison, luck: Luck) => Prison)[] = [
  (p, luck) => edits.putPawn(p, seat(p, luck), place(p, luck)),
  (p, luck) => edits.setGuards(p, place(p, luck), luck(5)),
  (p, luck) => edits.nextGuards(p, place(p, luck)),
  (p, luck) => edits.moveGuard(p, place(p, luck), place(p, luck)),
  (p, luck) => edits.putToken(p, place(p, luck), one(ITEMS, luck), TOKENS),
  (p, luck) => edits.takeToken(p, place(p, luck), one(ITEMS, luck)),
  (p, luck) => edits.moveToken(p, place(p, luck), place(p, luck), one(ITEMS, luck)),
  (p, luck) => edits.giveItem(p, seat(p, luck), one(ITEMS, luck), TOKENS),
  (p, luck) => edits.takeItem(p, seat(p, luck), one(ITEMS, luck)),
  (p, luck) => edits.setTrack(p, seat(p, luck), luck(2) ? 'cash' : 'stamina', luck(4)),
  (p, luck) => edits.toggleLetter(p, seat(p, luck), one(edits.LETTERS, luck)),
  (p, luck) => edits.giveCard(p, seat(p, luck), one(CARDS, luck)),
  (p, luck) => edits.takeCard(p, seat(p, luck), p.players[0]!.blackmail[0] ?? 'patrol'),
  (p, luck) => edits.setPlayers(p, 3 + luck(2)),
  (p, luck) => edits.putTask(p, place(p, luck), p.task_deck.length ? one(p.task_deck, luck) : null),
  (p, luck) =>
    edits.putTask(p, place(p, luck), { element: one(edits.LETTERS, luck), prisoners: 1, guards: 2, items: ['key'] }),
  (p, luck) => edits.putTask(p, place(p, luck), null),
  (p, luck) => edits.moveTask(p, place(p, luck), place(p, luck)),
  (p, luck) => edits.flip(p, place(p, luck)),
  (p, luck) => edits.swapRooms(p, place(p, luck), place(p, luck)),
  (p, luck) => edits.setPhase(p, one(PHASES, luck)),
  (p, luck) => (p.phase === 'actions' ? edits.setTurn(p, seat(p, luck)) : p),
];

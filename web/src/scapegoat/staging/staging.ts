/** How The Scapegoat is staged: which event begins which beat, how long it lasts, its sound and its scene. */
import type { Staging } from '../../table/director/staging';
import PromiseTorn from '../../talk/promises/PromiseTorn.svelte';
import Ballots from './Ballots.svelte';
import CardPlayed from './CardPlayed.svelte';
import Elected from './Elected.svelte';
import Progress from './Progress.svelte';
import RewardTurned from './RewardTurned.svelte';
import TaskDone from './TaskDone.svelte';

export const STAGING: Staging = {
  kinds: {
    // Small: a step, a token.
    silent: { lasts: 0 },
    walk: { lasts: 750, sound: 'steps' },
    work: { lasts: 900, sound: 'tap' },
    goods: { lasts: 700, sound: 'tap' },
    patrol: { lasts: 750, sound: 'keys' },
    posted: { lasts: 900, sound: 'paper' },
    turn: { lasts: 600 },
    round: { lasts: 700 },
    call: { lasts: 800, sound: 'bell' },
    offer: { lasts: 900, sound: 'paper' },
    card: { lasts: 900, sound: 'paper', stays: true },
    effort: { lasts: 500 },
    bribe: { lasts: 700, sound: 'coins' },
    // Great, on the board.
    guard: { lasts: 1_500, sound: 'door', great: true },
    theft: { lasts: 1_400, sound: 'cloth', great: true, stays: true },
    deal: { lasts: 1_500, sound: 'coins', great: true, stays: true },
    refusal: { lasts: 2_400, sound: 'paper', great: true },
    escort: { lasts: 1_200, sound: 'steps', great: true, stays: true },
    ending: { lasts: 1_600, sound: 'bell', great: true },
    // Great, in the middle of the screen.
    ballots: { lasts: 2_000, sound: 'paper', great: true, scene: Ballots, stays: true },
    elected: { lasts: 1_800, sound: 'stamp', great: true, scene: Elected, stays: true },
    task: { lasts: 2_000, sound: 'stamp', great: true, scene: TaskDone, stays: true },
    reward: { lasts: 1_900, sound: 'paper', great: true, scene: RewardTurned, stays: true },
    progress: { lasts: 2_000, great: true, scene: Progress },
    blackmail: { lasts: 1_700, sound: 'paper', great: true, scene: CardPlayed, stays: true },
    broken: { lasts: 1_900, sound: 'tear', great: true, scene: PromiseTorn },
  },
  begins: {
    round_started: 'round',
    guard_placed: 'guard',
    vote_called: 'call',
    voted: 'silent',
    votes_revealed: 'ballots',
    elected: 'elected',
    turn_started: 'turn',
    turn_ended: 'silent',
    turn_skipped: 'turn',
    moved: 'walk',
    escorted: 'escort',
    function_used: 'work',
    guard_moved: 'patrol',
    guards_done: 'silent',
    stolen: 'theft',
    item_bullied: 'theft',
    card_taken: 'theft',
    task_completed: 'task',
    reward_revealed: 'reward',
    task_placed: 'posted',
    trade_offered: 'offer',
    trade_accepted: 'deal',
    trade_declined: 'refusal',
    bribed: 'bribe',
    stamina_spent: 'effort',
    blackmail_played: 'blackmail',
    cards_offered: 'card',
    card_kept: 'card',
    hand_shown: 'card',
    choice_left: 'ending',
    game_ended: 'ending',
    consent_asked: 'offer',
    theft_asked: 'offer',
    tie_left: 'call',
    names_asked: 'call',
    stay_named: 'goods',
    names_even: 'ending',
    consent_given: 'goods',
    consent_refused: 'goods',
  },
  closing: (events) => (events.some((event) => event.type === 'task_completed') ? ['progress'] : []),
};

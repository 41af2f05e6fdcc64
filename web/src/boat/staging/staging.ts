/** How Alcatraz (1999) is staged: which event begins which beat, how long it lasts, its sound and its scene. */
import type { Staging } from '../../table/director/staging';
import AlarmRolled from './AlarmRolled.svelte';
import Boarding from './Boarding.svelte';
import Capture from './Capture.svelte';

export const STAGING: Staging = {
  kinds: {
    walk: { lasts: 700, sound: 'steps' },
    guard: { lasts: 700, sound: 'keys' },
    pass: { lasts: 600 },
    alarm: { lasts: 1_900, sound: 'alarm', great: true, scene: AlarmRolled, stays: true },
    run: { lasts: 1_300, sound: 'keys', great: true },
    capture: { lasts: 1_700, sound: 'door', great: true, scene: Capture, stays: true },
    boarding: { lasts: 1_800, sound: 'sea', great: true, scene: Boarding, stays: true },
    ending: { lasts: 1_600, sound: 'bell', great: true },
  },
  begins: {
    entered: 'walk',
    walked: 'walk',
    guard_walked: 'guard',
    caught: 'capture',
    boarded: 'boarding',
    alarm_rolled: 'alarm',
    guard_ran: 'run',
    guard_stayed: 'run',
    passed: 'pass',
    returned: 'walk',
    alarm_ignored: 'run',
    went_out: 'pass',
    game_ended: 'ending',
  },
};

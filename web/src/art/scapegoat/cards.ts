/** An emblem on a 64 × 64 grid, printed in one ink: surfaces (holes by even-odd), lines of width 3, and a grey tint. */
interface Emblem {
  fill?: string;
  line?: string;
  tint?: string;
}

const cards: Record<string, Emblem> = {
  // a loudspeaker over a line of heads
  assembly: {
    fill: 'M24 13l16-9v20l-16-9h-6v-2zM14 34a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM3 61c0-9 4-13 11-13s11 4 11 13zM50 34a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM39 61c0-9 4-13 11-13s11 4 11 13zM32 31a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM26.5 61c-.2-5-1-8-2.5-10.5 2-2.5 4.5-3.5 8-3.5s6 1 8 3.5c-1.5 2.5-2.3 5.5-2.5 10.5z',
    line: 'M46 9a9 9 0 0 1 0 10M52 5a17 17 0 0 1 0 18',
  },
  // a plan torn through
  bad_plan: {
    fill: 'M39 16l4-4 5 5 5-5 4 4-5 5 5 5-4 4-5-5-5 5-4-4 5-5zM10 48a4 4 0 1 1 0 8a4 4 0 0 1 0-8z',
    line: 'M4 4h24l-5 10 7 9-7 9 7 8-6 9 4 11H4zM37 4h23v56H35l-4-11 6-9-7-8 7-9-7-9zM10 44v-6M11 32l3-5M17 22l3-3M41 40v14M41 54h12',
    tint: 'M4 4h24l-5 10 7 9-7 9 7 8-6 9 4 11H4zM37 4h23v56H35l-4-11 6-9-7-8 7-9-7-9z',
  },
  // arms up, pockets out
  body_search: {
    fill: 'M32 8a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM10 4h6l3 17 6 4h14l6-4 3-17h6l-3 20-9 9v9l2 20H38l-3-17h-6l-3 17h-8l2-20v-9l-9-9z',
    tint: 'M7 38h9l-2 9H7zM48 38h9v9h-7z',
    line: 'M8 54l3 5M54 54l-3 5',
  },
  // a fist that takes
  bullying: {
    fill: 'M8 24q0-5 5-5h6q4 0 4 4 0-6 5-6h4q5 0 5 5 0-5 5-4h3q4 0 4 5 1-3 4-2 4 1 4 5v16q0 13-13 13H24Q8 55 8 42zM22 25v6h2.5v-6zM36 25v6h2.5v-6zM48 27v6h2v-6zM8 34v3h22q3.5 0 3.5 2.5T30 42H20v3h10q6.5 0 6.5-5.5T30 34z',
    tint: 'M20 57h26v6H20z',
    line: 'M14 12 9 5M32 10V2M50 12l5-7',
  },
  // a sheet that moves on
  change_of_plans: {
    fill: 'M36 24h22v36H36zM41 30v3h12v-3zM41 37v3h12v-3zM41 44v3h7v-3z',
    tint: 'M6 4h22v36H6z',
    line: 'M6 4h22v36H6zM12 12h10M12 19h10M34 10h7q7 0 7 7M43 13l5 5 5-5',
  },
  // somebody who runs for you
  errand_boy: {
    fill: 'M42 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM25 17l13 1q4 1 5 5l2 6 9 2-1 5-13-3-3-5-5 11 9 7q2 2 1 5l-4 11-6-2 3-10-12-7-5 10q-1 2-4 2H4v-6h8l8-18 3-8-5 1-4 7-5-2 5-9q1-2 3-2z',
    tint: 'M46 18h15v13H46z',
    line: 'M3 24h6M1 32h9M3 40h6',
  },
  // the prisoner and the cap beside him
  escort: {
    fill: 'M20 20a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM6 52V46q0-10 14-10 6 0 9.5 2-3.5 4-3.5 10v4zM31 15q12-8 26 0l-1 4H32zM33 20h22q0 14-11 14T33 20zM29 52v-5q1-11 15-11t16 11v5zM41 40h6v6l-3 3-3-3z',
    line: 'M6 59h48M49 55l5 4-5 4',
  },
  // a siren that screams for nothing
  false_alarm: {
    fill: 'M14 48h36v10H14zM18 45V34a14 14 0 0 1 28 0v11zM24 42h4v-8q0-4 4-5v-4q-8 1-8 9z',
    line: 'M32 13V4M15 19 9 12M49 19l6-7M9 34H2M55 34h7',
    tint: 'M10 58h44v4H10z',
  },
  // a door, a slot, two eyes
  isolation_cell: {
    fill: 'M12 2h40v60H12zM20 12v12h24V12zM20 48v6h24v-6zM41 34h5v8h-5zM16 5v3h3V5zM45 5v3h3V5zM16 56v3h3v-3zM45 56v3h3v-3z',
    line: 'M26 12v12M32 12v12M38 12v12',
  },
  // chains over a padlock
  lockdown: {
    fill: 'M20 30h24q2 0 2 2v20q0 2-2 2H20q-2 0-2-2V32q0-2 2-2zM32 36a4 4 0 0 0-2 7.5V49h4v-5.5A4 4 0 0 0 32 36z',
    line: 'M24 30v-6a8 8 0 0 1 16 0v6M4 6l3 3M10 12l5 5M18 20l2 2M60 6l-3 3M54 12l-5 5M46 20l-2 2M4 60l3-3M10 54l5-5M60 60l-3-3M54 54l-5-5',
    tint: 'M5 4l14 14-3 3L2 7zM59 4 45 18l3 3L62 7zM5 62l12-12-3-3L2 59zM59 62 47 50l3-3 12 12z',
  },
  // a lantern on its round
  patrol: {
    fill: 'M24 16h16l3 5H21zM22 46h20v5H22zM20 53h24v6H20zM32 26q6 6 6 10.5a6 6 0 0 1-12 0Q26 32 32 26z',
    line: 'M26 15a6 6 0 0 1 12 0M23 22v23M41 22v23M15 26 6 21M14 36H3M49 26l9-5M50 36h11M15 45l-8 5M49 45l8 5',
  },
};

export function emblemOf(card: string): Emblem {
  return cards[card] ?? {};
}

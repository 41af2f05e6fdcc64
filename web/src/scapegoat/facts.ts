/** The facts of The Scapegoat that the server adds to its guide, in words. */
export interface RoomFacts {
  name: string;
  function: string;
  side: 'silver' | 'gold';
  free: boolean;
  guards: number;
  watch: string;
  step: number | null;
  lockdown: boolean;
}

export interface TaskFacts {
  id: string;
  title: string;
  element: string;
  prisoners: number;
  guards: number;
  items: string[];
  conditions: { what: 'prisoners' | 'guards' | 'items'; text: string; holds: boolean; now: number | null }[];
}

export interface PrisonFacts {
  rooms: Record<string, RoomFacts>;
  tasks: Record<string, TaskFacts>;
  cards: Record<string, { name: string; effect: string }>;
  limits: { items: number; cash: number; stamina: number; hand: number; guards: number; per_location: number };
  guards: { on_board: number; left: number };
  ap: { left: number; full: number } | null;
  rulings: { rule: string; title: string; text: string }[];
  stays: string[];
  /** Whether the next completed task could end the game. */
  near_end: boolean;
}

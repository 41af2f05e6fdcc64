/** The keys of a replay: arrows by step, brackets by turn, braces by round, space to run. */
import type { ReplayPlayer } from './player.svelte';

/** Does what the key means; false if it means nothing here. */
export function pressed(player: ReplayPlayer, event: KeyboardEvent, forward: () => void): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  const target = event.target instanceof Element ? event.target : null;
  const slides = target?.matches('input[type="range"]') ?? false;
  if (!slides && target?.closest('input, textarea, select, [contenteditable], [role="tablist"]')) return false;
  if (event.key === ' ' && target?.closest('button, a, summary')) return false;
  switch (event.key) {
    case 'ArrowRight':
      forward();
      return true;
    case 'ArrowLeft':
      void player.back();
      return true;
    case 'Home':
      void player.jump(0);
      return true;
    case 'End':
      void player.jump(player.last);
      return true;
    case ' ':
      player.play(!player.playing);
      return true;
    case '[':
    case ']':
      void player.turn(event.key === ']' ? 1 : -1);
      return true;
    case '{':
    case '}':
      void player.round(event.key === '}' ? 1 : -1);
      return true;
    default:
      return false;
  }
}

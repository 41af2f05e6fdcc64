/** Calling somebody back to the table: the title always, a notification if they allowed it. */
import { say } from '../texts.svelte';

export function mayAskToNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

/** Only while nobody looks at the page. */
export function notify(text: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(say('web-title'), { body: text, tag: 'alcatraz-turn', icon: '/icon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones only let service workers notify; the title still changes.
  }
}

/** What somebody who learns is to do now: dialogs repeat it, because they lie above the panel that says it. */
class Guidance {
  text = $state('');
  /** Other help would only take room. */
  learning = $state(false);
}

export const guidance = new Guidance();

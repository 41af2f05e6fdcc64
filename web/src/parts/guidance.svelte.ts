/** What somebody who learns is to do now: dialogs repeat it, because they lie above the panel that says it. */
class Guidance {
  text = $state('');
  /** Other help would only take room. */
  learning = $state(false);
}

export const guidance = new Guidance();

/** The context in which the dialogs of decisions find the help that the screen below them has: a function to a snippet. */
export const HELP = 'help';

/** The press of the pointer that is going on, which `PressKeeper` watches, and what waits for its end. */
export const press = { isGoingOn: false, waiting: new Set<() => void>() };

/**
 * What is drawn because the focus left a control. A press of the pointer takes the focus away before its button comes up:
 * were the page to move between the two, the click would have no target. So it waits until the button is up, and comes before
 * what the click does; without a press it is done at once.
 */
export function afterPress(act: () => void): void {
  if (press.isGoingOn) press.waiting.add(act);
  else act();
}

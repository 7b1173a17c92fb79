/** The press of the pointer that is going on, which `PressKeeper` watches, and what waits for its end. */
export const press = { isGoingOn: false, waiting: new Set<() => void>() };

/**
 * Runs a change of the page that is caused by the loss of focus. A press of the pointer moves the focus before the
 * pointer is released. If the page moved between the two, the click would miss its target. So the change waits until
 * the release, and runs before the effects of the click. Without a press it runs at once.
 */
export function afterPress(act: () => void): void {
  if (press.isGoingOn) press.waiting.add(act);
  else act();
}

import type { FocusEvent } from 'react';

/** Whether the focus went elsewhere; into the calendar of the control, which is drawn outside it, is not elsewhere. */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (currentTarget.contains(relatedTarget)) return false;
  const dialog = relatedTarget?.closest('[role="dialog"], [role="alertdialog"]');
  return !dialog || dialog.contains(currentTarget);
}

import type { FocusEvent } from 'react';

/** Whether the focus left the control. The calendar is drawn outside of the control but belongs to it. */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (currentTarget.contains(relatedTarget)) return false;
  const dialog = relatedTarget?.closest('[role="dialog"], [role="alertdialog"]');
  return !dialog || dialog.contains(currentTarget);
}

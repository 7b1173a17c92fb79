/** A control that can do no more by its nature (there is no next page), and why: for the eye and for screen readers. */
export function explainDisabled(reason: string) {
  return { 'aria-disabled': true, 'aria-description': reason, title: reason } as const;
}

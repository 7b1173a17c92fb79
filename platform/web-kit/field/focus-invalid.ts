/** The form, or the dialog with its buttons beside the form, that the person is in. */
export function findFormInUse(): Element | null {
  return document.activeElement?.closest('form, [role="dialog"]') ?? null;
}

/**
 * Leads to the first field in error of a form, once the fields have drawn their errors: in a long dialog it may be
 * out of sight. A group of options or of the parts of a date takes no focus itself: what stands in it does.
 */
export function focusInvalid(form: Element | null = findFormInUse()): void {
  setTimeout(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const inside = field?.querySelector<HTMLElement>('input:checked, input, [tabindex="0"]');
    (inside ?? field)?.focus();
  });
}

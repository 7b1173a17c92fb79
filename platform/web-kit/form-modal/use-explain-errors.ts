import { openValidationErrors, presentMessage } from '../failure-modal/index.ts';
import { findFormInUse } from '../field/index.ts';
import { useModal } from '../modal/index.ts';

/**
 * Shows together the errors of all fields of a dialog, after the fields have drawn them, and then moves the focus to
 * the first one (ERR-01).
 *
 * @returns what to call when it is submitted; `others` are messages that stand at no field
 */
export function useExplainErrors(): (others?: readonly string[]) => Promise<void> {
  const modals = useModal();
  return async (others = []) => {
    const form = findFormInUse();
    await new Promise((resolve) => setTimeout(resolve));
    await openValidationErrors(modals, [...listMessages(form), ...others]);
  };
}

/** What the fields of a form say, in their order, each with its name. */
function listMessages(form: Element | null): string[] {
  const dialog = form?.closest('[role="dialog"]') ?? form;
  const errors = [...(dialog?.querySelectorAll('[id$="-error"]') ?? [])];
  return errors.map((error) => {
    const name = error.parentElement?.querySelector('label, legend, [id$="-label"]')?.firstChild?.textContent;
    return presentMessage(name ?? '', error.textContent);
  });
}

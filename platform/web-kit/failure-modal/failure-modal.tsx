import type { ProblemDetail } from '@marco/contract-kit';
import { ApiError, errorMessage } from '../api-client/index.ts';
import type { Modals } from '../modal/index.ts';

/**
 * '¡Error de validación!' with the messages of the fields, each once (specification §8 'Validation failures'). Once it was
 * read, the first field in error of the form it is about takes the focus.
 */
export async function openValidationErrors(modals: Modals, messages: readonly string[]): Promise<boolean> {
  // A dialog keeps its buttons beside its form.
  const form = document.activeElement?.closest('form, [role="dialog"]');
  const answer = await modals.alert({
    title: '¡Error de validación!',
    body: <Messages messages={messages} />,
  });
  // The closed dialog lets the focus go, and the fields draw their errors, first.
  setTimeout(() => focusInvalid(form));
  return answer;
}

/** A group of options or of the parts of a date takes no focus itself: what stands in it does. */
function focusInvalid(form: Element | null | undefined): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const inside = field?.querySelector<HTMLElement>('input:checked, input, [tabindex="0"]');
  (inside ?? field)?.focus();
}

/** Why something could not be done: the fields the server found wrong, else '¡Error!' with its reasons. */
export function openFailure(modals: Modals, error: unknown): Promise<boolean> {
  const fields = listFieldErrors(error);
  if (fields.length > 0) {
    return openValidationErrors(
      modals,
      fields.map(({ mensaje }) => mensaje),
    );
  }
  const message = errorMessage(error);
  const detalles = error instanceof ApiError ? error.detalles : [];
  // A single reason may say the same as the refusal: once is enough.
  const reasons = detalles.map(({ mensaje }) => mensaje).filter((reason) => reason !== message);
  return modals.alert({
    title: '¡Error!',
    message,
    ...(reasons.length > 0 ? { body: <Messages messages={reasons} /> } : {}),
  });
}

/** What the server found wrong in the fields of a form, to show at each of them. */
export function listFieldErrors(error: unknown): readonly ProblemDetail[] {
  return error instanceof ApiError && error.code === 'SOLICITUD_INVALIDA' ? error.detalles : [];
}

function Messages({ messages }: { readonly messages: readonly string[] }) {
  return (
    <ul>
      {[...new Set(messages)].map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

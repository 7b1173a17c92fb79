import type { ProblemDetail } from '@marco/contract-kit';
import { ApiError, errorMessage } from '../api-client/index.ts';
import { findFormInUse, focusInvalid } from '../field/index.ts';
import type { Modals } from '../modal/index.ts';

/**
 * '¡Error de validación!' with the messages of the fields, each once (specification §8 'Validation failures'). Once it was
 * read, the first field in error of the form it is about takes the focus.
 */
export async function openValidationErrors(modals: Modals, messages: readonly string[]): Promise<boolean> {
  const form = findFormInUse();
  const answer = await modals.alert({
    title: '¡Error de validación!',
    body: <Messages messages={messages} />,
  });
  focusInvalid(form);
  return answer;
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

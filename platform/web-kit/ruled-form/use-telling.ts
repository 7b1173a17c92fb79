import { ApiError } from '../api-client/index.ts';
import {
  listFieldErrors,
  openFailure,
  openValidationErrors,
  presentMessage,
} from '../failure-modal/index.ts';
import { useModal } from '../modal/index.ts';
import type { FieldMessages } from './form-state.ts';

type Names = Readonly<Record<string, string>> | undefined;

/**
 * Shows all errors of a form together, or the reason why it could not be sent.
 *
 * @param names what each field is called, in the order of the form; without it each message names its field
 * @param explain shows a failure instead of the default message
 */
export function useTelling(names: Names, explain: ((error: unknown) => Promise<unknown>) | undefined) {
  const modals = useModal();

  async function tellMessages(messages: FieldMessages): Promise<void> {
    await openValidationErrors(modals, listMessages(messages, names));
  }

  async function tellFailure(error: unknown, messages: FieldMessages): Promise<void> {
    if (explain) await explain(error);
    else if (Object.keys(messages).length > 0) await tellMessages(messages);
    else await openFailure(modals, error);
  }

  return { tellMessages, tellFailure };
}

/** What the server found wrong in the fields of a form. */
export function readRefusal(error: unknown, names: Names): FieldMessages {
  const faults = names && error instanceof ApiError ? error.detalles : listFieldErrors(error);
  const own = faults.filter(({ campo = '' }) => names === undefined || Object.hasOwn(names, campo));
  return Object.fromEntries(own.map(({ campo = '', mensaje }) => [campo, mensaje]));
}

function listMessages(messages: FieldMessages, names: Names): readonly string[] {
  const told = Object.keys(names ?? messages).map((field) => {
    const message = messages[field];
    const name = names?.[field];
    return name !== undefined && message !== undefined ? presentMessage(name, message) : message;
  });
  return told.filter((message) => message !== undefined);
}

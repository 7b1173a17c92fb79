import { ApiError } from '../api-client/index.ts';
import {
  listFieldErrors,
  openFailure,
  openValidationErrors,
  presentMessage,
} from '../failure-modal/index.ts';
import { useModal } from '../modal/index.ts';
import type { FieldMessages } from './form-state.ts';

interface Telling {
  /** What each field is called, in the order of the form; without it each message names its field. */
  readonly names?: Readonly<Record<string, string>>;
  readonly fieldOf?: Readonly<Record<string, string>>;
  readonly tellsAtFields?: boolean;
  /** Tells a failure in the place of what is told otherwise. */
  readonly explain?: (error: unknown) => Promise<unknown>;
}

/** Tells together what is wrong with a form, or why it could not be sent. */
export function useTelling({ names, tellsAtFields = false, explain }: Telling) {
  const modals = useModal();

  async function tellMessages(messages: FieldMessages): Promise<void> {
    if (!tellsAtFields) await openValidationErrors(modals, listMessages(messages, names));
  }

  async function tellFailure(error: unknown, messages: FieldMessages): Promise<void> {
    if (explain) await explain(error);
    else if (isOfFields(error, messages)) await tellMessages(messages);
    else await openFailure(modals, error);
  }

  return { tellMessages, tellFailure };
}

/** Whether each reason stands at a field; a refusal with another one is told whole. */
function isOfFields(error: unknown, messages: FieldMessages): boolean {
  const told = new Set(Object.values(messages));
  const faults = error instanceof ApiError ? error.detalles : [];
  return told.size > 0 && faults.every(({ campo, mensaje }) => campo !== undefined && told.has(mensaje));
}

/** What the server found wrong in the fields of a form. */
export function readRefusal(error: unknown, { names, fieldOf = {} }: Telling): FieldMessages {
  const faults = names && error instanceof ApiError ? error.detalles : listFieldErrors(error);
  const placed = faults.map(({ campo = '', mensaje }) => [fieldOf[campo] ?? campo, mensaje] as const);
  return Object.fromEntries(placed.filter(([field]) => names === undefined || Object.hasOwn(names, field)));
}

function listMessages(
  messages: FieldMessages,
  names: Readonly<Record<string, string>> | undefined,
): readonly string[] {
  const told = Object.keys(names ?? messages).map((field) => {
    const message = messages[field];
    const name = names?.[field];
    return name !== undefined && message !== undefined ? presentMessage(name, message) : message;
  });
  return told.filter((message) => message !== undefined);
}

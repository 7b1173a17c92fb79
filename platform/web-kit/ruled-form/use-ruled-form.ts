import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError } from '../api-client/index.ts';
import { openFailure, openValidationErrors, presentMessage } from '../failure-modal/index.ts';
import { type FormDraft, useFormDraft } from '../form-draft/index.ts';
import { useModal } from '../modal/index.ts';
import { useUnsavedChanges } from '../unsaved-changes/index.ts';

type FieldName<Values> = keyof Values & string;
type Messages<Values> = Partial<Record<FieldName<Values>, string>>;

export interface RuledFormOptions<Values extends FieldValues> {
  readonly initial: Values;
  /** What each field is called in messages, in the order of the form. */
  readonly names: Readonly<Record<FieldName<Values>, string>>;
  /** First broken rule of each field, by the rules the server refuses with. */
  readonly findErrors: (values: Values) => Messages<Values>;
  /** Sends it; what it throws is explained and nothing typed is lost. */
  readonly onSend: (values: Values) => Promise<void>;
  /**
   * Names the form at its address: what is typed is kept on the computer until it is sent, beside the version it was
   * written over; null for what is to be.
   */
  readonly draft: { readonly name: string; readonly version: number | null };
  /** Fields of it that are not kept. */
  readonly exceptDraft?: readonly FieldName<Values>[];
}

export interface RuledForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: (event: FormEvent) => void;
  /** Whether it is on its way; `isSubmitting` of the form lasts until what went wrong was read. */
  readonly isSending: boolean;
  /** For a `DraftOffer` over the fields. */
  readonly draft: FormDraft;
}

/**
 * A form judged by the rules the server refuses with: it says every broken one at its field and, when submitted, together
 * (ERR-01); what the server found wrong, as a name that is taken, goes to its field too; and it asks before unsaved work is lost.
 */
export function useRuledForm<Values extends FieldValues>({
  initial,
  names,
  findErrors,
  onSend,
  draft: { name, version },
  exceptDraft,
}: RuledFormOptions<Values>): RuledForm<Values> {
  const modals = useModal();
  const form = useForm<Values>({
    mode: 'all',
    defaultValues: initial as DefaultValues<Values>,
    resolver: buildResolver(findErrors),
  });
  const { handleSubmit, setError, getValues, formState } = form;
  const [isSending, setSending] = useState(false);
  const draft = useFormDraft<Values>({
    name: version === null ? name : `${name} ${version}`,
    initial,
    ...(exceptDraft ? { except: exceptDraft } : {}),
    onTake: (values) => form.reset(values, { keepDefaultValues: true }),
  });
  const note = useRef(draft.note);
  note.current = draft.note;
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => note.current(values) }),
    [subscribe],
  );
  useUnsavedChanges(formState.isDirty && !formState.isSubmitting, draft.isKept);
  const fields = Object.keys(names) as FieldName<Values>[];

  const openErrors = (messages: Messages<Values>) => {
    const wrong = fields.filter((field) => messages[field] !== undefined);
    return openValidationErrors(
      modals,
      wrong.map((field) => presentMessage(names[field], messages[field] ?? '')),
    );
  };

  async function send(values: Values): Promise<void> {
    setSending(true);
    try {
      await onSend(values).finally(() => setSending(false));
    } catch (error) {
      const messages = readErrors<Values>(error, fields);
      for (const [field, message] of Object.entries(messages)) {
        setError(field as Path<Values>, { type: 'server', message: String(message) });
      }
      await (Object.keys(messages).length > 0 ? openErrors(messages) : openFailure(modals, error));
    }
  }

  const submit = handleSubmit(send, async () => {
    await openErrors(findErrors(getValues()));
  });
  return { form, onSubmit: (event) => void submit(event), isSending, draft };
}

function buildResolver<Values extends FieldValues>(
  findErrors: RuledFormOptions<Values>['findErrors'],
): Resolver<Values> {
  return (values) => {
    const errors = Object.entries(findErrors(values));
    if (errors.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(
        errors.map(([field, message]) => [field, { type: 'rule', message }]),
      ) as FieldErrors<Values>,
    };
  };
}

/** Messages the server attached to fields of the form. */
function readErrors<Values>(error: unknown, fields: readonly FieldName<Values>[]): Messages<Values> {
  if (!(error instanceof ApiError)) return {};
  const own = error.detalles.filter(({ campo }) => fields.includes(campo as FieldName<Values>));
  return Object.fromEntries(own.map(({ campo, mensaje }) => [campo, mensaje])) as Messages<Values>;
}

import { type FormEvent, useRef, useState } from 'react';
import { type FormDraft, useFormDraft } from '../form-draft/index.ts';
import { useUnsavedChanges } from '../unsaved-changes/index.ts';
import {
  beginForm,
  changeFields,
  type FieldMessages,
  type FormState,
  hasNews,
  isSameData,
  joinMessages,
} from './form-state.ts';
import { readRefusal, useTelling } from './use-telling.ts';

export interface RuledFormOptions<Values extends object> {
  readonly initial: Values;
  /** First broken rule of each field, by the rules the server refuses with. */
  readonly findErrors: (values: Values) => FieldMessages;
  /** What is looked at when it is sent, and not before; what it finds holds until the field changes. */
  readonly findErrorsWhenSent?: (values: Values) => FieldMessages;
  /** Sends it; what it throws is explained and nothing typed is lost. */
  readonly onSend: (values: Values) => Promise<void>;
  /**
   * What each field is called in messages, in the order of the form; without it, or with an empty name, the message names
   * it. What is judged and is no value of it, such as a file that was loaded, has a name too.
   */
  readonly names?: Readonly<Record<keyof Values & string, string>> & Readonly<Record<string, string>>;
  /** The field a refusal of the server is about, where the request calls it otherwise. */
  readonly fieldOf?: Readonly<Record<string, keyof Values & string>>;
  /** Messages stand at their fields alone, as in a form of one field between others; any other failure opens. */
  readonly tellsAtFields?: boolean;
  /** What a failure says of the fields, where that is more than what the server found wrong in them. */
  readonly readRefusal?: (error: unknown) => FieldMessages;
  /** Tells why it could not be sent, where that is more than what the server found wrong. */
  readonly explain?: (error: unknown) => Promise<unknown>;
  /**
   * Names the form at its address: what is typed is kept on the computer until it is sent, beside the version it was
   * written over; null for what is to be. Without it nothing is kept.
   */
  readonly draft?: { readonly name: string; readonly version: number | null };
  /** Fields of it that are not kept. */
  readonly exceptDraft?: readonly (keyof Values & string)[];
  /**
   * Text typed while the form is sent is kept, because the screen stays open. Forms whose screen closes accept no
   * input meanwhile.
   */
  readonly staysOpen?: boolean;
  /** The person may leave it without a question. */
  readonly isLeftFreely?: boolean;
  /** Whether two states of the form would be sent alike. */
  readonly isSame?: (one: Values, other: Values) => boolean;
}

/** What a field of a form takes of it. */
export interface FormFields<Values extends object> {
  readonly values: Values;
  /** Changes fields, by the person or because another field asks for it. */
  readonly change: (part: Partial<Values>) => void;
  /** What is wrong by field; a control shows it once it was left, changed or submitted. */
  readonly errors: FieldMessages;
  /** Whether it was sent since the field began. */
  readonly wasTried: (field: string) => boolean;
}

/** A form: what is written, what is wrong with it, and how it is sent. Its parts and fields take it whole. */
export interface RuledForm<Values extends object> extends FormFields<Values> {
  /** Changes fields that mean something else by another choice: they show no error before they are left, changed or sent. */
  readonly beginAnew: (part: Partial<Values>) => void;
  /** How often it was sent. */
  readonly tries: number;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  /** For a button of fields that stand in another form, or in none. */
  readonly send: () => void;
  /**
   * Begins again from what is stored.
   *
   * @param merge what stands in the form then, where something was written meanwhile
   */
  readonly restart: (initial: Values, merge?: (now: Values) => Values) => void;
  /**
   * For a `DraftOffer` over the fields. A form that takes the draft over is mounted again, with `takes` as its key.
   */
  readonly draft: FormDraft;
}

/**
 * The one model of a form, judged by the rules the server refuses with: it shows each broken rule at its field and,
 * when submitted, all of them together (ERR-01). Errors that the server finds, such as a name that is taken, are
 * shown at their field too. It keeps typed values on the computer, and asks before unsaved work is lost.
 */
export function useRuledForm<Values extends object>(options: RuledFormOptions<Values>): RuledForm<Values> {
  const { findErrors, onSend, draft: draftName, staysOpen = false, isSame = isSameData } = options;
  const [state, setState] = useState(() => beginForm(options.initial));
  const latest = useRef(state);
  const { initial, values, tries, fresh, phase } = state;
  const { tellMessages, tellFailure } = useTelling(options);

  function put(part: Partial<FormState<Values>>): void {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  }

  const isDirty = !isSame(initial, values);
  const draft = useFormDraft<Values>({
    name: draftName ? toDraftName(draftName) : null,
    initial,
    // Values that are equal to the stored ones are not a draft.
    values: isDirty ? values : initial,
    ...(options.exceptDraft ? { except: options.exceptDraft } : {}),
    onTake: (kept) => put(beginForm(latest.current.initial, kept)),
  });
  useUnsavedChanges(isDirty && phase === 'writing' && !options.isLeftFreely, draft.isKept);

  /** @param fresh fields that are reset by it */
  function change(part: Partial<Values>, fresh: readonly string[] = []): void {
    if (latest.current.phase !== 'writing' && !staysOpen) return;
    const next = hasNews(latest.current.values, part) ? changeFields(latest.current, part) : latest.current;
    if (next !== latest.current || fresh.length > 0) put({ ...next, fresh: [...next.fresh, ...fresh] });
  }

  async function submit(): Promise<void> {
    if (latest.current.phase !== 'writing') return;
    const sent = latest.current.values;
    const refused = joinMessages({}, options.findErrorsWhenSent?.(sent) ?? {});
    const broken = joinMessages(refused, findErrors(sent));
    const isRight = Object.keys(broken).length === 0;
    put({ tries: tries + 1, refused, fresh: [], phase: isRight ? 'sending' : 'explaining' });
    try {
      await (isRight ? onSend(sent) : tellMessages(broken));
    } catch (error) {
      const messages = options.readRefusal?.(error) ?? readRefusal(error, options);
      // Nothing is sent any more behind the reason.
      put({ refused: messages, phase: 'explaining' });
      await tellFailure(error, messages);
    } finally {
      put({ phase: 'writing' });
    }
  }

  return {
    values,
    change: (part) => change(part),
    beginAnew: (part) => change(part, Object.keys(part)),
    errors: joinMessages(state.refused, findErrors(values)),
    tries,
    wasTried: (field) => tries > 0 && !fresh.includes(field),
    isDirty,
    isSending: phase === 'sending',
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    send: () => void submit(),
    restart: (stored, merge) => {
      const begun = beginForm(stored, merge ? merge(latest.current.values) : stored);
      put({ ...begun, phase: latest.current.phase });
    },
    draft,
  };
}

function toDraftName({ name, version }: { readonly name: string; readonly version: number | null }): string {
  return version === null ? name : `${name} ${version}`;
}

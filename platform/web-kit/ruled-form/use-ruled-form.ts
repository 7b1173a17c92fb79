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
  /** Sends it; what it throws is explained and nothing typed is lost. */
  readonly onSend: (values: Values) => Promise<void>;
  /** What each field is called in messages, in the order of the form; without it each message names its field. */
  readonly names?: Readonly<Record<keyof Values & string, string>>;
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

/** A form: its values, its errors and how it is sent. Parts and fields of the form take this whole object. */
export interface RuledForm<Values extends object> {
  readonly values: Values;
  /** Changes fields, by the person or because another field asks for it. */
  readonly change: (part: Partial<Values>) => void;
  /**
   * Changes fields whose meaning changed with another choice. They show no error until they are left, changed or
   * sent.
   */
  readonly beginAnew: (part: Partial<Values>) => void;
  /** What is wrong by field; a control shows it once it was left, changed or submitted. */
  readonly errors: FieldMessages;
  /** How often it was sent. */
  readonly tries: number;
  /** Whether it was sent since the field began. */
  readonly wasTried: (field: string) => boolean;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent) => void;
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
  const { findErrors, onSend, names, draft: draftName, staysOpen = false, isSame = isSameData } = options;
  const [state, setState] = useState(() => beginForm(options.initial));
  const latest = useRef(state);
  const { initial, values, refused, tries, fresh, phase } = state;
  const { tellMessages, tellFailure } = useTelling(names, options.explain);

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
    const broken = joinMessages({}, findErrors(sent));
    const isRight = Object.keys(broken).length === 0;
    put({ tries: tries + 1, refused: {}, fresh: [], phase: isRight ? 'sending' : 'explaining' });
    try {
      await (isRight ? onSend(sent) : tellMessages(broken));
    } catch (error) {
      const messages = readRefusal(error, names);
      // While the reason is shown, the form is no longer being sent.
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
    errors: joinMessages(refused, findErrors(values)),
    tries,
    wasTried: (field) => tries > 0 && !fresh.includes(field),
    isDirty,
    isSending: phase === 'sending',
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
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

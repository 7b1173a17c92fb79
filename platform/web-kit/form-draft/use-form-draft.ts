import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { KeptDraft } from '../draft-store/index.ts';
import { isLeavingAllowed } from '../unsaved-changes/index.ts';
import { DraftOwnerContext, DraftStoreContext } from './draft-owner.ts';

/** Pause in the typing after which it is kept. */
const PAUSE_MS = 500;

export interface FormDraftSettings<Values extends object> {
  /**
   * Distinguishes the forms of one address. With null no draft is kept, for example for a record that the server has.
   */
  readonly name: string | null;
  /** What the form begins with: nothing was typed yet. */
  readonly initial: Values;
  /** The values of the form, if `note` is not called. */
  readonly values?: Values;
  /**
   * Fields that are never kept: those that the person must fill in each time, and those without meaning outside of
   * this page.
   */
  readonly except?: readonly (keyof Values)[];
  /** Puts what was kept into the form. */
  readonly onTake: (values: Values) => void;
}

export interface FormDraft {
  /** When the offered draft was typed; null if no draft is offered. */
  readonly offeredAt: Date | null;
  readonly take: () => void;
  readonly discard: () => void;
  /** Whether a reload of the page would lose nothing. */
  readonly isKept: boolean;
  /** How often a draft was taken over. Use it as a key, so that fields with their own text are mounted again. */
  readonly takes: number;
}

/**
 * Keeps the values of a form that the server does not have yet, and offers them when the person comes back. A person
 * who goes to another screen is asked before, and then the draft is discarded. After a reload, a crash or the end of
 * the session the draft is still there.
 */
export function useFormDraft<Values extends object>({
  name,
  initial,
  values,
  except = [],
  onTake,
}: FormDraftSettings<Values>): FormDraft & { readonly note: (values: Values) => void } {
  const owner = useContext(DraftOwnerContext);
  const store = useContext(DraftStoreContext);
  const { pathname } = useLocation();
  // Undefined until the search for a draft has ended. Until then, and while a draft is offered, no new draft is
  // written.
  const [offered, setOffered] = useState<KeptDraft | null | undefined>(undefined);
  const [isKept, setKept] = useState(false);
  const [takes, setTakes] = useState(0);
  const person = owner?.person;
  const form = owner && name !== null ? `${owner.place} ${pathname} ${name}` : null;
  const start = toText(initial, except);
  const typed = useRef(start);
  const kept = useRef(start);
  const isStored = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = form !== null && offered === null;

  async function keep(): Promise<void> {
    clearTimeout(timer.current);
    if (person === undefined || form === null || typed.current === kept.current) return;
    const text = typed.current;
    isStored.current = text !== start;
    try {
      await (text === start ? store.remove(person, form) : store.keep(person, form, JSON.parse(text)));
      kept.current = text;
      setKept(text === typed.current && text !== start);
    } catch {
      // If nothing can be stored, the browser asks before the values are lost, as it does without a draft.
      setKept(false);
    }
  }

  function note(next: Values): void {
    typed.current = toText(next, except);
    setKept(typed.current === kept.current && typed.current !== start);
    clearTimeout(timer.current);
    if (isOpen && typed.current !== kept.current) timer.current = setTimeout(() => void keep(), PAUSE_MS);
  }

  const now = useRef({ keep, note, isOpen, start });
  now.current = { keep, note, isOpen, start };

  useEffect(() => {
    if (person === undefined || form === null) return undefined;
    let isGone = false;
    kept.current = now.current.start;
    isStored.current = false;
    setOffered(undefined);
    store.find(person, form).then(
      (found) => {
        if (!isGone) setOffered(found);
      },
      // No place to keep anything: a browser may have none.
      () => undefined,
    );
    return () => {
      isGone = true;
      clearTimeout(timer.current);
      // The form was sent, or the person discarded it when asked.
      if (isStored.current && !isLeavingAllowed()) store.remove(person, form).catch(() => undefined);
    };
  }, [store, person, form]);

  useEffect(() => {
    if (values) now.current.note(values);
  }, [values]);

  // What was typed before it could be kept.
  useEffect(() => {
    if (isOpen) void now.current.keep();
  }, [isOpen]);

  useEffect(() => {
    const hold = () => {
      if (now.current.isOpen) void now.current.keep();
    };
    addEventListener('pagehide', hold);
    return () => removeEventListener('pagehide', hold);
  }, []);

  return {
    offeredAt: offered ? new Date(offered.at) : null,
    take: () => {
      if (!offered) return;
      // What was typed since stays.
      onTake({ ...initial, ...readKnown(initial, offered.values), ...listTyped(typed.current, start) });
      setTakes((before) => before + 1);
      setOffered(null);
    },
    discard: () => {
      if (person !== undefined && form !== null) store.remove(person, form).catch(() => undefined);
      setOffered(null);
    },
    isKept,
    takes,
    note,
  };
}

function toText<Values extends object>(values: Values, except: readonly (keyof Values)[]): string {
  const kept = Object.entries(values).filter(([name]) => !except.includes(name as keyof Values));
  return JSON.stringify(Object.fromEntries(kept));
}

/** What stands in the form and is not as it began. */
function listTyped(typed: string, start: string): object {
  const before: Record<string, unknown> = JSON.parse(start);
  const fields = Object.entries(JSON.parse(typed) as object).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(fields);
}

/** The fields the form still has: it may be another version of the product by now. */
function readKnown<Values extends object>(initial: Values, found: unknown): Partial<Values> {
  const fields = Object.entries(found ?? {}).filter(([name]) => Object.hasOwn(initial, name));
  return Object.fromEntries(fields) as Partial<Values>;
}

import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { KeptDraft } from '../draft-store/index.ts';
import { isLeavingAllowed } from '../unsaved-changes/index.ts';
import { DraftOwnerContext, DraftStoreContext } from './draft-owner.ts';

/** Pause in the typing after which it is kept. */
const PAUSE_MS = 500;

export interface FormDraftSettings<Values extends object> {
  /** Tells forms of one address apart; null keeps nothing, as of a record the server has. */
  readonly name: string | null;
  /** What the form begins with: nothing was typed yet. */
  readonly initial: Values;
  /** What stands in the form, where `note` is not told. */
  readonly values?: Values;
  /** Never kept: what has to be said anew each time, and what means nothing without the page it was typed in. */
  readonly except?: readonly (keyof Values)[];
  /** Puts what was kept into the form. */
  readonly onTake: (values: Values) => void;
}

export interface FormDraft {
  /** When what waits for the choice of the person was typed; null while nothing waits. */
  readonly offeredAt: Date | null;
  readonly take: () => void;
  readonly discard: () => void;
  /** Whether a reload of the page would lose nothing. */
  readonly isKept: boolean;
  /** How often it was taken: fields with a text of their own begin anew by it, as a key. */
  readonly takes: number;
}

/**
 * Keeps what is typed in a form the server knows nothing of yet, and offers it when the person comes back. Who leaves for
 * another screen was asked and gave it up; a reload, a crash and the end of the session ask nobody.
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
  // Undefined until it was looked for: until then, and while one waits for the choice, nothing is written over it.
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
      // Without a place to keep it the browser asks before it is lost, as it does without a draft.
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
      // Sent, or given up by who was asked.
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

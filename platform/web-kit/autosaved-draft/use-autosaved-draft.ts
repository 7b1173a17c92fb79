import { useRef, useState } from 'react';
import { ApiError } from '../api-client/index.ts';
import { useAutosave } from '../autosave/index.ts';
import type { SaveState } from '../save-status/index.ts';
import { leaveToCaller, useVersionedChange, type Versioned } from '../versioned-change/index.ts';
import type { AutosavedDraft, AutosavedDraftSettings } from './autosaved-draft.ts';
import { keepPart, listChangedFields, mergeTheirs, type SentPart, type Written } from './written.ts';

const IDLE: SaveState = { kind: 'idle' };

/**
 * Saves a record while a person writes it. It sends the changed parts that break no rule, one call at a time, each
 * with the version that the person saw. If another person saved meanwhile, the screen shows both versions and the
 * person decides. A call that does not arrive is repeated. Changes made meanwhile stay and are saved after it.
 */
export function useAutosavedDraft<
  Values extends object,
  Stored extends Versioned,
  Current extends Stored = Stored,
>(settings: AutosavedDraftSettings<Values, Stored, Current>): AutosavedDraft<Values, Stored, Current> {
  const { initial, pauseMs, listChanged = listChangedFields } = settings;
  const [written, setWritten] = useState<Written<Values, Stored>>({
    values: initial,
    saved: initial,
    stored: settings.stored,
  });
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const latest = useRef(written);
  const now = useRef(settings);
  now.current = settings;
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const { send: sendOver } = useVersionedChange<Current, Stored>();
  const autosave = useAutosave({
    pauseMs,
    prepare,
    onRefused: (error) => setRefused(readMessages(error)),
  });

  function put(part: Partial<Written<Values, Stored>>): void {
    latest.current = { ...latest.current, ...part };
    setWritten(latest.current);
  }

  const listLeft = () => listChanged(latest.current.values, latest.current.saved);
  const listReady = () => now.current.listSendable(latest.current.values, listLeft());
  const canSave = (stored: Stored) => now.current.canSave?.(stored) ?? true;

  const hold = (why: 'broken' | 'conflict'): SaveState => ({
    kind: 'held',
    reason: now.current.reasons[why],
  });

  /** @param done the state if nothing is left to save */
  function findState(done: SaveState): SaveState {
    if (listReady().length > 0) return { kind: 'pending' };
    return listLeft().length > 0 ? hold('broken') : done;
  }

  function prepare(): SaveState | (() => Promise<SaveState>) {
    const { stored } = latest.current;
    if (stored === null || !canSave(stored)) return IDLE;
    const state = findState(IDLE);
    return state.kind === 'pending' ? () => inTurn(saveReady) : state;
  }

  async function saveReady(stored: Stored | null): Promise<SaveState> {
    const part = { values: latest.current.values, fields: listReady() };
    if (stored !== null && part.fields.length > 0) {
      const saved = await send(stored, part, autosave.show);
      if (saved === null) return listLeft().length === 0 ? IDLE : hold('conflict');
    }
    return findState({ kind: 'saved', at: new Date() });
  }

  function inTurn<Result>(work: (stored: Stored | null) => Promise<Result>): Promise<Result> {
    const run = turn.current.then(() => work(latest.current.stored));
    turn.current = run.catch(() => undefined);
    return run;
  }

  async function send(
    over: Stored,
    part: SentPart<Values>,
    tell: (state: SaveState) => void,
  ): Promise<Stored | null> {
    const { theirs, save, compare, onTheirs } = now.current;
    const outcome = await sendOver({
      version: over.version,
      send: (_, options, current) => {
        if (current !== null) {
          tell({ kind: 'saving' });
          goOver(current, part);
        }
        return save(part, current ?? over, options);
      },
      compare: (current) => compare(current, part),
      canReplace: canSave,
      // It was the same save: its answer was lost.
      sendsSame: theirs === 'merged',
      onConflict: () => tell(hold('conflict')),
      onTheirs: theirs === 'offered' ? reset : undefined,
      explain: leaveToCaller,
    });
    if (outcome.kind === 'saved') {
      put(keepPart(latest.current, part, outcome.saved));
      return outcome.saved;
    }
    // The record may no longer be edited. The typed text stays visible.
    if (outcome.kind === 'kept' && !canSave(outcome.current)) {
      put({ stored: outcome.current });
      onTheirs(outcome.current);
    }
    return null;
  }

  /** The person sends this part over what somebody else saved: so does what is tried again, and the rest reads so. */
  function goOver(current: Current, part: SentPart<Values>): void {
    const theirs = now.current.toValues(current);
    put({ ...mergeTheirs(latest.current, theirs, part, listChanged), stored: current });
  }

  function reset(current: Current): void {
    const { toValues, onTheirs } = now.current;
    const values = toValues(current);
    put({ values, saved: values, stored: current });
    onTheirs(current);
  }

  return {
    ...written,
    change: (part) => {
      put({ values: { ...latest.current.values, ...part } });
      setRefused({});
      if (latest.current.stored !== null) autosave.note();
    },
    state: autosave.state,
    refused,
    isDirty: listChanged(written.values, written.saved).length > 0,
    listReady,
    flush: async () => {
      let before: Stored | null;
      // Several calls may be needed; they continue as long as each of them saves something.
      do {
        before = latest.current.stored;
        await autosave.flush();
      } while (listReady().length > 0 && latest.current.stored?.version !== before?.version);
      return listLeft().length === 0;
    },
    isFlushing: autosave.isFlushing,
    saveLeft: () => {
      if (latest.current.stored !== null && listLeft().length > 0) autosave.note();
    },
    inTurn,
    send,
    read: () => latest.current,
    keep: (part, stored) => put(keepPart(latest.current, part, stored)),
    follow: (stored, kept = {}) => {
      const { values, saved } = latest.current;
      put({ values: { ...values, ...kept }, saved: { ...saved, ...kept }, stored });
    },
    reset,
  };
}

function readMessages(error: unknown): Record<string, string> {
  const detalles = error instanceof ApiError ? error.detalles : [];
  return Object.fromEntries(detalles.map(({ campo = '', mensaje }) => [campo, mensaje]));
}

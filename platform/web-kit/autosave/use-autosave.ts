import { useEffect, useRef, useState } from 'react';
import { ApiError, errorMessage } from '../api-client/index.ts';
import type { SaveState } from '../save-status/index.ts';

/** Pauses between attempts without a connection. */
const RETRIES_MS = [2_000, 5_000, 10_000];
const LAST_RETRY_MS = 10_000;

export interface AutosaveSettings {
  /** Pause in the typing after which it is saved, in milliseconds. */
  readonly pauseMs: number;
  /**
   * What to send now: a call, which answers its result (`pending` if more was written meanwhile); or the reason why
   * there is nothing to send.
   */
  readonly prepare: () => (() => Promise<SaveState>) | SaveState;
  /** The server refused it permanently: it would refuse the same data again. */
  readonly onRefused?: (error: unknown) => void;
}

export interface Autosave {
  readonly state: SaveState;
  /** Something changed: it is saved after a pause; a further change starts the pause again. */
  readonly note: (pauseMs?: number) => void;
  /** Shows the state while a call waits for the person. */
  readonly show: (state: SaveState) => void;
  /** Saves all changes at once, after the running call was answered. */
  readonly flush: () => Promise<void>;
  /** Whether somebody waits for it. */
  readonly isFlushing: boolean;
}

/**
 * Saves while it is written: after a pause in the typing, one call at a time. If a call does not reach the server, it
 * is repeated after a while and when the connection is back.
 */
export function useAutosave(settings: AutosaveSettings): Autosave {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [isFlushing, setFlushing] = useState(false);
  const current = useRef(settings);
  current.current = settings;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);
  const failures = useRef(0);
  const isGone = useRef(false);

  function schedule(pauseMs: number): void {
    clearTimeout(timer.current);
    // A call may be answered after the person left the screen; then the remaining changes are not sent.
    if (isGone.current) return;
    timer.current = setTimeout(() => void save(), pauseMs);
  }

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    // Several may wait for the same call; those behind the first one wait for its call too.
    while (running.current !== null) await running.current;
    const next = current.current.prepare();
    if (typeof next !== 'function') {
      // If there was nothing to send, the state of the last save stays.
      setState((now) => (next.kind === 'idle' && !isOpen(now) ? now : next));
      return;
    }
    running.current = send(next).finally(() => {
      running.current = null;
    });
    await running.current;
  }

  async function send(call: () => Promise<SaveState>): Promise<void> {
    setState({ kind: 'saving' });
    try {
      const next = await call();
      failures.current = 0;
      setState(next);
      if (next.kind === 'pending') schedule(current.current.pauseMs);
    } catch (error) {
      if (isPassing(error)) {
        setState({ kind: 'offline' });
        schedule(RETRIES_MS[failures.current] ?? LAST_RETRY_MS);
        failures.current += 1;
      } else {
        current.current.onRefused?.(error);
        setState({ kind: 'refused', message: errorMessage(error) });
      }
    }
  }

  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    const retry = () => void saveNow.current();
    isGone.current = false;
    addEventListener('online', retry);
    return () => {
      isGone.current = true;
      removeEventListener('online', retry);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    state,
    note: (pauseMs = current.current.pauseMs) => {
      setState({ kind: 'pending' });
      schedule(pauseMs);
    },
    show: setState,
    flush: async () => {
      setFlushing(true);
      await save().finally(() => setFlushing(false));
    },
    isFlushing,
  };
}

/** Whether changes are still to be saved. */
function isOpen({ kind }: SaveState): boolean {
  return kind === 'pending' || kind === 'held';
}

/** Whether the same call may go well later. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

import { ApiError, errorMessage } from '@marco/web-kit/api-client';
import type { SaveState } from '@marco/web-kit/save-status';
import { useEffect, useRef, useState } from 'react';

/** Pause in the typing after which it is saved, and between attempts without a connection. */
const PAUSA_MS = 1_000;
const REINTENTOS_MS = [2_000, 5_000, 10_000];

/** Something written breaks a rule: it is kept here and not sent. */
const DETENIDO: SaveState = { kind: 'held', reason: 'complete o corrija los campos' };
const CONFLICTO: SaveState = { kind: 'held', reason: 'otra persona cambió el elemento' };

export interface AjustesAutoguardado<Valores, Guardado extends { readonly version: number }> {
  readonly inicial: Valores;
  readonly version: number;
  /** Of the fields that changed, those that may be sent: what breaks a rule stays here. */
  readonly listSendable: (
    valores: Valores,
    changed: readonly (keyof Valores)[],
  ) => readonly (keyof Valores)[];
  /** Sends these fields over the version that was seen. */
  readonly save: (valores: Valores, fields: readonly (keyof Valores)[], version: number) => Promise<Guardado>;
  readonly onSaved: (guardado: Guardado) => void;
  /** What the server keeps now, in place of what was sent over an older version. */
  readonly onConflict: (
    actual: Guardado,
    valores: Valores,
    fields: readonly (keyof Valores)[],
  ) => Promise<'propia' | 'guardada' | 'seguir'>;
  readonly toValores: (guardado: Guardado) => Valores;
}

export interface Autoguardado<Valores> {
  readonly valores: Valores;
  readonly change: (part: Partial<Valores>) => void;
  readonly estado: SaveState;
  /** Messages of the server by field, until something changes. */
  readonly delServidor: Readonly<Record<string, string>>;
  /** Saves at once what there is; resolves whether nothing is left to save. */
  readonly flush: () => Promise<boolean>;
  /** Whether somebody waits for it. */
  readonly isFlushing: boolean;
  readonly isDirty: boolean;
  /** Version the next save stands on. */
  readonly readVersion: () => number;
  /** Another part of the screen saved the record. */
  readonly follow: (version: number) => void;
}

/** Whether the same call may go well later. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

function readMessages(error: unknown): Record<string, string> {
  const detalles = error instanceof ApiError ? error.detalles : [];
  return Object.fromEntries(detalles.map(({ campo = '', mensaje }) => [campo, mensaje]));
}

/** What was written and taken back is the same as what is kept: fields are plain data. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * A record that is saved while it is written: after a pause, one call at a time, each over the version that was seen. What
 * could not be sent stays and is tried again; over what another person saved meanwhile the person decides.
 */
export function useAutoguardado<Valores extends object, Guardado extends { readonly version: number }>(
  ajustes: AjustesAutoguardado<Valores, Guardado>,
): Autoguardado<Valores> {
  const [valores, setValores] = useState(ajustes.inicial);
  const [estado, setEstado] = useState<SaveState>({ kind: 'idle' });
  const [isDirty, setDirty] = useState(false);
  const [isFlushing, setFlushing] = useState(false);
  const [delServidor, setDelServidor] = useState<Readonly<Record<string, string>>>({});
  const latest = useRef({ valores: ajustes.inicial, saved: ajustes.inicial, version: ajustes.version });
  const settings = useRef(ajustes);
  settings.current = ajustes;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);
  const failures = useRef(0);

  const listChanged = () => {
    const { valores: now, saved } = latest.current;
    return (Object.keys(now) as (keyof Valores)[]).filter((field) => !isSame(now[field], saved[field]));
  };
  const hasMore = () => listChanged().length > 0;
  const listReady = () => settings.current.listSendable(latest.current.valores, listChanged());

  function schedule(pause: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pause);
  }

  function keep(sent: Valores, fields: readonly (keyof Valores)[], guardado: Guardado): void {
    const saved = { ...latest.current.saved };
    for (const field of fields) saved[field] = sent[field];
    latest.current = { ...latest.current, saved, version: guardado.version };
    failures.current = 0;
    setDirty(hasMore());
    settings.current.onSaved(guardado);
    if (listReady().length > 0) {
      setEstado({ kind: 'pending' });
      schedule(PAUSA_MS);
    } else setEstado(hasMore() ? DETENIDO : { kind: 'saved', at: new Date() });
  }

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    // Several may wait for the same call; those behind the first one wait for its call too.
    while (running.current !== null) await running.current;
    if (!hasMore()) {
      setDirty(false);
      setEstado((now) => (['pending', 'held'].includes(now.kind) ? { kind: 'idle' } : now));
      return;
    }
    const fields = listReady();
    if (fields.length === 0) {
      setEstado(DETENIDO);
      return;
    }
    running.current = send(latest.current.valores, fields).finally(() => {
      running.current = null;
    });
    await running.current;
  }

  async function send(sent: Valores, fields: readonly (keyof Valores)[]): Promise<void> {
    setEstado({ kind: 'saving' });
    try {
      keep(sent, fields, await settings.current.save(sent, fields, latest.current.version));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION_DISTINTA')
        await solve(error.actual as Guardado, fields);
      else if (isPassing(error)) {
        setEstado({ kind: 'offline' });
        schedule(REINTENTOS_MS[failures.current] ?? REINTENTOS_MS.at(-1) ?? PAUSA_MS);
        failures.current += 1;
      } else {
        setDelServidor(readMessages(error));
        setEstado({ kind: 'refused', message: errorMessage(error) });
      }
    }
  }

  async function solve(actual: Guardado, fields: readonly (keyof Valores)[]): Promise<void> {
    setEstado(CONFLICTO);
    const choice = await settings.current.onConflict(actual, latest.current.valores, fields);
    if (choice === 'seguir') return;
    if (choice === 'guardada') {
      const stored = settings.current.toValores(actual);
      latest.current = { valores: stored, saved: stored, version: actual.version };
      setValores(stored);
      setDirty(false);
      setEstado({ kind: 'idle' });
      settings.current.onSaved(actual);
      return;
    }
    latest.current = { ...latest.current, version: actual.version };
    await send(latest.current.valores, fields);
  }

  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    const retry = () => void saveNow.current();
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    valores,
    change: (part) => {
      latest.current = { ...latest.current, valores: { ...latest.current.valores, ...part } };
      setValores(latest.current.valores);
      setDelServidor({});
      setDirty(true);
      setEstado({ kind: 'pending' });
      schedule(PAUSA_MS);
    },
    estado,
    delServidor,
    flush: async () => {
      setFlushing(true);
      await save().finally(() => setFlushing(false));
      return !hasMore();
    },
    isFlushing,
    isDirty,
    readVersion: () => latest.current.version,
    follow: (version) => {
      latest.current = { ...latest.current, version };
    },
  };
}

import { ApiError } from '@marco/web-kit/api-client';
import { useAutosave } from '@marco/web-kit/autosave';
import type { SaveState } from '@marco/web-kit/save-status';
import {
  type ConflictField,
  leaveToCaller,
  useVersionedChange,
  type Versioned,
} from '@marco/web-kit/versioned-change';
import { useRef, useState } from 'react';

/** Pause in the typing after which it is saved. */
const PAUSA_MS = 1_000;

/** Something written breaks a rule: it is kept here and not sent. */
const DETENIDO: SaveState = { kind: 'held', reason: 'complete o corrija los campos' };
const CONFLICTO: SaveState = { kind: 'held', reason: 'otra persona cambió el elemento' };

export interface AjustesAutoguardado<Valores, Guardado extends Versioned> {
  readonly inicial: Valores;
  readonly version: number;
  /** Of the fields that changed, those that may be sent by the next call: what breaks a rule stays here. */
  readonly listSendable: (
    valores: Valores,
    changed: readonly (keyof Valores)[],
  ) => readonly (keyof Valores)[];
  /** Sends these fields over the version that was seen. */
  readonly save: (
    valores: Valores,
    fields: readonly (keyof Valores)[],
    version: number,
  ) => Promise<Versioned>;
  /** Both versions of the fields that were sent over an older one. */
  readonly compare: (
    actual: Guardado,
    valores: Valores,
    fields: readonly (keyof Valores)[],
  ) => Promise<readonly ConflictField[]>;
  /** The person takes what the server keeps now in place of what was written. */
  readonly onTheirs: (actual: Guardado) => void;
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
  /** Another part of the screen saved the record, and with it these fields. */
  readonly follow: (version: number, kept?: Partial<Valores>) => void;
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
 * A record that is saved while it is written, field by field, each time over the version that was seen; over what another
 * person saved meanwhile the person decides.
 */
export function useAutoguardado<Valores extends object, Guardado extends Versioned>(
  ajustes: AjustesAutoguardado<Valores, Guardado>,
): Autoguardado<Valores> {
  const [valores, setValores] = useState(ajustes.inicial);
  const [isDirty, setDirty] = useState(false);
  const [delServidor, setDelServidor] = useState<Readonly<Record<string, string>>>({});
  const latest = useRef({ valores: ajustes.inicial, saved: ajustes.inicial, version: ajustes.version });
  const settings = useRef(ajustes);
  settings.current = ajustes;
  const { send: sendOver } = useVersionedChange<Guardado, Versioned>();
  const { state, note, show, flush, isFlushing } = useAutosave({
    pauseMs: PAUSA_MS,
    prepare,
    onRefused: (error) => setDelServidor(readMessages(error)),
  });

  const listChanged = () => {
    const { valores: now, saved } = latest.current;
    return (Object.keys(now) as (keyof Valores)[]).filter((field) => !isSame(now[field], saved[field]));
  };
  const hasMore = () => listChanged().length > 0;
  const listReady = () => settings.current.listSendable(latest.current.valores, listChanged());

  function prepare(): SaveState | (() => Promise<SaveState>) {
    setDirty(hasMore());
    if (!hasMore()) return { kind: 'idle' };
    const fields = listReady();
    return fields.length === 0 ? DETENIDO : () => send(fields);
  }

  async function send(fields: readonly (keyof Valores)[]): Promise<SaveState> {
    let sent = latest.current.valores;
    const outcome = await sendOver({
      version: latest.current.version,
      send: (_, { version = latest.current.version }, actual) => {
        if (actual !== null) {
          latest.current = { ...latest.current, version };
          show({ kind: 'saving' });
        }
        // Sent again it is as it was written until then.
        sent = latest.current.valores;
        return settings.current.save(sent, fields, version);
      },
      compare: (actual) => {
        show(CONFLICTO);
        return settings.current.compare(actual, latest.current.valores, fields);
      },
      onTheirs: takeIn,
      explain: leaveToCaller,
    });
    if (outcome.kind === 'saved') return keep(sent, fields, outcome.saved.version);
    return outcome.kind === 'theirs' ? { kind: 'idle' } : CONFLICTO;
  }

  function takeIn(actual: Guardado): void {
    settings.current.onTheirs(actual);
    const stored = settings.current.toValores(actual);
    latest.current = { valores: stored, saved: stored, version: actual.version };
    setValores(stored);
    setDirty(false);
  }

  function keep(sent: Valores, fields: readonly (keyof Valores)[], version: number): SaveState {
    const saved = { ...latest.current.saved };
    for (const field of fields) saved[field] = sent[field];
    latest.current = { ...latest.current, saved, version };
    setDirty(hasMore());
    if (listReady().length > 0) return { kind: 'pending' };
    return hasMore() ? DETENIDO : { kind: 'saved', at: new Date() };
  }

  return {
    valores,
    change: (part) => {
      latest.current = { ...latest.current, valores: { ...latest.current.valores, ...part } };
      setValores(latest.current.valores);
      setDelServidor({});
      setDirty(true);
      note();
    },
    estado: state,
    delServidor,
    flush: async () => {
      let before: number;
      // What takes several calls goes on while each of them saves something.
      do {
        before = latest.current.version;
        await flush();
      } while (listReady().length > 0 && latest.current.version !== before);
      return !hasMore();
    },
    isFlushing,
    isDirty,
    readVersion: () => latest.current.version,
    follow: (version, kept = {}) => {
      const { valores: now, saved } = latest.current;
      latest.current = { valores: { ...now, ...kept }, saved: { ...saved, ...kept }, version };
      setValores(latest.current.valores);
      setDirty(hasMore());
    },
  };
}

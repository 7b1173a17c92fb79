import { ApiError, errorMessage, useApi } from '@marco/web-kit/api-client';
import type { SaveState } from '@marco/web-kit/save-status';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GestionReunion, updateDesarrollo } from '../../contract/index.ts';
import {
  BORRADOR_VACIO,
  type Borrador,
  chooseVersion,
  clearGuardado,
  type Eleccion,
  hasPendientes,
  listCambios,
  readValor,
  writeValor,
} from '../../rules/reunion/borrador-desarrollo.ts';
import { type Cambio, listCampos } from '../../rules/reunion/campos-desarrollo.ts';
import { toReunionKey } from './use-gestion-reunion.ts';

/** Pause in the typing after which it is saved, and between attempts without a connection. */
const PAUSA_MS = 800;
const REINTENTOS_MS = [2_000, 5_000, 10_000];

export interface DesarrolloEscrito {
  readonly read: (campo: string) => string;
  readonly write: (campo: string, valor: string) => void;
  readonly estado: SaveState;
  readonly borrador: Borrador;
  readonly choose: (campo: string, eleccion: Eleccion) => void;
  /** Saves at once what there is; resolves whether nothing is left to save. */
  readonly flush: () => Promise<boolean>;
  /** Whether somebody waits for it. */
  readonly isFlushing: boolean;
  readonly isDirty: boolean;
}

/** Whether the same call may go well later. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/**
 * The minutes while they are written: each change is saved after a pause, one call at a time, by field. What could not be
 * saved stays and is tried again; what another person wrote in the same field waits for the person to choose.
 */
export function useDesarrollo(idReunion: number, reunion: GestionReunion | undefined): DesarrolloEscrito {
  const api = useApi();
  const queries = useQueryClient();
  const [borrador, setBorrador] = useState<Borrador>(BORRADOR_VACIO);
  const [estado, setEstado] = useState<SaveState>({ kind: 'idle' });
  const [isFlushing, setFlushing] = useState(false);
  const latest = useRef(borrador);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);
  const failures = useRef(0);
  const guardados = reunion ? listCampos(reunion) : {};

  function update(next: Borrador): void {
    latest.current = next;
    setBorrador(next);
  }

  function schedule(pause: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pause);
  }

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    // Several may wait for the same call; those behind the first one wait for its call too.
    while (running.current !== null) await running.current;
    const cambios = listCambios(latest.current);
    if (cambios.length === 0) return;
    running.current = send(cambios).finally(() => {
      running.current = null;
    });
    await running.current;
  }

  async function send(cambios: Cambio[]): Promise<void> {
    setEstado({ kind: 'saving' });
    try {
      const { reunion: saved, diferencias } = await api.call<typeof updateDesarrollo>(
        { method: 'PUT', path: '/mesaInteroperabilidad/reunion/{idReunion}/desarrollo' },
        { params: { idReunion: String(idReunion) }, body: { cambios } },
        { base: 'private', quiet: true },
      );
      // A reading that began before the save would show what was there before it.
      await queries.cancelQueries({ queryKey: toReunionKey(idReunion) });
      queries.setQueryData(toReunionKey(idReunion), saved);
      update(clearGuardado(latest.current, cambios, diferencias));
      failures.current = 0;
      setEstado({ kind: 'saved', at: new Date() });
      if (listCambios(latest.current).length > 0) schedule(PAUSA_MS);
    } catch (error) {
      if (isPassing(error)) {
        setEstado({ kind: 'offline' });
        schedule(REINTENTOS_MS[failures.current] ?? REINTENTOS_MS.at(-1) ?? PAUSA_MS);
        failures.current += 1;
      } else setEstado({ kind: 'refused', message: errorMessage(error) });
    }
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
    read: (campo) => readValor(borrador, guardados, campo),
    write: (campo, valor) => {
      update(writeValor(latest.current, guardados, campo, valor));
      schedule(PAUSA_MS);
    },
    estado,
    borrador,
    choose: (campo, eleccion) => {
      update(chooseVersion(latest.current, campo, eleccion));
      schedule(0);
    },
    flush: async () => {
      setFlushing(true);
      await save();
      setFlushing(false);
      return !hasPendientes(latest.current);
    },
    isFlushing,
    isDirty: hasPendientes(borrador),
  };
}

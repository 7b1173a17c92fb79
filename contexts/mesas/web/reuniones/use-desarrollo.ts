import { useApi } from '@marco/web-kit/api-client';
import { useAutosave } from '@marco/web-kit/autosave';
import type { SaveState } from '@marco/web-kit/save-status';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { GestionReunion, updateDesarrolloEndpoint } from '../../contract/index.ts';
import {
  BORRADOR_VACIO,
  type BorradorDesarrollo,
  chooseVersion,
  clearGuardado,
  type Eleccion,
  hasPendientes,
  listCambios,
  readValor,
  writeValor,
} from '../../rules/reuniones/borrador-desarrollo.ts';
import { type CambioDesarrollo, listCampos } from '../../rules/reuniones/campos-desarrollo.ts';
import { toReunionKey } from './use-gestion-reunion.ts';

/** Pause in the typing after which it is saved. */
const PAUSA_MS = 800;

/** If another person wrote in the same field, the person must choose first; until then not everything is saved. */
const DIFERENCIAS: SaveState = { kind: 'held', reason: 'resuelva las diferencias' };

export interface DesarrolloEscrito {
  readonly read: (campo: string) => string;
  readonly write: (campo: string, valor: string) => void;
  /** Changes a field as it is by then: what was typed while something else was under way stays. */
  readonly edit: (campo: string, change: (valor: string) => string) => void;
  readonly estado: SaveState;
  readonly borrador: BorradorDesarrollo;
  readonly choose: (campo: string, eleccion: Eleccion) => void;
  /** Saves all changes at once; resolves to true if nothing is left to save. */
  readonly flush: () => Promise<boolean>;
  /** Whether somebody waits for it. */
  readonly isFlushing: boolean;
  readonly isDirty: boolean;
}

/**
 * The minutes while they are written, saved by field; what another person wrote in the same field waits for the person to
 * choose.
 */
export function useDesarrollo(idReunion: number, reunion: GestionReunion | undefined): DesarrolloEscrito {
  const api = useApi();
  const queries = useQueryClient();
  const [borrador, setBorrador] = useState<BorradorDesarrollo>(BORRADOR_VACIO);
  const latest = useRef(borrador);
  const guardados = reunion ? listCampos(reunion) : {};
  const { state, note, flush, isFlushing } = useAutosave({
    pauseMs: PAUSA_MS,
    prepare: () => {
      const cambios = listCambios(latest.current);
      if (cambios.length > 0) return () => send(cambios);
      return hasPendientes(latest.current) ? DIFERENCIAS : { kind: 'idle' };
    },
  });

  function update(next: BorradorDesarrollo): void {
    latest.current = next;
    setBorrador(next);
  }

  async function send(cambios: CambioDesarrollo[]): Promise<SaveState> {
    const { reunion: saved, diferencias } = await api.call<typeof updateDesarrolloEndpoint>(
      { method: 'PUT', path: '/mesaInteroperabilidad/reunion/{idReunion}/desarrollo' },
      { params: { idReunion: String(idReunion) }, body: { cambios } },
      { base: 'private', quiet: true },
    );
    // A read that began before the save would show the old values.
    await queries.cancelQueries({ queryKey: toReunionKey(idReunion) });
    queries.setQueryData(toReunionKey(idReunion), saved);
    update(clearGuardado(latest.current, cambios, diferencias));
    if (listCambios(latest.current).length > 0) return { kind: 'pending' };
    return hasPendientes(latest.current) ? DIFERENCIAS : { kind: 'saved', at: new Date() };
  }

  function write(campo: string, valor: string, stored = guardados): void {
    update(writeValor(latest.current, stored, campo, valor));
    note();
  }

  return {
    read: (campo) => readValor(borrador, guardados, campo),
    write,
    edit: (campo, change) => {
      const now = queries.getQueryData<GestionReunion>(toReunionKey(idReunion));
      const stored = now ? listCampos(now) : guardados;
      write(campo, change(readValor(latest.current, stored, campo)), stored);
    },
    estado: state,
    borrador,
    choose: (campo, eleccion) => {
      update(chooseVersion(latest.current, campo, eleccion));
      note(0);
    },
    flush: async () => {
      await flush();
      return !hasPendientes(latest.current);
    },
    isFlushing,
    isDirty: hasPendientes(borrador),
  };
}

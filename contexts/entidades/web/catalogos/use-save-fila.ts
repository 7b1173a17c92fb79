import { ApiError, useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { useModal } from '@marco/web-kit/modal';
import type { createFilaCatalogo, FilaCatalogo, updateFilaCatalogo } from '../../contract/index.ts';
import type { Catalogo } from '../../contract/terms.ts';

export type EstadoFila = 'activo' | 'inactivo';

/** States of a row as people read them. */
export const ESTADO_FILA: Readonly<Record<EstadoFila, string>> = { activo: 'Activo', inactivo: 'Inactivo' };

/** What stands in the dialog of a row. */
export interface ValoresFila {
  readonly codigo: string;
  readonly nombre: string;
  readonly estado: EstadoFila;
}

export function toEstadoFila(activo: boolean): EstadoFila {
  return activo ? 'activo' : 'inactivo';
}

/** Sends the row; answers whether it was saved. */
export function useSaveFila(catalogo: Catalogo, fila: FilaCatalogo | null) {
  const api = useApi();
  const modals = useModal();
  const idempotencyKey = useIdempotencyKey();

  async function update(actual: FilaCatalogo, { nombre, estado }: ValoresFila): Promise<boolean> {
    try {
      await api.call<typeof updateFilaCatalogo>(
        { method: 'PUT', path: '/catalogos/{catalogo}/{codigo}' },
        { params: { catalogo, codigo: actual.codigo }, body: { nombre, activo: estado === 'activo' } },
        { base: 'private', version: actual.version },
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const stored = error.actual as FilaCatalogo;
      const keepsMine = await openConflict(modals, [
        { label: 'Nombre', mine: nombre, current: stored.nombre },
        { label: 'Estado', mine: ESTADO_FILA[estado], current: ESTADO_FILA[toEstadoFila(stored.activo)] },
      ]);
      return keepsMine ? update(stored, { codigo: stored.codigo, nombre, estado }) : false;
    }
  }

  return async (valores: ValoresFila): Promise<boolean> => {
    if (fila) return update(fila, valores);
    const body = { codigo: valores.codigo.trim(), nombre: valores.nombre };
    await api.call<typeof createFilaCatalogo>(
      { method: 'POST', path: '/catalogos/{catalogo}/crear' },
      { params: { catalogo }, body },
      { base: 'private', idempotencyKey: idempotencyKey({ catalogo, ...body }) },
    );
    return true;
  };
}

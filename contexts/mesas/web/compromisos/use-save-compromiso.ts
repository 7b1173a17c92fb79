import { ApiError, useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import type { Compromiso, createCompromiso, updateCompromiso } from '../../contract/index.ts';
import {
  type CompromisoPorVerificar,
  NOMBRES_CAMPOS_COMPROMISO,
} from '../../rules/compromisos/datos-compromiso.ts';

/** Where a new commitment is agreed. */
export interface Origen {
  readonly idMesa: number;
  readonly idReunion: number | null;
}

/**
 * Writes a new commitment down, or saves an open one over the version that was opened. When somebody else saved
 * meanwhile the person sees both versions and decides.
 *
 * @returns whether it was saved; false leaves the person at the form
 */
export function useSaveCompromiso({ idMesa, idReunion }: Origen) {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();
  const idempotencyKey = useIdempotencyKey();

  async function update(actual: Compromiso, datos: CompromisoPorVerificar): Promise<boolean> {
    try {
      await api.call<typeof updateCompromiso>(
        { method: 'PUT', path: '/mesaInteroperabilidad/compromisos/{idCompromiso}' },
        { params: { idCompromiso: String(actual.id) }, body: datos },
        { base: 'private', version: actual.version },
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const stored = error.actual as Compromiso;
      const keepsMine = await openConflict(modals, compare(datos, stored));
      return keepsMine ? update(stored, datos) : false;
    }
  }

  async function create(datos: CompromisoPorVerificar): Promise<boolean> {
    const body = { ...datos, idMesa, idReunion };
    await api.call<typeof createCompromiso>(
      { method: 'POST', path: '/mesaInteroperabilidad/compromisos' },
      { body },
      { base: 'private', idempotencyKey: idempotencyKey(body) },
    );
    return true;
  }

  return async (datos: CompromisoPorVerificar, actual: Compromiso | null): Promise<boolean> => {
    const isSaved = await (actual ? update(actual, datos) : create(datos));
    await queries.invalidateQueries({ queryKey: ['mesas'] });
    return isSaved;
  };
}

/** The texts of both versions; the rest is told by the form. */
function compare(mine: CompromisoPorVerificar, stored: Compromiso) {
  return (['descripcion', 'responsable'] as const).map((campo) => ({
    label: NOMBRES_CAMPOS_COMPROMISO[campo],
    mine: mine[campo],
    current: stored[campo],
  }));
}

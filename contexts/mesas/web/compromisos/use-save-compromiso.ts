import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { leaveToCaller, useVersionedChange, type Versioned } from '@marco/web-kit/versioned-change';
import type { QueryClient } from '@tanstack/react-query';
import type { Compromiso, createCompromisoEndpoint, updateCompromisoEndpoint } from '../../contract/index.ts';
import {
  type CompromisoPorVerificar,
  NOMBRES_CAMPOS_COMPROMISO,
} from '../../rules/compromisos/datos-compromiso.ts';

const MESAS = ['mesas'] as const;

function refreshMesas(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: MESAS });
}

/** Where a new commitment is agreed. */
export interface OrigenCompromiso {
  readonly idMesa: number;
  readonly idReunion: number | null;
}

/**
 * Writes a new commitment down, or saves an open one over the version that was opened. When somebody else saved
 * meanwhile the person sees both versions and decides.
 *
 * @returns whether it was saved; false leaves the person at the form
 */
export function useSaveCompromiso({ idMesa, idReunion }: OrigenCompromiso) {
  const idempotencyKey = useIdempotencyKey();
  const { send: sendUpdate } = useVersionedChange<Compromiso>({ refresh: MESAS, onKept: refreshMesas });
  const { send: sendCreation } = useVersionedChange<Versioned, unknown>({ refresh: MESAS });

  const update = ({ id, version }: Compromiso, datos: CompromisoPorVerificar) =>
    sendUpdate({
      version,
      send: (api, options) =>
        api.call<typeof updateCompromisoEndpoint>(
          { method: 'PUT', path: '/mesaInteroperabilidad/compromisos/{idCompromiso}' },
          { params: { idCompromiso: String(id) }, body: datos },
          options,
        ),
      compare: (stored) => compare(datos, stored),
      explain: leaveToCaller,
    });

  const create = (datos: CompromisoPorVerificar) => {
    const body = { ...datos, idMesa, idReunion };
    return sendCreation({
      send: (api, options) =>
        api.call<typeof createCompromisoEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/compromisos' },
          { body },
          { ...options, idempotencyKey: idempotencyKey(body) },
        ),
      explain: leaveToCaller,
    });
  };

  return async (datos: CompromisoPorVerificar, actual: Compromiso | null): Promise<boolean> =>
    (await (actual ? update(actual, datos) : create(datos))).kind === 'saved';
}

/** The texts of both versions; the form shows the rest. */
function compare(mine: CompromisoPorVerificar, stored: Compromiso) {
  return (['descripcion', 'responsable'] as const).map((campo) => ({
    label: NOMBRES_CAMPOS_COMPROMISO[campo],
    mine: mine[campo],
    current: stored[campo],
  }));
}

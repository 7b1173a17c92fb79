import { type ApiClient, ApiError, type CallOptions, useApi } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import type { createVersionCapa, DetalleCapa, updateCapa } from '../../contract/index.ts';
import { toCapaKey } from '../use-capa.ts';
import { CAMPOS, NOMBRES_CAMPOS, toBody, toValores, toVersionBody, type ValoresCapa } from './valores.ts';

type Put = (api: ApiClient, valores: ValoresCapa, options: CallOptions) => Promise<DetalleCapa>;

/**
 * Saves a layer over the version that was opened. When somebody else saved meanwhile the person sees both and decides.
 *
 * @returns whether it was saved; false leaves the person at the form
 */
function useGuardar({ id, version }: DetalleCapa, put: Put) {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();

  async function save(valores: ValoresCapa, seen: number): Promise<boolean> {
    try {
      const saved = await put(api, valores, { base: 'private', version: seen });
      queries.setQueryData(toCapaKey(id), saved);
      await queries.invalidateQueries({ queryKey: ['capas'] });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as DetalleCapa;
      const stored = { ...toValores(actual), archivos: valores.archivos };
      const fields = CAMPOS.map((campo) => ({
        label: NOMBRES_CAMPOS[campo],
        mine: valores[campo],
        current: stored[campo],
      }));
      return (await openConflict(modals, fields)) ? save(valores, actual.version) : false;
    }
  }

  return (valores: ValoresCapa) => save(valores, version);
}

/** Saves the draft, or the texts of what is in force. */
export function useGuardarCapa(detalle: DetalleCapa) {
  return useGuardar(detalle, (api, valores, options) =>
    api.call<typeof updateCapa>(
      { method: 'PUT', path: '/capadeuso/capaActualizar/{id}' },
      { params: { id: String(detalle.id) }, body: toBody(valores) },
      options,
    ),
  );
}

/** Makes the next version. */
export function useCrearVersion(detalle: DetalleCapa, esMayor: boolean) {
  return useGuardar(detalle, (api, valores, options) =>
    api.call<typeof createVersionCapa>(
      { method: 'POST', path: '/capadeuso/versionar/{id}' },
      { params: { id: String(detalle.id) }, body: toVersionBody(valores, esMayor) },
      options,
    ),
  );
}

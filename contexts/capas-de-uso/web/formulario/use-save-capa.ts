import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import type { createVersionCapaEndpoint, DetalleCapa, updateCapaEndpoint } from '../../contract/index.ts';
import { toCapaKey } from '../use-capa.ts';
import { CAMPOS, NOMBRES_CAMPOS, toBody, toValores, toVersionBody, type ValoresCapa } from './valores.ts';

type Put = (api: ApiClient, valores: ValoresCapa, options: CallOptions) => Promise<DetalleCapa>;

/**
 * Saves a layer over the version that was opened. When somebody else saved meanwhile the person sees both and decides.
 *
 * @returns whether it was saved; false leaves the person at the form
 */
function useGuardar({ id, version }: DetalleCapa, put: Put) {
  const { send } = useVersionedChange<DetalleCapa>({
    show: (queries, saved) => queries.setQueryData(toCapaKey(id), saved),
    refresh: ['capas'],
  });

  return async (valores: ValoresCapa): Promise<boolean> => {
    const outcome = await send({
      version,
      send: (api, options) => put(api, valores, options),
      compare: (actual) => {
        const stored = { ...toValores(actual), archivos: valores.archivos };
        return CAMPOS.map((campo) => ({
          label: NOMBRES_CAMPOS[campo],
          mine: valores[campo],
          current: stored[campo],
        }));
      },
      explain: leaveToCaller,
    });
    return outcome.kind === 'saved';
  };
}

/** Saves the draft, or the texts of what is in force. */
export function useSaveCapa(detalle: DetalleCapa) {
  return useGuardar(detalle, (api, valores, options) =>
    api.call<typeof updateCapaEndpoint>(
      { method: 'PUT', path: '/capadeuso/capaActualizar/{id}' },
      { params: { id: String(detalle.id) }, body: toBody(valores) },
      options,
    ),
  );
}

/** Makes the next version. */
export function useCrearVersion(detalle: DetalleCapa, esMayor: boolean) {
  return useGuardar(detalle, (api, valores, options) =>
    api.call<typeof createVersionCapaEndpoint>(
      { method: 'POST', path: '/capadeuso/versionar/{id}' },
      { params: { id: String(detalle.id) }, body: toVersionBody(valores, esMayor) },
      options,
    ),
  );
}

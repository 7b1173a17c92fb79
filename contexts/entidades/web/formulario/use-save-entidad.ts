import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import type {
  DetalleEntidad,
  updateContactoEntidadEndpoint,
  updateEntidadEndpoint,
} from '../../contract/index.ts';
import { toDetalleKey } from '../use-entidad-detalle.ts';
import {
  CAMPOS,
  NOMBRES_CAMPOS,
  type ParteEntidad,
  toBody,
  toContacto,
  toValores,
  type ValoresEntidad,
} from './valores.ts';

/**
 * Saves an entity over the version that was opened. When somebody else saved meanwhile the person sees
 * both versions and decides.
 *
 * @returns whether it was saved; false leaves the person at the form
 */
export function useSaveEntidad({ id, version }: DetalleEntidad, parte: ParteEntidad) {
  const { send } = useVersionedChange<DetalleEntidad>({
    show: (queries, saved) => queries.setQueryData(toDetalleKey(id), saved),
    refresh: ['entidades', 'listar'],
  });
  const params = { id: String(id) };

  const put = (api: ApiClient, valores: ValoresEntidad, options: CallOptions): Promise<DetalleEntidad> =>
    parte === 'todo'
      ? api.call<typeof updateEntidadEndpoint>(
          { method: 'PUT', path: '/entidad/{id}' },
          { params, body: toBody(valores) },
          options,
        )
      : api.call<typeof updateContactoEntidadEndpoint>(
          { method: 'PUT', path: '/entidad/{id}/contacto' },
          { params, body: toContacto(valores) },
          options,
        );

  return async (valores: ValoresEntidad): Promise<boolean> => {
    const outcome = await send({
      version,
      send: (api, options) => put(api, valores, options),
      compare: (actual) => {
        const stored = toValores(actual);
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

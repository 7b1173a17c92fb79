import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import type { DetalleEstandar, updateEstandarEndpoint } from '../../contract/index.ts';
import { CAMPOS, NOMBRES_CAMPOS, type ValoresEstandar } from '../../rules/datos-estandar.ts';
import { type OpcionesEstandar, toDetalleKey } from '../use-estandares.ts';
import { presentValor, toDatos, toValores } from './valores.ts';

/**
 * Saves the header over the version that was opened. When somebody else saved meanwhile the person sees both versions.
 *
 * @returns whether it was saved; false leaves the person at the form
 */
export function useSaveEstandar({ id, version }: DetalleEstandar, { sectores }: OpcionesEstandar) {
  const { send } = useVersionedChange<DetalleEstandar>({
    show: (queries, saved) => queries.setQueryData(toDetalleKey(id), saved),
    refresh: ['estandares', 'listar'],
  });

  return async (valores: ValoresEstandar): Promise<boolean> => {
    const outcome = await send({
      version,
      send: (api, options) =>
        api.call<typeof updateEstandarEndpoint>(
          { method: 'PUT', path: '/estandares/{id}' },
          { params: { id }, body: toDatos(valores) },
          options,
        ),
      compare: (actual) => {
        const stored = toValores(actual);
        return CAMPOS.map((campo) => ({
          label: NOMBRES_CAMPOS[campo],
          mine: presentValor(valores, campo, sectores),
          current: presentValor(stored, campo, sectores),
        }));
      },
      explain: leaveToCaller,
    });
    return outcome.kind === 'saved';
  };
}

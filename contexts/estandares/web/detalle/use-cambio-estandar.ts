import { useSavedChange } from '@marco/web-kit/saved-change';
import type { DetalleEstandar } from '../../contract/index.ts';
import { toDetalleKey } from '../use-estandares.ts';

/** Sends one change of a standard and shows the standard as it is after it. */
export function useCambioEstandar(id: number) {
  return useSavedChange<DetalleEstandar>({
    show: (queries, saved) => queries.setQueryData(toDetalleKey(id), saved),
    refresh: ['estandares', 'listar'],
    refreshRefused: toDetalleKey(id),
  });
}

import { useSavedChange } from '@marco/web-kit/saved-change';
import type { GestionMesa } from '../../contract/index.ts';
import { toGestionKey } from './use-gestion.ts';

/** Sends one change of a mesa and shows the mesa as it is after it, everywhere. */
export function useCambioMesa(idMesa: number) {
  return useSavedChange<GestionMesa>({
    show: (queries, saved) => queries.setQueryData(toGestionKey(idMesa), saved),
    refresh: ['mesas'],
  });
}

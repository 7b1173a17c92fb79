import type { AddressSearch } from '@marco/web-kit/list-search';
import { useAddressParams } from '@marco/web-kit/page';
import { useEffect, useState } from 'react';
import { type BusquedaGuardada, parseGuardada } from '../../rules/busqueda/busqueda-guardada.ts';
import {
  BUSQUEDA_VACIA,
  type BusquedaMesas,
  formatBusqueda,
  hasBusqueda,
  parseBusqueda,
} from '../../rules/busqueda/busqueda-mesas.ts';
import { useMesasHistory } from './mesas-history.ts';
import { readMesasStorage } from './mesas-storage.ts';

/** Mark of the address that a detail returns to (ROUTE-17). */
const RESTORE = 'tblInterConsult';

export interface BusquedaControl extends AddressSearch<BusquedaMesas> {
  /** What was stored when the home opened: names and lists that the address does not hold. */
  readonly guardada: BusquedaGuardada | null;
}

/**
 * The search on show. The address says it; an address that only asks to restore takes the search
 * carried by the history or else the stored one, and then says it too.
 */
export function useBusquedaMesas(): BusquedaControl {
  const { params, change, correct } = useAddressParams();
  const history = useMesasHistory();
  const [guardada] = useState(() => parseGuardada(readMesasStorage('search')));
  const isRestoring = params.get(RESTORE) === '1' && !hasBusqueda(params);
  const restored = isRestoring ? chooseRestored(history?.busquedaMesas, guardada) : null;
  const query = restored && toQuery(restored);

  useEffect(() => {
    if (query) correct(`${RESTORE}=1&${query}`);
  }, [query, correct]);

  return {
    search: restored ?? parseBusqueda(params),
    guardada,
    show: (busqueda, how) => (how?.replace ? correct : change)(toQuery(busqueda)),
  };
}

function toQuery(busqueda: BusquedaMesas): string {
  return new URLSearchParams(formatBusqueda(busqueda).map(([name, value]) => [name, value])).toString();
}

function chooseRestored(carried: string | undefined, guardada: BusquedaGuardada | null): BusquedaMesas {
  if (carried !== undefined) return parseBusqueda(new URLSearchParams(carried));
  return guardada?.busqueda ?? BUSQUEDA_VACIA;
}

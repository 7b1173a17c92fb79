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
import {
  type EstadoProfunda,
  formatProfunda,
  isProfunda,
  type Parametros,
  parseProfunda,
} from '../../rules/busqueda-profunda/direccion.ts';
import { readMesasStorage, useMesasHistory } from './mesas-storage.tsx';

/** Mark of the address that a detail returns to (ROUTE-17). */
const RESTORE = 'tblInterConsult';

/**
 * The address of the home and how to change it. One that only asks to restore says what it got back, too.
 *
 * @param restore the search to restore, of the query that the history carries; null leaves the address as it is
 */
function useHomeAddress<Search>(
  restore: (params: URLSearchParams, carried: string | undefined) => Search | null,
  format: (search: Search) => Parametros,
) {
  const { params, change, correct } = useAddressParams();
  const history = useMesasHistory();
  const isRestoring = params.get(RESTORE) === '1' && !hasBusqueda(params);
  const restored = isRestoring ? restore(params, history?.busquedaMesas) : null;
  const query = restored && toConsulta(format(restored));

  useEffect(() => {
    if (query) correct(`${RESTORE}=1&${query}`);
  }, [query, correct]);

  const show: AddressSearch<Search>['show'] = (search, how) =>
    (how?.replace ? correct : change)(toConsulta(format(search)));
  return { params, restored, show };
}

interface BusquedaControl extends AddressSearch<BusquedaMesas> {
  /** What was stored when the home opened: names and lists that the address does not hold. */
  readonly guardada: BusquedaGuardada | null;
}

/**
 * The search on show. The address says it; an address that only asks to restore takes the search carried by the
 * history or else the stored one.
 */
export function useBusquedaMesas(): BusquedaControl {
  const [guardada] = useState(() => parseGuardada(readMesasStorage('search')));
  const { params, restored, show } = useHomeAddress(
    (_params, carried) =>
      carried === undefined
        ? (guardada?.busqueda ?? BUSQUEDA_VACIA)
        : parseBusqueda(new URLSearchParams(carried)),
    formatBusqueda,
  );
  return { search: restored ?? parseBusqueda(params), guardada, show };
}

/** The deep search on show, restored when the history carries one; null while the home shows its form. */
export function useEstadoProfunda() {
  const { params, restored, show } = useHomeAddress(
    (address, carried) => (isProfunda(address) ? null : readProfunda(new URLSearchParams(carried))),
    formatProfunda,
  );
  return { search: restored ?? readProfunda(params), show };
}

function readProfunda(params: URLSearchParams): EstadoProfunda | null {
  return isProfunda(params) ? parseProfunda(params) : null;
}

/** The query of an address, without its question mark. */
export function toConsulta(parametros: Parametros): string {
  return new URLSearchParams(parametros.map(([name, value]) => [name, value])).toString();
}

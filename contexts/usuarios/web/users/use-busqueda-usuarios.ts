import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type BusquedaUsuarios, formatBusqueda, parseBusqueda } from '../../rules/index.ts';

/** Mark of the address that a detail returns to (ROUTE-17). */
const RESTORE = 'userConsult';

/** Where the tab keeps the last search on show; local storage holds the specified keys only. */
const STORED = 'usuarios.busqueda';

function readStored(): string {
  try {
    return sessionStorage.getItem(STORED) ?? '';
  } catch {
    // A browser may forbid storage; the address still holds the search.
    return '';
  }
}

function writeStored(query: string): void {
  try {
    sessionStorage.setItem(STORED, query);
  } catch {
    // As above.
  }
}

/** The search on show. The address says it; one that only asks to restore takes the last one, and then says it too. */
export function useBusquedaUsuarios() {
  const [params, setParams] = useSearchParams();
  const said = toQuery(parseBusqueda(params));
  const isRestoring = params.get(RESTORE) === '1' && said === '';
  const stored = isRestoring ? readStored() : '';
  const query = isRestoring ? stored : said;

  useEffect(() => {
    if (isRestoring && stored !== '') setParams(`${RESTORE}=1&${stored}`, { replace: true });
    else writeStored(said);
  }, [isRestoring, stored, said, setParams]);

  return {
    busqueda: parseBusqueda(new URLSearchParams(query)),
    show: (busqueda: BusquedaUsuarios, how?: { readonly replace: boolean }) =>
      setParams(toQuery(busqueda), how),
  };
}

function toQuery(busqueda: BusquedaUsuarios): string {
  return new URLSearchParams(formatBusqueda(busqueda)).toString();
}

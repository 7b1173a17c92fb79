import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import { type BusquedaEventos, formatBusqueda, parseBusqueda } from '../rules/busqueda-eventos.ts';

const OPTIONS = { parse: parseBusqueda, format: formatBusqueda } as const;

/** The search on show: the address says it, so it can be shared and gone back to. */
export function useBusquedaEventos(): AddressSearch<BusquedaEventos> {
  return useAddressSearch(OPTIONS);
}

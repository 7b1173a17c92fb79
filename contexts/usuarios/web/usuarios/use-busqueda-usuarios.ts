import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import {
  type BusquedaUsuarios,
  formatBusqueda,
  parseBusqueda,
} from '../../rules/usuarios/busqueda-usuarios.ts';

const OPTIONS = {
  parse: parseBusqueda,
  format: formatBusqueda,
  restore: { mark: 'userConsult', key: 'usuarios.busqueda' },
} as const;

/** The search on show: the address says it, and the way back from a user restores it. */
export function useBusquedaUsuarios(): AddressSearch<BusquedaUsuarios> {
  return useAddressSearch(OPTIONS);
}

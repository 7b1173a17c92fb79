import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import {
  type ConsultaEntidades,
  formatConsulta,
  parseConsulta,
} from '../../rules/entidades/consulta-entidades.ts';

const OPTIONS = {
  parse: parseConsulta,
  format: formatConsulta,
  restore: { mark: 'entitiesConsult', key: 'consultaEntidades' },
} as const;

/** What the list shows: the address says it, and the way back from a detail restores it. */
export function useConsulta(): AddressSearch<ConsultaEntidades> {
  return useAddressSearch(OPTIONS);
}

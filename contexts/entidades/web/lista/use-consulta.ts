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

/** The state of the list: it is in the address, and going back from a detail restores it. */
export function useConsulta(): AddressSearch<ConsultaEntidades> {
  return useAddressSearch(OPTIONS);
}

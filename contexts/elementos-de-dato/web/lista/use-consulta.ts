import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import {
  type ConsultaElementos,
  formatConsulta,
  parseConsulta,
} from '../../rules/elementos/consulta-elementos.ts';

const OPTIONS = {
  parse: parseConsulta,
  format: formatConsulta,
  restore: { mark: 'elementosConsult', key: 'consultaElementos' },
} as const;

/** What the list shows: the address says it, and the way back from a detail restores it. */
export function useConsulta(): AddressSearch<ConsultaElementos> {
  return useAddressSearch(OPTIONS);
}

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

/** The state of the list: it is in the address, and going back from a detail restores it. */
export function useConsulta(): AddressSearch<ConsultaElementos> {
  return useAddressSearch(OPTIONS);
}

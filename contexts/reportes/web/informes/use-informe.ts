import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { InformeLeido, SearchInformeEndpoint } from '../../contract/index.ts';
import type { PalabraInforme } from '../../contract/informes.terms.ts';
import {
  type ConsultaInforme,
  formatConsulta,
  listEnVigor,
  parseConsulta,
} from '../../rules/informes/consulta-informe.ts';

const OPTIONS = { parse: parseConsulta, format: formatConsulta } as const;

/** The state of a report, in the address. */
export function useConsulta(): AddressSearch<ConsultaInforme> {
  return useAddressSearch(OPTIONS);
}

/** The filters of a report that hold, as its call names them. */
export const toFiltro = (palabra: PalabraInforme, filtro: ConsultaInforme['filtro']) =>
  Object.fromEntries(listEnVigor(palabra, filtro));

/** A page of a report; the rows stay until those of the next page or filter arrive, but for those of another tab. */
export function useInforme(palabra: PalabraInforme, consulta: ConsultaInforme): UseQueryResult<InformeLeido> {
  const api = useApi();
  const { filtro, pagina, tamano } = consulta;
  return useQuery({
    queryKey: ['reportes', 'informe', palabra, filtro.vista, consulta],
    queryFn: ({ signal }) =>
      api.call<SearchInformeEndpoint>(
        { method: 'POST', path: `/reportes/${palabra}` },
        { body: { ...toFiltro(palabra, filtro), pagina, tamano } },
        { signal, base: 'private' },
      ),
    placeholderData: (previous, query) => (query?.queryKey[3] === filtro.vista ? previous : undefined),
  });
}

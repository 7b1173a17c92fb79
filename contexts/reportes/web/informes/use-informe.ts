import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  InformeLeido,
  listOpcionesDeInformesEndpoint,
  searchElementosReportadosEndpoint,
} from '../../contract/index.ts';
import { type CampoInforme, FILTROS_INFORME, type PalabraInforme } from '../../contract/informes.terms.ts';
import {
  type ConsultaInforme,
  type FiltroDeInforme,
  formatConsulta,
  parseConsulta,
} from '../../rules/informes/consulta-informe.ts';

const OPTIONS = { parse: parseConsulta, format: formatConsulta } as const;

/** The state of a report, in the address. */
export function useConsulta(): AddressSearch<ConsultaInforme> {
  return useAddressSearch(OPTIONS);
}

/** Whether a report has a filter. */
export const hasFiltro = (palabra: PalabraInforme, campo: CampoInforme): boolean =>
  campo in FILTROS_INFORME[palabra];

/** The filters of a report as its call names them; what filters nothing is left out. */
export function toFiltro(palabra: PalabraInforme, filtro: FiltroDeInforme) {
  const said = Object.entries(filtro).filter(
    ([campo, valor]) =>
      campo in FILTROS_INFORME[palabra] && valor !== null && valor !== '' && valor !== false,
  );
  // Said out loud: that nobody uses it is a filter too.
  return { ...Object.fromEntries(said), ...(filtro.conUso === false && { conUso: false }) };
}

/** The reports the person may open, and what their filters choose from. */
export function useOpcionesDeInformes() {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'opciones'],
    queryFn: ({ signal }) =>
      api.call<typeof listOpcionesDeInformesEndpoint>(
        { method: 'GET', path: '/reportes/opciones' },
        {},
        { signal, base: 'private' },
      ),
  });
}

/** A page of a report; the rows stay until those of the next page or filter arrive. */
export function useInforme(palabra: PalabraInforme, consulta: ConsultaInforme): UseQueryResult<InformeLeido> {
  const api = useApi();
  const { filtro, pagina, tamano } = consulta;
  return useQuery({
    queryKey: ['reportes', 'informe', palabra, consulta],
    queryFn: ({ signal }) =>
      // Every report answers in one shape; its filters are its own.
      api.call<typeof searchElementosReportadosEndpoint>(
        { method: 'POST', path: `/reportes/${palabra}` },
        { body: { ...toFiltro(palabra, filtro), pagina, tamano } },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

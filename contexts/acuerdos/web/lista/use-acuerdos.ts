import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, toOrden, useAddressSearch } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { searchAcuerdosEndpoint } from '../../contract/index.ts';
import { type ConsultaAcuerdos, formatConsulta, parseConsulta } from '../../rules/consulta-acuerdos.ts';

type AcuerdosHallados = ReturnType<(typeof searchAcuerdosEndpoint)['response']['parse']>;

const OPTIONS = { parse: parseConsulta, format: formatConsulta } as const;

/** What the list shows: the address says it. */
export function useConsulta(): AddressSearch<ConsultaAcuerdos> {
  return useAddressSearch(OPTIONS);
}

/** One page of the acuerdos; the rows stay until those of the next page or filter arrive. */
export function useAcuerdos(consulta: ConsultaAcuerdos): UseQueryResult<AcuerdosHallados> {
  const api = useApi();
  const { filtro, vista, estado, pagina, tamano } = consulta;
  return useQuery({
    queryKey: ['acuerdos', 'listar', consulta],
    queryFn: ({ signal }) =>
      api.call<typeof searchAcuerdosEndpoint>(
        { method: 'POST', path: '/acuerdos/listar' },
        { body: { texto: filtro.texto, vista, estado, ...toOrden(consulta), pagina, tamano } },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

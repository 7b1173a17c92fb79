import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, toOrden, useAddressSearch } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { searchCertificadosEndpoint } from '../../contract/index.ts';
import {
  type ConsultaCertificados,
  formatConsulta,
  parseConsulta,
} from '../../rules/consulta-certificados.ts';

type CertificadosHallados = ReturnType<(typeof searchCertificadosEndpoint)['response']['parse']>;

const OPTIONS = { parse: parseConsulta, format: formatConsulta } as const;

/** What the list shows: the address says it. */
export function useConsulta(): AddressSearch<ConsultaCertificados> {
  return useAddressSearch(OPTIONS);
}

/** One page of the certificates; the rows stay until those of the next page or filter arrive. */
export function useCertificados(consulta: ConsultaCertificados): UseQueryResult<CertificadosHallados> {
  const api = useApi();
  const { filtro, estado, pagina, tamano } = consulta;
  return useQuery({
    queryKey: ['certificados', 'listar', consulta],
    queryFn: ({ signal }) =>
      api.call<typeof searchCertificadosEndpoint>(
        { method: 'POST', path: '/certificados/listar' },
        { body: { ...filtro, estado, ...toOrden(consulta), pagina, tamano } },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

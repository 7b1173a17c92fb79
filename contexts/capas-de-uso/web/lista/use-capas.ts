import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, toOrden, useAddressSearch } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { searchCapasEndpoint } from '../../contract/index.ts';
import { type ConsultaCapas, formatConsulta, parseConsulta } from '../../rules/consulta-capas.ts';

type CapasHalladas = ReturnType<(typeof searchCapasEndpoint)['response']['parse']>;

const OPTIONS = {
  parse: parseConsulta,
  format: formatConsulta,
  restore: { mark: 'capasConsult', key: 'consultaCapas' },
} as const;

/** The state of the list: it is in the address, and going back from a layer restores it. */
export function useConsulta(): AddressSearch<ConsultaCapas> {
  return useAddressSearch(OPTIONS);
}

/** Filters as the calls name them. */
export function toFiltro({ filtro: { nombre, tipo, sectorId, entidadId }, estado }: ConsultaCapas) {
  return { nombre, tipo, estado, sectorId, entidadId };
}

/** One page of the versions; the rows stay until those of the next page or filter arrive. */
export function useCapas(consulta: ConsultaCapas): UseQueryResult<CapasHalladas> {
  const api = useApi();
  const { pagina, tamano } = consulta;
  return useQuery({
    queryKey: ['capas', 'listar', consulta],
    queryFn: ({ signal }) =>
      api.call<typeof searchCapasEndpoint>(
        { method: 'POST', path: '/capadeuso/capaFiltro' },
        {
          body: { ...toFiltro(consulta), ...toOrden(consulta), pagina, tamano },
        },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

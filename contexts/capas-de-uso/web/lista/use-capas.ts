import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { searchCapas } from '../../contract/index.ts';
import { type ConsultaCapas, formatConsulta, parseConsulta } from '../../rules/consulta-capas.ts';

type CapasHalladas = ReturnType<(typeof searchCapas)['response']['parse']>;

const OPTIONS = {
  parse: parseConsulta,
  format: formatConsulta,
  restore: { mark: 'capasConsult', key: 'consultaCapas' },
} as const;

/** What the list shows: the address says it, and the way back from a layer restores it. */
export function useConsulta(): AddressSearch<ConsultaCapas> {
  return useAddressSearch(OPTIONS);
}

/** One page of the versions; the rows stay until those of the next page or filter arrive. */
export function useCapas(consulta: ConsultaCapas): UseQueryResult<CapasHalladas> {
  const api = useApi();
  const { filtro, estado, pagina, tamano, orden, descendente } = consulta;
  return useQuery({
    queryKey: ['capas', 'listar', consulta],
    queryFn: ({ signal }) =>
      api.call<typeof searchCapas>(
        { method: 'POST', path: '/capadeuso/capaFiltro' },
        {
          body: {
            ...{ nombre: filtro.nombre, tipo: filtro.tipo, estado, pagina, tamano, descendente },
            sectorId: filtro.sectorId as never,
            entidadId: filtro.entidadId as never,
            ordenarPor: orden,
          },
        },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { searchSalientesEndpoint } from '../../contract/index.ts';
import { type BusquedaSalientes, formatSalientes, parseSalientes } from '../../rules/busqueda-salientes.ts';

const OPTIONS = { parse: parseSalientes, format: formatSalientes } as const;

/** The search on show: the address says it, so it can be shared and gone back to. */
export function useBusquedaSalientes(): AddressSearch<BusquedaSalientes> {
  return useAddressSearch(OPTIONS);
}

/** One page of the outbox. */
export function useSalientes({ filtro: { texto, estado }, pagina, tamano }: BusquedaSalientes) {
  const api = useApi();
  return useQuery({
    queryKey: ['parametros', 'salientes', { estado, texto, pagina, tamano }],
    queryFn: ({ signal }) =>
      api.call<typeof searchSalientesEndpoint>(
        { method: 'GET', path: '/correos/salientes' },
        { query: { pagina, tamano, ...(estado ? { estado } : {}), ...(texto ? { texto } : {}) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

import { type ApiClient, useApi } from '@marco/web-kit/api-client';
import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import type { Configuracion, getConfiguracionEndpoint } from '../../contract/index.ts';

const QUERY_KEY = ['parametros', 'configuracion'] as const;

function buildQuery(api: ApiClient) {
  return queryOptions({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }): Promise<Configuracion> =>
      api.call<typeof getConfiguracionEndpoint>(
        { method: 'GET', path: '/configuracion' },
        {},
        { signal, base: 'public' },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Asks for the texts and settings once per visit, before the first screen. */
export function loadConfiguracion(queries: QueryClient, api: ApiClient): Promise<Configuracion> {
  return queries.fetchQuery(buildQuery(api));
}

/** The texts and settings, if they have arrived. */
export function findConfiguracion(queries: QueryClient): Configuracion | undefined {
  return queries.getQueryData<Configuracion>(QUERY_KEY);
}

/** Texts and settings every page needs; loaded before the first screen, so they are there. */
export function useConfiguracion(): Configuracion {
  return useSuspenseQuery(buildQuery(useApi())).data;
}

/** The same for a part that also works without them. */
export function useConfiguracionQuery(): UseQueryResult<Configuracion> {
  return useQuery(buildQuery(useApi()));
}

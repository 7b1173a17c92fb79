import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  Autodiagnostico,
  AutodiagnosticosPresentados,
  getAutodiagnosticoEndpoint,
  listAutodiagnosticosEndpoint,
} from '../../contract/index.ts';

/** Key of the self-assessment of the own entidad. */
export const PROPIO_KEY = ['entidades', 'autodiagnostico'] as const;

/** The self-assessment of the entidad of the session. */
export function useAutodiagnostico(): UseQueryResult<Autodiagnostico> {
  const api = useApi();
  return useQuery({
    queryKey: PROPIO_KEY,
    // What is being written is not replaced below the hands of who writes it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.call<typeof getAutodiagnosticoEndpoint>(
        { method: 'GET', path: '/autodiagnostico' },
        {},
        { signal, base: 'private' },
      ),
  });
}

/** What an entidad presented. */
export function useAutodiagnosticos(id: number): UseQueryResult<AutodiagnosticosPresentados> {
  const api = useApi();
  return useQuery({
    queryKey: ['entidades', 'autodiagnosticos', id],
    queryFn: ({ signal }) =>
      api.call<typeof listAutodiagnosticosEndpoint>(
        { method: 'GET', path: '/autodiagnosticos/{id}' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
  });
}

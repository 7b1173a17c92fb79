import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  CatalogoDeDatos,
  DetalleConjunto,
  getCatalogoAbiertoEndpoint,
  getConjuntoAbiertoEndpoint,
} from '../contract/index.ts';

const JSON_SOLO = { base: 'public', headers: { accept: 'application/json' } } as const;

/** Every set with its edition. */
export function useCatalogoAbierto(): UseQueryResult<CatalogoDeDatos> {
  const api = useApi();
  return useQuery({
    queryKey: ['datos-abiertos'],
    queryFn: ({ signal }) =>
      api.call<typeof getCatalogoAbiertoEndpoint>(
        { method: 'GET', path: '/datos-abiertos' },
        { query: {} },
        { signal, ...JSON_SOLO },
      ),
  });
}

/** A set with its columns, its first rows and its editions. */
export function useConjuntoAbierto(conjunto: string): UseQueryResult<DetalleConjunto> {
  const api = useApi();
  return useQuery({
    queryKey: ['datos-abiertos', conjunto],
    queryFn: ({ signal }) =>
      api.call<typeof getConjuntoAbiertoEndpoint>(
        { method: 'GET', path: '/datos-abiertos/{conjunto}' },
        { params: { conjunto } },
        { signal, ...JSON_SOLO },
      ),
  });
}

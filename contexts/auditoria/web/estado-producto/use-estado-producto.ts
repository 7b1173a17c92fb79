import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { EstadoProducto, getEstadoProductoEndpoint } from '../../contract/index.ts';

/** Milliseconds between two looks, as long as the page is in front. */
const CADA_MS = 60_000;
/** Soon after the start a part is not measured yet. */
const SIN_MEDIR_MS = 5000;

/** How the product runs, read again each minute. */
export function useEstadoProducto(): UseQueryResult<EstadoProducto> {
  const api = useApi();
  return useQuery({
    queryKey: ['estado-producto'],
    queryFn: ({ signal }) =>
      api.call<typeof getEstadoProductoEndpoint>(
        { method: 'GET', path: '/estado' },
        {},
        { signal, base: 'public' },
      ),
    refetchInterval: ({ state }) =>
      state.data?.piezas.some(({ medidaEn }) => medidaEn === null) ? SIN_MEDIR_MS : CADA_MS,
  });
}

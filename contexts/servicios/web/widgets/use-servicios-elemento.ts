import { useApi } from '@marco/web-kit/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { listServiciosElementoEndpoint } from '../../contract/index.ts';

/** What is read again after a change of what services carry. */
export const SERVICIOS_DE_ELEMENTO = ['servicios', 'elemento'] as const;

/** Uses that come at once. */
const POR_CARGA = 50;

/** Services that use an element, some at a time. */
export function useServiciosElemento(elementoId: number) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...SERVICIOS_DE_ELEMENTO, elementoId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call<typeof listServiciosElementoEndpoint>(
        { method: 'POST', path: '/servicios/elemento' },
        { body: { elementoId, pagina: pageParam, tamano: POR_CARGA } },
        { signal },
      ),
    getNextPageParam: (last, pages) =>
      last.servicios.length > 0 && pages.length * POR_CARGA < last.total ? pages.length + 1 : undefined,
  });
}

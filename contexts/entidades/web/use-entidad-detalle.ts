import { ApiError, useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DetalleEntidad, getEntidad } from '../contract/index.ts';

const MAXIMO_ID = 2_147_483_647;

/** Key of the answers about one entity. */
export function toDetalleKey(id: number) {
  return ['entidades', 'detalle', id] as const;
}

/** One entity with what may be done with it. */
export function useEntidadDetalle(id: number): UseQueryResult<DetalleEntidad> {
  const api = useApi();
  return useQuery({
    queryKey: toDetalleKey(id),
    queryFn: ({ signal }) =>
      api.call<typeof getEntidad>(
        { method: 'GET', path: '/entidad/{id}' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
  });
}

/** The id in an address; null when nothing can have it. */
export function readId(text: string | undefined): number | null {
  const id = text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAXIMO_ID ? id : null;
}

/** Whether a load failed because the entity does not exist, or is not one the person may see. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

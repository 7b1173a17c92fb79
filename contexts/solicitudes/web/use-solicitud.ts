import { ApiError, useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getSolicitud, Solicitud } from '../contract/index.ts';

const NOT_FOUND = 404;

/** Key of a request with what may be done with it. */
export function toSolicitudKey(id: number) {
  return ['solicitudes', 'una', id] as const;
}

/** A request whole. */
export function useSolicitud(id: number) {
  const api = useApi();
  return useQuery<Solicitud>({
    queryKey: toSolicitudKey(id),
    queryFn: ({ signal }) =>
      api.call<typeof getSolicitud>(
        { method: 'GET', path: '/solicitud/{id}' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
  });
}

/** Whether a load failed because the request does not exist, or is not the caller's to read. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === NOT_FOUND;
}

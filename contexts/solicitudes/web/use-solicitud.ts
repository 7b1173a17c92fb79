import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getSolicitudEndpoint, Solicitud } from '../contract/index.ts';

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
      api.call<typeof getSolicitudEndpoint>(
        { method: 'GET', path: '/solicitud/{id}' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
  });
}

import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type {
  DetalleServicio,
  getServicioEndpoint,
  listOperacionesServicioEndpoint,
  OperacionServicio,
} from '../../contract/index.ts';

/** A servicio with its versions. */
export function useServicio(id: number) {
  const api = useApi();
  return useQuery<DetalleServicio>({
    queryKey: ['servicios', 'uno', id],
    queryFn: ({ signal }) =>
      api.call<typeof getServicioEndpoint>(
        { method: 'GET', path: '/servicios/{id}' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
  });
}

/** What a version of a servicio exchanges; a certified one never changes. */
export function useOperaciones(versionId: number) {
  const api = useApi();
  return useQuery<OperacionServicio[]>({
    queryKey: ['servicios', 'operaciones', versionId],
    queryFn: ({ signal }) =>
      api.call<typeof listOperacionesServicioEndpoint>(
        { method: 'GET', path: '/servicios/versiones/{id}/operaciones' },
        { params: { id: String(versionId) } },
        { signal, base: 'private' },
      ),
  });
}

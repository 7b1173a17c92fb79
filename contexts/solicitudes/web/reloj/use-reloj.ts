import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getRelojSolicitudEndpoint, Reloj, Solicitud } from '../../contract/index.ts';

/** The clock of a request, as it stands at the version on show. */
export function useReloj({ id, version }: Pick<Solicitud, 'id' | 'version'>) {
  const api = useApi();
  return useQuery<Reloj>({
    queryKey: ['solicitudes', 'reloj', id, version],
    queryFn: ({ signal }) =>
      api.call<typeof getRelojSolicitudEndpoint>(
        { method: 'GET', path: '/solicitud/{id}/reloj' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
    // A step changes the version: until its clock is here, the one before stays in sight.
    placeholderData: (before) => before,
  });
}

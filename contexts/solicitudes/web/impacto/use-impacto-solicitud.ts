import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getImpactoSolicitudEndpoint, ImpactoSolicitud, Solicitud } from '../../contract/index.ts';

/** Whom a request breaks, as it is now: a refused approval reads it again. */
export function useImpactoSolicitud({ id }: Pick<Solicitud, 'id'>) {
  const api = useApi();
  return useQuery<ImpactoSolicitud>({
    queryKey: ['solicitudes', 'impacto', id],
    // It costs two comparisons, and the page and its dialog show the same one; what decides is compared again.
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      api.call<typeof getImpactoSolicitudEndpoint>(
        { method: 'GET', path: '/solicitud/{id}/impacto' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
  });
}

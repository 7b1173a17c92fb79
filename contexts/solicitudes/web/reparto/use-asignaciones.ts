import { useApi } from '@marco/web-kit/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  computeAsignacionesEndpoint,
  EfectoAsignacion,
  updateAsignacionesEndpoint,
} from '../../contract/index.ts';

/** Who gets which request, as somebody chose it. */
export interface Asignacion {
  readonly solicitudId: number;
  readonly consultorId: number;
}

/** Which of these assignments would be made and which not, as it is now. */
export function usePreviaAsignaciones(asignaciones: readonly Asignacion[], isEnabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: ['solicitudes', 'asignaciones', asignaciones],
    enabled: isEnabled && asignaciones.length > 0,
    queryFn: ({ signal }) =>
      api.call<typeof computeAsignacionesEndpoint>(
        { method: 'POST', path: '/solicitud/asignaciones/vistaPrevia' },
        { body: { solicitudes: [...asignaciones] } },
        { signal, base: 'private' },
      ),
    staleTime: 0,
    gcTime: 0,
    // The list somebody reads stays the one they confirm.
    refetchOnWindowFocus: false,
    placeholderData: (previous) => previous,
  });
}

/** Makes the assignments that were seen to be possible, each over the version that was seen. */
export function useAsignar() {
  const api = useApi();
  const refresh = useRefreshSolicitudes();
  return async (efectos: readonly EfectoAsignacion[]) => {
    const answer = await api.call<typeof updateAsignacionesEndpoint>(
      { method: 'POST', path: '/solicitud/asignaciones' },
      {
        body: {
          solicitudes: efectos.flatMap(({ solicitudId, consultorId, version }) =>
            version === null ? [] : { solicitudId, consultorId, version },
          ),
        },
      },
      { base: 'private' },
    );
    refresh();
    return answer;
  };
}

/** Reads again what lists of requests, their loads and the home show. */
export function useRefreshSolicitudes(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['solicitudes'] });
    void queries.invalidateQueries({ queryKey: ['usuarios', 'inicio'] });
  };
}

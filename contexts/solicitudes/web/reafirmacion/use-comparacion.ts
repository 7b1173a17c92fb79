import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { ComparacionDeNivel, getComparacionDeNivelEndpoint } from '../../contract/index.ts';
import type { NivelReafirmable } from '../../contract/terms.ts';

/** Whether something a level of a servicio rests on changed since its last version with it, as it is now. */
export function useComparacion(servicioId: number, nivel: NivelReafirmable) {
  const api = useApi();
  return useQuery<ComparacionDeNivel>({
    queryKey: ['solicitudes', 'comparacion', servicioId, nivel],
    queryFn: ({ signal }) =>
      api.call<typeof getComparacionDeNivelEndpoint>(
        { method: 'GET', path: '/solicitud/reafirmacion/{servicioId}/{nivel}' },
        { params: { servicioId: String(servicioId), nivel: String(nivel) } },
        { signal, base: 'private' },
      ),
  });
}

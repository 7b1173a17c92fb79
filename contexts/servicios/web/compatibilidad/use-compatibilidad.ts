import { useApi } from '@marco/web-kit/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Lectura } from '../../contract/compatibilidad.terms.ts';
import type { CompatibilidadVersiones, compareVersionesServicioEndpoint } from '../../contract/index.ts';

/** What a version does to those who use another one; while somebody asks for another reading, the last one stays. */
export function useCompatibilidad(desdeId: number, hastaId: number, lectura: Lectura) {
  const api = useApi();
  return useQuery<CompatibilidadVersiones>({
    queryKey: ['servicios', 'compatibilidad', desdeId, hastaId, lectura],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.call<typeof compareVersionesServicioEndpoint>(
        { method: 'GET', path: '/servicios/versiones/{id}/compatibilidad' },
        { params: { id: String(hastaId) }, query: { desde: String(desdeId), lectura } },
        { signal, base: 'private' },
      ),
  });
}

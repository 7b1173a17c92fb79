import { useApi } from '@marco/web-kit/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { listHistorialEndpoint } from '../../contract/index.ts';
import type { BusquedaHistorial } from '../../rules/historial/busqueda-historial.ts';

/** The historial of a mesa, page by page, latest first. */
export function useHistorial(idMesa: number, { clase, persona, desde, hasta }: BusquedaHistorial) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['mesas', 'historial', idMesa, clase, persona, desde, hasta],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      api.call<typeof listHistorialEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/historial/{idMesa}' },
        {
          params: { idMesa: String(idMesa) },
          query: {
            ...(clase === null ? {} : { clase }),
            ...(persona === null ? {} : { usuarioId: String(persona) }),
            ...(desde === '' ? {} : { desde }),
            ...(hasta === '' ? {} : { hasta }),
            ...(pageParam === null ? {} : { antesDe: pageParam }),
          },
        },
        { signal, base: 'private' },
      ),
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: (previous) => previous,
  });
}

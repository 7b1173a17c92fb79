import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  GestionReunion,
  getGestionReunionEndpoint,
  listGestionReunionesEndpoint,
  ReunionesDeMesa,
} from '../../contract/index.ts';

/** Key of what those who run a meeting read of it. */
export function toReunionKey(idReunion: number) {
  return ['mesas', 'reunion', idReunion, 'gestion'] as const;
}

/**
 * A meeting with what may be done with it.
 *
 * @param every milliseconds after which it is read again, so that what others write appears; false to leave it
 */
export function useGestionReunion(idReunion: number, every: number | false): UseQueryResult<GestionReunion> {
  const api = useApi();
  const queries = useQueryClient();
  const queryKey = toReunionKey(idReunion);
  return useQuery({
    queryKey,
    refetchInterval: every,
    queryFn: ({ signal }) =>
      api.call<typeof getGestionReunionEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/reunion/{idReunion}/gestion' },
        { params: { idReunion: String(idReunion) } },
        { signal, base: 'private', quiet: queries.getQueryData(queryKey) !== undefined },
      ),
  });
}

/** Every meeting of a mesa, and what a new one starts with. */
export function useReunionesGestionadas(idMesa: number): UseQueryResult<ReunionesDeMesa> {
  const api = useApi();
  return useQuery({
    queryKey: ['mesas', 'gestion-reuniones', idMesa],
    queryFn: ({ signal }) =>
      api.call<typeof listGestionReunionesEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/gestion/{idMesa}/reuniones' },
        { params: { idMesa: String(idMesa) } },
        { signal, base: 'private' },
      ),
  });
}

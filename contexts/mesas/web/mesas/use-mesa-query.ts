import { type ApiClient, type CallOptions, useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  EntidadParticipante,
  getMesaEndpoint,
  getReunionEndpoint,
  listEntidadesDeMesaEndpoint,
  listReunionesEndpoint,
  listServiciosDeMesaEndpoint,
  Mesa,
  Reunion,
  ReunionRow,
  ServicioDeMesa,
} from '../../contract/index.ts';
import { useMesasBase } from '../use-mesas-base.ts';

type Load<Data> = (api: ApiClient, options: CallOptions) => Promise<Data>;

/** One answer about a mesa, kept apart for visitors and for sessions (ROUTE-15). */
function useMesaQuery<Data>(what: string, id: number, load: Load<Data>): UseQueryResult<Data> {
  const api = useApi();
  const base = useMesasBase();
  return useQuery<Data>({
    queryKey: ['mesas', what, id, { base }],
    queryFn: ({ signal }) => load(api, { signal, base }),
  });
}

/** Information of a mesa (API-15). */
export function useMesa(id: number): UseQueryResult<Mesa> {
  return useMesaQuery('mesa', id, (api, options) =>
    api.call<typeof getMesaEndpoint>(
      { method: 'POST', path: '/mesaInteroperabilidad/listarMesaId' },
      { body: { id } },
      options,
    ),
  );
}

/** Participating entidades of a mesa (API-16). */
export function useEntidadesDeMesa(idMesa: number): UseQueryResult<EntidadParticipante[]> {
  return useMesaQuery('entidades', idMesa, (api, options) =>
    api.call<typeof listEntidadesDeMesaEndpoint>(
      { method: 'GET', path: '/mdi-minteroperabilidad-entidads-mesa/{idMesa}' },
      { params: { idMesa: String(idMesa) } },
      options,
    ),
  );
}

/** Servicios of a mesa (API-17). */
export function useServiciosDeMesa(idMesa: number): UseQueryResult<ServicioDeMesa[]> {
  return useMesaQuery('servicios', idMesa, (api, options) =>
    api.call<typeof listServiciosDeMesaEndpoint>(
      { method: 'GET', path: '/mesaInteroperabilidad/servicios-mesa/mesa/{idMesa}' },
      { params: { idMesa: String(idMesa) } },
      options,
    ),
  );
}

/** Meetings held by a mesa (API-18). */
export function useReunionesDeMesa(idMesa: number): UseQueryResult<ReunionRow[]> {
  return useMesaQuery('reuniones', idMesa, (api, options) =>
    api.call<typeof listReunionesEndpoint>(
      { method: 'POST', path: '/mesaInteroperabilidad/listarReunionMesa' },
      { body: { id: idMesa } },
      options,
    ),
  );
}

/** One meeting held (API-19). */
export function useReunion(idReunion: number): UseQueryResult<Reunion> {
  return useMesaQuery('reunion', idReunion, async (api, options) => {
    const { reunion } = await api.call<typeof getReunionEndpoint>(
      { method: 'POST', path: '/mesaInteroperabilidad/listarReunionMesaId' },
      { body: { idReunion } },
      options,
    );
    return reunion;
  });
}

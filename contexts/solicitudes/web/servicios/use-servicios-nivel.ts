import type { listEstadosServicioEndpoint } from '@marco/servicios/contract';
import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  SolicitudListada,
  searchServiciosNivelEndpoint,
  searchSolicitudesEndpoint,
} from '../../contract/index.ts';
import {
  type ConsultaServicios,
  formatConsultaServicios,
  parseConsultaServicios,
} from '../../rules/consulta-servicios.ts';
import { keeperServicios } from '../nivel/keeper-nivel.ts';

export type ServiciosNivel = ReturnType<(typeof searchServiciosNivelEndpoint)['response']['parse']>;
export type ServicioNivel = ServiciosNivel['servicios'][number];

const OPTIONS = {
  parse: parseConsultaServicios,
  format: formatConsultaServicios,
  restore: { mark: 'dataLevelServices', key: 'consultaServicios', keeper: keeperServicios },
} as const;

/** The state of the list: it is in the address, and going back from a level screen restores it. */
export function useConsultaServicios(): AddressSearch<ConsultaServicios> {
  return useAddressSearch(OPTIONS);
}

/** One page of the services of the entidad; the rows stay until those of the next page or filter arrive. */
export function useServiciosNivel(consulta: ConsultaServicios): UseQueryResult<ServiciosNivel> {
  const api = useApi();
  const { texto, estadoServicioId, pagina, tamano } = consulta;
  return useQuery({
    queryKey: ['solicitudes', 'servicios', consulta],
    queryFn: ({ signal }) =>
      api.call<typeof searchServiciosNivelEndpoint>(
        { method: 'POST', path: '/solicitud/servicios' },
        { body: { texto, estadoServicioId, pagina, tamano } },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

/**
 * One active servicio of the entidad, as it is when a request for it begins; null where there is none. It is read once:
 * what is asked for it afterwards is about the request.
 */
export function useServicioNivel(id: number | null): UseQueryResult<ServicioNivel | null> {
  const api = useApi();
  return useQuery({
    queryKey: ['servicio que se pide', id],
    queryFn: async ({ signal }) => {
      const { servicios } = await api.call<typeof searchServiciosNivelEndpoint>(
        { method: 'POST', path: '/solicitud/servicios' },
        { body: { servicioId: id } },
        { signal, base: 'private' },
      );
      return servicios.find((servicio) => servicio.id === id) ?? null;
    },
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Services of the entidad by a part of their name, for a field that suggests them. */
export function useFindServiciosNivel() {
  const api = useApi();
  return async (texto: string, signal: AbortSignal): Promise<readonly ServicioNivel[]> => {
    const { servicios } = await api.call<typeof searchServiciosNivelEndpoint>(
      { method: 'POST', path: '/solicitud/servicios' },
      { body: { texto, pagina: 1, tamano: SUGERIDOS } },
      { signal, base: 'private' },
    );
    return servicios;
  };
}

/** Services a field suggests at a time. */
const SUGERIDOS = 5;

/** States a servicio may stand in. */
export function useEstadosServicio() {
  const api = useApi();
  return useQuery({
    queryKey: ['servicios', 'estados'],
    queryFn: ({ signal }) =>
      api.call<typeof listEstadosServicioEndpoint>(
        { method: 'GET', path: '/estados-servicio' },
        {},
        { signal },
      ),
  });
}

/** How many drafts the screen offers to continue; the others are in the consult. */
const BORRADORES = 5;

/** The latest drafts of the entidad: their servicio may not be in the directory yet. */
export function useBorradores(): readonly SolicitudListada[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['solicitudes', 'borradores'],
    queryFn: ({ signal }) =>
      api.call<typeof searchSolicitudesEndpoint>(
        { method: 'POST', path: '/solicitud/listar' },
        {
          body: {
            estado: 'borrador',
            ordenarPor: 'fecha',
            descendente: true,
            pagina: 1,
            tamano: BORRADORES,
          },
        },
        { signal, base: 'private' },
      ),
  });
  return data?.solicitudes ?? [];
}

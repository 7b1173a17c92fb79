import type { listEstadosServicio } from '@marco/servicios/contract';
import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SolicitudListada, searchServiciosNivel, searchSolicitudes } from '../../contract/index.ts';
import {
  type ConsultaServicios,
  formatConsultaServicios,
  parseConsultaServicios,
} from '../../rules/consulta-servicios.ts';
import { keeperServicios } from '../nivel/keeper-nivel.ts';

export type ServiciosNivel = ReturnType<(typeof searchServiciosNivel)['response']['parse']>;
export type ServicioNivel = ServiciosNivel['servicios'][number];

const OPTIONS = {
  parse: parseConsultaServicios,
  format: formatConsultaServicios,
  restore: { mark: 'dataLevelServices', key: 'consultaServicios', keeper: keeperServicios },
} as const;

/** What the list shows: the address says it, and the way back from a level screen restores it. */
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
      api.call<typeof searchServiciosNivel>(
        { method: 'POST', path: '/solicitud/servicios' },
        { body: { texto, estadoServicioId: estadoServicioId as never, pagina, tamano } },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

/** States a servicio may stand in. */
export function useEstadosServicio() {
  const api = useApi();
  return useQuery({
    queryKey: ['servicios', 'estados'],
    queryFn: ({ signal }) =>
      api.call<typeof listEstadosServicio>({ method: 'GET', path: '/estados-servicio' }, {}, { signal }),
  });
}

/** How many drafts the screen offers to go on with; the others stand in the consult. */
const BORRADORES = 5;

/** The latest drafts of the entidad: their servicio may not be in the directory yet. */
export function useBorradores(): readonly SolicitudListada[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['solicitudes', 'borradores'],
    queryFn: ({ signal }) =>
      api.call<typeof searchSolicitudes>(
        { method: 'POST', path: '/solicitud/listar' },
        {
          body: {
            ...{ nivel: 1, estado: 'borrador', ordenarPor: 'fecha', descendente: true },
            ...{ pagina: 1, tamano: BORRADORES },
          },
        },
        { signal, base: 'private' },
      ),
  });
  return data?.solicitudes ?? [];
}

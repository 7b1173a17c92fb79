import { useApi } from '@marco/web-kit/api-client';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  Evento,
  EventoRow,
  getEventoEndpoint,
  listFiltrosEventosEndpoint,
  searchEventosEndpoint,
} from '../contract/index.ts';
import type { BusquedaEventos } from '../rules/busqueda-eventos.ts';
import type { NombresDeCodigos } from '../rules/codigos.ts';
import { toBody } from './to-body.ts';

export interface PaginaDeEventos {
  readonly eventos: EventoRow[];
  readonly total: number;
  /** Whether there are more than were counted. */
  readonly hayMas: boolean;
}

/** One page of the events that satisfy the search; the rows stay until the next ones arrive. */
export function useEventos({
  filtro,
  pagina,
  tamano,
  ascendente,
}: BusquedaEventos): UseQueryResult<PaginaDeEventos> {
  const api = useApi();
  return useQuery<PaginaDeEventos>({
    queryKey: ['auditoria', 'eventos', filtro, { pagina, tamano, ascendente }],
    queryFn: ({ signal }) =>
      api.call<typeof searchEventosEndpoint>(
        { method: 'POST', path: '/servicioauditoria/findByFilters' },
        { body: { ...toBody(filtro), pagina, tamano, ascendente } },
        { signal },
      ),
    // The trail grows all the time: what was read a while ago is not the answer.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function useEvento(id: number): UseQueryResult<Evento> {
  const api = useApi();
  return useQuery<Evento>({
    queryKey: ['auditoria', 'evento', id],
    queryFn: ({ signal }) =>
      api.call<typeof getEventoEndpoint>(
        { method: 'GET', path: '/servicioauditoria/eventos/{id}' },
        { params: { id: String(id) } },
        { signal },
      ),
  });
}

export interface FiltrosEventos {
  readonly acciones: string[];
  readonly tiposObjeto: string[];
  readonly nombres: NombresDeCodigos;
}

export function useFiltrosEventos(): UseQueryResult<FiltrosEventos> {
  const api = useApi();
  return useQuery<FiltrosEventos>({
    queryKey: ['auditoria', 'filtros'],
    queryFn: ({ signal }) =>
      api.call<typeof listFiltrosEventosEndpoint>(
        { method: 'GET', path: '/servicioauditoria/filtros' },
        {},
        { signal },
      ),
  });
}

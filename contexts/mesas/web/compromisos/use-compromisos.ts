import type { Decision } from '@marco/contract-kit';
import type { listEstadosServicioEndpoint } from '@marco/servicios/contract';
import type { listEstadosSolicitudEndpoint } from '@marco/solicitudes/contract';
import { useApi } from '@marco/web-kit/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  Compromiso,
  listResponsablesEndpoint,
  searchCompromisosEndpoint,
} from '../../contract/index.ts';
import type { FiltroCompromiso, VistaCompromisos } from '../../contract/terms.ts';

/** What a board asks for; null asks for nothing in particular. */
export interface PeticionTablero {
  readonly vista: VistaCompromisos;
  readonly idMesa: number | null;
  readonly idReunion: number | null;
  readonly idEntidad: number | null;
  readonly filtro: FiltroCompromiso | null;
  readonly texto: string;
  readonly pagina: number;
  readonly tamano: number;
}

/** A page of a board as the server answers it. */
export interface Tablero {
  readonly compromisos: Compromiso[];
  readonly total: number;
  readonly conteos: Readonly<Record<FiltroCompromiso, number>>;
  readonly vistas: readonly VistaCompromisos[];
  readonly agregar: { readonly decision: Decision; readonly acordadoEn: string } | null;
}

/** One page of a board of commitments. */
export function useCompromisos(filtro: PeticionTablero) {
  const api = useApi();
  return useQuery<Tablero>({
    queryKey: ['mesas', 'compromisos', filtro],
    queryFn: ({ signal }) =>
      api.call<typeof searchCompromisosEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/compromisos/listar' },
        { body: filtro },
        { signal, base: 'private' },
      ),
    placeholderData: keepPreviousData,
  });
}

/** People of the entities of a mesa who may answer for a commitment. */
export function useResponsables(idMesa: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['mesas', 'responsables', idMesa],
    queryFn: ({ signal }) =>
      api.call<typeof listResponsablesEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/compromisos/responsables/{idMesa}' },
        { params: { idMesa: String(idMesa) } },
        { signal, base: 'private' },
      ),
  });
}

/** States a servicio may be waited for in. */
export function useEstadosServicio() {
  const api = useApi();
  return useQuery({
    queryKey: ['servicios', 'estados', { base: 'private' }],
    queryFn: ({ signal }) =>
      api.call<typeof listEstadosServicioEndpoint>(
        { method: 'GET', path: '/estados-servicio' },
        {},
        { signal, base: 'private' },
      ),
  });
}

/** States a request may be waited for in. */
export function useEstadosSolicitud() {
  const api = useApi();
  return useQuery({
    queryKey: ['solicitudes', 'estados'],
    queryFn: ({ signal }) =>
      api.call<typeof listEstadosSolicitudEndpoint>(
        { method: 'GET', path: '/ntn-estados' },
        {},
        { signal, base: 'private' },
      ),
  });
}

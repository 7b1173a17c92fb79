import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Facetas, MesaEncontrada, searchContenidoEndpoint } from '../../contract/index.ts';
import type { EstadoProfunda } from '../../rules/busqueda-profunda/direccion.ts';
import { useMesasBase } from '../use-mesas-base.ts';

export interface Encontradas {
  readonly mesas: MesaEncontrada[];
  readonly total: number;
  readonly facetas: Facetas;
}

/** One page of what the deep search finds, with the facets. What was found before stays until it comes. */
export function useEncontradas(estado: EstadoProfunda): UseQueryResult<Encontradas> {
  const api = useApi();
  const base = useMesasBase();
  return useQuery({
    queryKey: ['mesas', 'profunda', { base }, estado],
    queryFn: ({ signal }) =>
      api.call<typeof searchContenidoEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/buscar' },
        { body: toBody(estado) },
        { signal, base },
      ),
    placeholderData: (previous) => previous,
  });
}

function toBody(estado: EstadoProfunda) {
  return { ...toBodyCompleto(estado), pagina: estado.pagina, tamano: estado.tamano };
}

/** What is searched, whatever the page. */
export function toBodyCompleto({ filtro, texto, sector, anio, fuente, orden }: EstadoProfunda) {
  return {
    texto,
    nombre: filtro.nombre,
    estado: filtro.estado,
    admEntidadLider: filtro.entidad,
    admUsuarioId: filtro.consultor,
    servicioMesa: filtro.servicio,
    estadoServicio: filtro.estadoServicio,
    sectorLider: sector,
    anioUltimaReunion: anio,
    fuente,
    orden,
  };
}

import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { MesaRow, searchMesasEndpoint } from '../../contract/index.ts';
import type { BusquedaMesas, FiltroBusqueda } from '../../rules/busqueda/busqueda-mesas.ts';
import { useMesasBase } from '../use-mesas-base.ts';

export interface PaginaDeMesas {
  readonly mesasInteroperabilidad: MesaRow[];
  readonly total: number;
}

/** One page of the mesas that satisfy the search; asks nothing before the first Consultar. */
export function useResultados(busqueda: BusquedaMesas): UseQueryResult<PaginaDeMesas> {
  const api = useApi();
  const base = useMesasBase();
  const { filtro, pagina, tamano, orden, descendente } = busqueda;
  return useQuery({
    queryKey: ['mesas', 'busqueda', { base }, filtro, { pagina, tamano, orden, descendente }],
    queryFn: ({ signal }) =>
      api.call<typeof searchMesasEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/listar' },
        { body: { ...toBody(filtro), pagina, tamano, ordenarPor: orden, descendente } },
        { signal, base },
      ),
    enabled: busqueda.consultada,
    // Another page or order of the same filter: the rows stay until the next ones arrive.
    placeholderData: (previous, query) =>
      JSON.stringify(query?.queryKey[3]) === JSON.stringify(filtro) ? previous : undefined,
  });
}

/** Filter as the call names it; what filters nothing is left out. */
export function toBody({ nombre, estado, entidad, consultor, servicio, estadoServicio }: FiltroBusqueda) {
  return {
    ...(nombre === '' ? {} : { nombre }),
    ...(estado === null ? {} : { estado }),
    ...(entidad === null ? {} : { admEntidadLider: entidad }),
    ...(consultor === null ? {} : { admUsuarioId: consultor }),
    ...(servicio === null ? {} : { servicioMesa: servicio }),
    ...(estadoServicio === null ? {} : { estadoServicio }),
  };
}

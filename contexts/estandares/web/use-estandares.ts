import { useApi } from '@marco/web-kit/api-client';
import { toOrden } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  DetalleEstandar,
  getEstandarEndpoint,
  listOpcionesEstandarEndpoint,
  searchEstandaresEndpoint,
} from '../contract/index.ts';
import type { ConsultaEstandares } from '../rules/consulta-estandares.ts';

/** Key of the answers about one standard. */
export function toDetalleKey(id: number) {
  return ['estandares', 'detalle', id] as const;
}

/** Filters as the calls name them. */
export function toFiltro({ filtro: { organismo, ...rest }, estado }: ConsultaEstandares) {
  return { ...rest, organismo: organismo || null, estado };
}

/** One page of the standards; its rows stay until those of the next page arrive. */
export function useEstandares(consulta: ConsultaEstandares) {
  const api = useApi();
  const { pagina, tamano } = consulta;
  const body = { ...toFiltro(consulta), ...toOrden(consulta), pagina, tamano };
  return useQuery({
    queryKey: ['estandares', 'listar', body],
    queryFn: ({ signal }) =>
      api.call<typeof searchEstandaresEndpoint>(
        { method: 'POST', path: '/estandares/listar' },
        { body },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

/** What the filters and the form offer. */
export function useOpciones() {
  const api = useApi();
  return useQuery({
    queryKey: ['estandares', 'opciones'],
    queryFn: ({ signal }) =>
      api.call<typeof listOpcionesEstandarEndpoint>(
        { method: 'GET', path: '/estandares/opciones' },
        {},
        { signal, base: 'private' },
      ),
  });
}
export type OpcionesEstandar = NonNullable<ReturnType<typeof useOpciones>['data']>;

/** One standard with what may be done with it. */
export function useEstandar(id: number): UseQueryResult<DetalleEstandar> {
  const api = useApi();
  return useQuery({
    queryKey: toDetalleKey(id),
    queryFn: ({ signal }) =>
      api.call<typeof getEstandarEndpoint>(
        { method: 'GET', path: '/estandares/{id}' },
        { params: { id } },
        { signal, base: 'private' },
      ),
  });
}

import type { Decision } from '@marco/contract-kit';
import { useApi } from '@marco/web-kit/api-client';
import { toOrden } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { FilaEntidad, searchEntidadesEndpoint } from '../../contract/index.ts';
import type { ConsultaEntidades } from '../../rules/entidades/consulta-entidades.ts';

interface EntidadesHalladas {
  readonly entidades: FilaEntidad[];
  readonly total: number;
  readonly estados: { readonly activas: number; readonly inactivas: number };
  readonly permisos: { readonly crear: Decision };
}

/** Filters as the calls name them. */
export function toFiltro({ filtro, estado }: ConsultaEntidades) {
  return {
    ...filtro,
    sectorId: filtro.sectorId,
    ordenId: filtro.ordenId,
    activa: estado === null ? null : estado === 'activa',
  };
}

/** One page of the entities; the rows stay until those of the next page or filter arrive. */
export function useEntidades(consulta: ConsultaEntidades): UseQueryResult<EntidadesHalladas> {
  const api = useApi();
  const { pagina, tamano } = consulta;
  return useQuery({
    queryKey: ['entidades', 'listar', consulta],
    queryFn: ({ signal }) =>
      api.call<typeof searchEntidadesEndpoint>(
        { method: 'POST', path: '/entidad/listar' },
        { body: { ...toFiltro(consulta), ...toOrden(consulta), pagina, tamano } },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

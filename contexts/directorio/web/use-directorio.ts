import { useApi } from '@marco/web-kit/api-client';
import type { ComboboxItem } from '@marco/web-kit/combobox';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  CadenasDirectorio,
  computeFacetasDirectorioEndpoint,
  DatoDirectorio,
  FacetasDirectorio,
  ResultadoDirectorio,
  searchCadenasEndpoint,
  searchDirectorioEndpoint,
} from '../contract/index.ts';
import { type ConsultaDirectorio, toFiltro } from '../rules/consulta-directorio.ts';
import { useBase } from './use-base.ts';

/** One page of the directory. The results before stay until the new ones arrive. */
export function useResultadoDirectorio(consulta: ConsultaDirectorio): UseQueryResult<ResultadoDirectorio> {
  const api = useApi();
  const base = useBase();
  const { orden, pagina, tamano } = consulta;
  const query = { ...toFiltro(consulta), orden, pagina, tamano };
  return useQuery({
    queryKey: ['directorio', base, 'busqueda', query],
    queryFn: ({ signal }) =>
      api.call<typeof searchDirectorioEndpoint>(
        { method: 'GET', path: '/directorio' },
        { query },
        { signal, base },
      ),
    placeholderData: (previous) => previous,
  });
}

/** How many servicios each value of each facet would leave. */
export function useFacetasDirectorio(consulta: ConsultaDirectorio): UseQueryResult<FacetasDirectorio> {
  const api = useApi();
  const base = useBase();
  const query = toFiltro(consulta);
  return useQuery({
    queryKey: ['directorio', base, 'facetas', query],
    queryFn: ({ signal }) =>
      api.call<typeof computeFacetasDirectorioEndpoint>(
        { method: 'GET', path: '/directorio/facetas' },
        { query },
        { signal, base },
      ),
    placeholderData: (previous) => previous,
  });
}

/** The chains that lead from what one has to what one needs; asked for only where something is needed. */
export function useCadenas({ tengo, necesito }: ConsultaDirectorio): UseQueryResult<CadenasDirectorio> {
  const api = useApi();
  const base = useBase();
  return useQuery({
    queryKey: ['directorio', base, 'cadenas', tengo, necesito],
    queryFn: ({ signal }) =>
      api.call<typeof searchCadenasEndpoint>(
        { method: 'GET', path: '/directorio/cadenas' },
        { query: { tengo: tengo.join(','), necesito: necesito.join(',') } },
        { signal, base },
      ),
    enabled: necesito.length > 0,
  });
}

/** Names of data that were seen: the address says their keys alone. */
export function useNombresDato(seen: readonly DatoDirectorio[]) {
  const [known] = useState(() => new Map<number, string>());
  for (const { elementoId, nombre } of seen) known.set(elementoId, nombre);
  return {
    toItems: (ids: readonly number[]): ComboboxItem[] =>
      ids.map((id) => ({ id, label: known.get(id) ?? `Dato n.º ${id}` })),
    keep: (items: readonly ComboboxItem[]) => {
      for (const { id, label } of items) known.set(Number(id), label);
    },
  };
}

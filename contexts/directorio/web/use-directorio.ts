import { useApi } from '@marco/web-kit/api-client';
import type { ComboboxItem, LoadItems } from '@marco/web-kit/combobox';
import { formatNumber } from '@marco/web-kit/format';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  CadenasDirectorio,
  computeFacetasDirectorioEndpoint,
  DatoDirectorio,
  FacetasDirectorio,
  findDatosDirectorioEndpoint,
  ResultadoDirectorio,
  SugerenciaDato,
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

/** Data of the common language by what is written; each says how many servicios deliver it or ask for it. */
export function useSugerenciasDato(present: (dato: SugerenciaDato) => string): LoadItems {
  const api = useApi();
  const base = useBase();
  return async (keyword, signal) => {
    const found = await api.call<typeof findDatosDirectorioEndpoint>(
      { method: 'GET', path: '/directorio/datos' },
      { query: { keyword } },
      { signal, base, quiet: true },
    );
    return found.map((dato) => ({
      id: dato.elementoId,
      label: dato.nombre,
      description: `${dato.identificador} · ${present(dato)}`,
    }));
  };
}

/** How many servicios deliver a datum, as a suggestion says it. */
export function presentEntregan({ entregan }: SugerenciaDato): string {
  if (entregan === 0) return 'ningún servicio lo entrega';
  return entregan === 1 ? 'lo entrega 1 servicio' : `lo entregan ${formatNumber(entregan)} servicios`;
}

/** How many servicios ask for a datum. */
export function presentPiden({ piden }: SugerenciaDato): string {
  if (piden === 0) return 'ningún servicio lo pide';
  return piden === 1 ? 'lo pide 1 servicio' : `lo piden ${formatNumber(piden)} servicios`;
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

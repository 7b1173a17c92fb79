import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import { isExportacionAbierta } from '../../contract/exportaciones.terms.ts';
import type { listExportacionesEndpoint } from '../../contract/index.ts';

export const EXPORTACIONES_KEY = ['exportaciones'] as const;

/** Time between two looks while something is under way. */
const LOOK_MS = 2000;

/** The person's own, kept up to date while one of them moves. */
export function useExportaciones() {
  const api = useApi();
  return useQuery({
    queryKey: EXPORTACIONES_KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listExportacionesEndpoint>({ method: 'GET', path: '/exportaciones' }, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ estado }) => isExportacionAbierta(estado)) ? LOOK_MS : false,
  });
}

import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  closeVistaReporteEndpoint,
  getVistaReporteEndpoint,
  listVistasReportesEndpoint,
} from '../../contract/index.ts';

export const VISTAS_KEY = ['reportes', 'vistas'];

/** The views of the person and those shared with them. */
export function useVistas() {
  const api = useApi();
  return useQuery({
    queryKey: VISTAS_KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listVistasReportesEndpoint>(
        { method: 'GET', path: '/vistas-reportes' },
        {},
        { signal, base: 'private' },
      ),
  });
}

/** The view an address names; nothing is asked without one. */
export function useVista(id: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: [...VISTAS_KEY, id],
    queryFn: ({ signal }) =>
      api.call<typeof getVistaReporteEndpoint>(
        { method: 'GET', path: '/vistas-reportes/{id}' },
        { params: { id: id ?? '' } },
        { signal, base: 'private' },
      ),
    enabled: id !== null,
  });
}

/** Deletes a view; what was done, and what failed, is told in a banner. */
export function useBorrado(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  return useMutation({
    mutationFn: (id: string) =>
      api.call<typeof closeVistaReporteEndpoint>(
        { method: 'DELETE', path: '/vistas-reportes/{id}' },
        { params: { id } },
      ),
    onSuccess: async ({ nombre }) => {
      await queries.invalidateQueries({ queryKey: VISTAS_KEY });
      banner.success(`La vista «${nombre}» se borró.`);
      onDone();
    },
    onError: (error: unknown) => banner.error(errorMessage(error)),
  });
}

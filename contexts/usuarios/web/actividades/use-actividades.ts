import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccionActividad, DIAS_POSPONER } from '../../contract/actividad.terms.ts';
import type { Actividad, listActividadesEndpoint, updateActividadEndpoint } from '../../contract/index.ts';
import { CLAVE_INICIO } from '../widgets/use-bloque.ts';

const KEY = ['usuarios', 'actividades'];

/** The tasks of the person at work. */
export function useActividades(): UseQueryResult<Actividad[]> {
  const api = useApi();
  return useQuery<Actividad[]>({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listActividadesEndpoint>(
        { method: 'GET', path: '/actividades/listarActividades' },
        {},
        { signal },
      ),
    // Tasks change through the work of other people, so they are read again.
    staleTime: 0,
  });
}

export interface CambioActividad {
  readonly codigo: string;
  readonly accion: AccionActividad;
  readonly dias?: (typeof DIAS_POSPONER)[number];
}

/** Tells what the person says of a task; a failure shows in a banner and nothing changes. */
export function useUpdateActividad() {
  const api = useApi();
  const banner = useBanner();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (cambio: CambioActividad) =>
      api.call<typeof updateActividadEndpoint>(
        { method: 'POST', path: '/actividades/Update' },
        { body: cambio },
      ),
    onSuccess: (actividades) => {
      queries.setQueryData(KEY, actividades);
      return queries.invalidateQueries({ queryKey: CLAVE_INICIO });
    },
    onError: (error) => {
      banner.error(errorMessage(error));
      // The task may no longer exist, so the list is read again.
      void queries.invalidateQueries({ queryKey: KEY });
      void queries.invalidateQueries({ queryKey: CLAVE_INICIO });
    },
  });
}

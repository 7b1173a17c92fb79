import { useApi } from '@marco/web-kit/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  closeOtrasSesionesEndpoint,
  closeSesionEndpoint,
  listSesionesEndpoint,
  Sesion,
} from '../../contract/index.ts';

const KEY = ['acceso', 'sesiones'];

/** The open sessions of the person. */
export function useSesiones() {
  const api = useApi();
  return useQuery<Sesion[]>({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listSesionesEndpoint>({ method: 'GET', path: '/sesiones' }, {}, { signal }),
  });
}

/** Closes one session of the person, or with null all but this one; the list is read again either way. */
export function useCloseSesiones() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation<unknown, Error, Sesion['id'] | null>({
    mutationFn: (id) =>
      id === null
        ? api.call<typeof closeOtrasSesionesEndpoint>({ method: 'POST', path: '/sesiones/cerrar-otras' }, {})
        : api.call<typeof closeSesionEndpoint>(
            { method: 'POST', path: '/sesiones/cerrar' },
            { body: { id } },
          ),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

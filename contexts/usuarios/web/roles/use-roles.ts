import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { listPermisosEndpoint } from '../../contract/index.ts';

/** Everything asked about roles, so that a change makes all of it be asked again. */
export const ROLES_KEY = ['roles'] as const;

/** Roles, parts of the menu and who may do what. */
export function useMatriz() {
  const api = useApi();
  return useQuery({
    queryKey: [...ROLES_KEY, 'matriz'],
    queryFn: ({ signal }) =>
      api.call<typeof listPermisosEndpoint>({ method: 'GET', path: '/administrar-roles' }, {}, { signal }),
  });
}

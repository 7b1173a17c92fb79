import { useApi } from '@marco/web-kit/api-client';
import { toOrden } from '@marco/web-kit/list-search';
import { useQuery } from '@tanstack/react-query';
import type {
  getUsuarioEndpoint,
  listRolesAsignablesEndpoint,
  searchUsuariosEndpoint,
} from '../../contract/index.ts';
import type { BusquedaUsuarios } from '../../rules/usuarios/busqueda-usuarios.ts';

/** Everything asked about users, so that a decision makes all of it be asked again. */
export const USUARIOS_KEY = ['usuarios'] as const;

/** Filters as the calls name them. */
export function toFiltro({ texto, entidad, rol, estado }: BusquedaUsuarios) {
  return { texto, entidadId: entidad, rolId: rol, estado };
}

/** One page of the users that satisfy the search. */
export function useUsuarios(busqueda: BusquedaUsuarios) {
  const api = useApi();
  const { pagina, tamano } = busqueda;
  return useQuery({
    queryKey: [...USUARIOS_KEY, 'busqueda', busqueda],
    queryFn: ({ signal }) =>
      api.call<typeof searchUsuariosEndpoint>(
        { method: 'POST', path: '/usuarios/getUsuariosByFilter' },
        { body: { ...toFiltro(busqueda), ...toOrden(busqueda), pagina, tamano } },
        { signal },
      ),
    // The rows stay until the next ones arrive.
    placeholderData: (previous) => previous,
  });
}

/** A user with their entidades. */
export function useUsuario(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...USUARIOS_KEY, 'detalle', id],
    queryFn: ({ signal }) =>
      api.call<typeof getUsuarioEndpoint>(
        { method: 'GET', path: '/usuarios/{id}' },
        { params: { id: String(id) } },
        { signal },
      ),
  });
}

/**
 * Roles that can be given.
 *
 * @param entidadId only those that fit it; null for all
 */
export function useRolesAsignables(entidadId: number | null) {
  const api = useApi();
  return useQuery({
    queryKey: [...USUARIOS_KEY, 'roles', entidadId],
    queryFn: ({ signal }) =>
      api.call<typeof listRolesAsignablesEndpoint>(
        { method: 'GET', path: '/usuarios/rolesAsignables' },
        { query: entidadId === null ? {} : { entidadId: String(entidadId) } },
        { signal },
      ),
  });
}

import type { listEstadosServicioEndpoint, listServiciosEndpoint } from '@marco/servicios/contract';
import type { listUsuariosMinisterioEndpoint } from '@marco/usuarios/contract';
import { type ApiClient, type CallOptions, useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ListasBusqueda } from '../../rules/busqueda/busqueda-guardada.ts';
import { useMesasBase } from '../use-mesas-base.ts';

/** The lists of the form, each with its own state: one may fail without the others (ERR-02). */
export type Listas = {
  readonly [Lista in keyof ListasBusqueda]: UseQueryResult<ListasBusqueda[Lista]>;
};

/**
 * Services, states and ministry users, asked together when the home opens (API-20).
 *
 * @param guardadas lists stored with the search: shown at once while the current ones come
 */
export function useListasBusqueda(guardadas: ListasBusqueda | null): Listas {
  return {
    servicios: useLista(
      'servicios',
      (api, options) =>
        api.call<typeof listServiciosEndpoint>({ method: 'GET', path: '/servicios' }, {}, options),
      guardadas,
    ),
    estadosServicio: useLista(
      'estadosServicio',
      (api, options) =>
        api.call<typeof listEstadosServicioEndpoint>(
          { method: 'GET', path: '/estados-servicio' },
          {},
          options,
        ),
      guardadas,
    ),
    usuarios: useLista(
      'usuarios',
      (api, options) =>
        api.call<typeof listUsuariosMinisterioEndpoint>(
          { method: 'GET', path: '/usuarios/mintic' },
          {},
          options,
        ),
      guardadas,
    ),
  };
}

function useLista<Nombre extends keyof ListasBusqueda>(
  nombre: Nombre,
  load: (api: ApiClient, options: CallOptions) => Promise<ListasBusqueda[Nombre]>,
  guardadas: ListasBusqueda | null,
): UseQueryResult<ListasBusqueda[Nombre]> {
  const api = useApi();
  const base = useMesasBase();
  return useQuery<ListasBusqueda[Nombre]>({
    queryKey: ['mesas', 'listas', nombre, { base }],
    queryFn: ({ signal }) => load(api, { signal, base }),
    initialData: () => guardadas?.[nombre],
    initialDataUpdatedAt: 0,
  });
}

/** The three lists together, to be stored with the search; null while one is missing. */
export function toListas({ servicios, estadosServicio, usuarios }: Listas): ListasBusqueda | null {
  if (!servicios.data || !estadosServicio.data || !usuarios.data) return null;
  return { servicios: servicios.data, estadosServicio: estadosServicio.data, usuarios: usuarios.data };
}

import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  Conexion,
  computeConexionEndpoint,
  computeVeredictosServicioEndpoint,
  FichaServicio,
  getFichaServicioEndpoint,
  getFichaVersionEndpoint,
  VeredictoDeVersion,
} from '../../contract/index.ts';
import { useBase } from '../use-base.ts';

/** Which page an address asks for. */
export interface FichaPedida {
  readonly entidad: string;
  readonly servicio: string;
  readonly version: string | undefined;
}

/** The page of a servicio, or of one of its versions. */
export function useFicha({ entidad, servicio, version }: FichaPedida): UseQueryResult<FichaServicio> {
  const api = useApi();
  const base = useBase();
  return useQuery({
    queryKey: ['directorio', base, 'ficha', entidad, servicio, version ?? null],
    queryFn: ({ signal }) =>
      version === undefined
        ? api.call<typeof getFichaServicioEndpoint>(
            { method: 'GET', path: '/directorio/{entidad}/{servicio}' },
            { params: { entidad, servicio } },
            { signal, base },
          )
        : api.call<typeof getFichaVersionEndpoint>(
            { method: 'GET', path: '/directorio/{entidad}/{servicio}/{version}' },
            { params: { entidad, servicio, version } },
            { signal, base },
          ),
  });
}

/** How who reads connects: a visitor, or the entidad of the session. */
export function useConexion(servicioId: number): UseQueryResult<Conexion> {
  const api = useApi();
  const base = useBase();
  return useQuery({
    queryKey: ['directorio', base, 'conexion', servicioId],
    queryFn: ({ signal }) =>
      api.call<typeof computeConexionEndpoint>(
        { method: 'GET', path: '/directorio/{id}/conectarse' },
        { params: { id: String(servicioId) } },
        { signal, base },
      ),
  });
}

/** What each version does to those who use the one it changes; not asked where none changes another one. */
export function useVeredictos(servicioId: number, hasCambios: boolean): UseQueryResult<VeredictoDeVersion[]> {
  const api = useApi();
  const base = useBase();
  return useQuery({
    queryKey: ['directorio', base, 'veredictos', servicioId],
    queryFn: ({ signal }) =>
      api.call<typeof computeVeredictosServicioEndpoint>(
        { method: 'GET', path: '/directorio/veredictos' },
        { query: { servicio: String(servicioId) } },
        { signal, base, quiet: true },
      ),
    enabled: hasCambios,
  });
}

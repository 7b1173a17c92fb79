import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { listEntidadesEndpoint, SugerenciaEntidad } from '../../contract/index.ts';

/**
 * The active entidad of an id that came without its name (a shared address).
 *
 * @param id null asks for nothing
 * @returns null while it is not known
 */
export function useEntidad(id: number | null): SugerenciaEntidad | null {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['entidades', 'lista'],
    queryFn: ({ signal }) =>
      api.call<typeof listEntidadesEndpoint>(
        { method: 'GET', path: '/entidades' },
        { query: {} },
        { signal, base: 'public' },
      ),
    enabled: id !== null,
  });
  return data?.find((entidad) => entidad.id === id) ?? null;
}

import { useSession } from '@marco/acceso/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getDatosGeneralesEndpoint, getMiEntidadEndpoint } from '../../contract/index.ts';

/** The page, the same for everybody. */
export function useDatosGenerales() {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'datos-generales'],
    queryFn: ({ signal }) =>
      api.call<typeof getDatosGeneralesEndpoint>(
        { method: 'GET', path: '/datos-generales' },
        {},
        { signal, base: 'public' },
      ),
  });
}

/** Whether the session works for an entidad, which the page then begins with. */
export function useHasEntidad(): boolean {
  return Boolean(useSession()?.usuario);
}

/** The entidad of the session; not asked for without one. */
export function useMiEntidad() {
  const api = useApi();
  const enabled = useHasEntidad();
  return useQuery({
    queryKey: ['reportes', 'mi-entidad'],
    queryFn: ({ signal }) =>
      api.call<typeof getMiEntidadEndpoint>(
        { method: 'GET', path: '/datos-generales/mi-entidad' },
        {},
        { signal, base: 'private' },
      ),
    enabled,
  });
}

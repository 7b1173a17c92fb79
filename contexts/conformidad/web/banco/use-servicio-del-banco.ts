import { useSession } from '@marco/acceso/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getServicioDelBancoEndpoint, ServicioDelBanco } from '../../contract/index.ts';
import type { ComparadoBanco } from './use-banco.ts';

/** The name of the servicio an address of the banco says, and the version a contract is compared with. */
export function useServicioDelBanco({ servicio, version }: ComparadoBanco) {
  const api = useApi();
  const base = useSession()?.usuario ? 'private' : 'public';
  return useQuery<ServicioDelBanco>({
    queryKey: ['banco-conformidad', 'servicio', servicio, version],
    enabled: servicio !== null,
    queryFn: ({ signal }) =>
      api.call<typeof getServicioDelBancoEndpoint>(
        { method: 'GET', path: '/banco-conformidad/servicios/{id}' },
        { params: { id: String(servicio) }, query: version === null ? {} : { version: String(version) } },
        { signal, base },
      ),
  });
}

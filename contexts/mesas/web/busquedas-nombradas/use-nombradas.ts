import { type ApiClient, type CallOptions, useApi } from '@marco/web-kit/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  BusquedaNombrada,
  createBusquedaNombradaEndpoint,
  deleteBusquedaNombradaEndpoint,
  listBusquedasNombradasEndpoint,
  updateBusquedaNombradaEndpoint,
} from '../../contract/index.ts';

interface Nombradas {
  readonly busquedas: BusquedaNombrada[];
}

const KEY = ['mesas', 'busquedas-nombradas'];
const BASE = '/mesaInteroperabilidad/busquedas';
const ONE = '/mesaInteroperabilidad/busquedas/{id}';

/** The searches the person keeps, and the ways to change them; each change answers what there is after it. */
export function useNombradas() {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery<Nombradas>({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listBusquedasNombradasEndpoint>(
        { method: 'GET', path: BASE },
        {},
        { signal, base: 'private' },
      ),
  });

  async function change(run: (client: ApiClient, options: CallOptions) => Promise<Nombradas>): Promise<void> {
    queries.setQueryData(KEY, await run(api, { base: 'private' }));
  }

  return {
    query,
    /** @param idempotencyKey the same when the same is sent again */
    create: (body: { readonly nombre: string; readonly consulta: string }, idempotencyKey: string) =>
      change((client, options) =>
        client.call<typeof createBusquedaNombradaEndpoint>(
          { method: 'POST', path: BASE },
          { body },
          { ...options, idempotencyKey },
        ),
      ),
    rename: (id: number, nombre: string) =>
      change((client, options) =>
        client.call<typeof updateBusquedaNombradaEndpoint>(
          { method: 'PUT', path: ONE },
          { params: { id: String(id) }, body: { nombre } },
          options,
        ),
      ),
    remove: (id: number) =>
      change((client, options) =>
        client.call<typeof deleteBusquedaNombradaEndpoint>(
          { method: 'DELETE', path: ONE },
          { params: { id: String(id) } },
          options,
        ),
      ),
  };
}

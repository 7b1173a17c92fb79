import type { ApiIndex, OperationDescription } from '@marco/contract-kit/api-description';
import { type ApiClient, readAnswer, useApi } from '@marco/web-kit/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The description changes with a release alone. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY };

/** Its parts are technical addresses, which no contract has. */
async function read(api: ApiClient, path: string, signal: AbortSignal): Promise<unknown> {
  const { url, fetch } = api.prepare(path, {}, { base: 'private' });
  const response = await fetch(url, { signal });
  return readAnswer(response, await response.text());
}

/** Every operation by its group. */
export function useApiIndex() {
  const api = useApi();
  return useQuery({
    queryKey: ['api', 'indice'],
    queryFn: async ({ signal }) => (await read(api, '/openapi/indice.json', signal)) as ApiIndex,
    ...KEPT,
  });
}

/** All of one operation; the one before stays until it is there. */
export function useOperation(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['api', 'operacion', id],
    queryFn: async ({ signal }) =>
      (await read(api, `/openapi/operaciones/${encodeURIComponent(id)}`, signal)) as OperationDescription,
    placeholderData: keepPreviousData,
    ...KEPT,
  });
}

import { useSession } from '@marco/acceso/widgets';
import { startDownload } from '@marco/archivos/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { getInformeEndpoint, InformeConSello } from '../../contract/index.ts';

const useBase = () => (useSession()?.usuario ? 'private' : 'public');

/** A report that is kept, as who looks may read it. */
export function useInforme(id: string): UseQueryResult<InformeConSello> {
  const api = useApi();
  const base = useBase();
  return useQuery({
    queryKey: ['informes', base, id],
    queryFn: ({ signal }) =>
      api.call<typeof getInformeEndpoint>(
        { method: 'GET', path: '/informes/{id}' },
        { params: { id }, query: {} },
        { signal, base },
      ),
  });
}

/** Takes along the document of a report: the bytes its digest in a certificate is of. */
export function useDocumento(id: string) {
  const api = useApi();
  const base = useBase();
  const [error, setError] = useState<unknown>(null);
  async function download(): Promise<void> {
    setError(null);
    try {
      const { url, headers, fetch } = api.prepare(
        `/informes/${id}`,
        { query: { formato: 'documento' } },
        { base },
      );
      const response = await fetch(url, { headers });
      if (!response.ok) throw new Error(`The document was answered with ${response.status}.`);
      startDownload(await response.blob(), `informe-${id}.json`);
    } catch (cause) {
      setError(cause);
    }
  }
  return { download, error };
}

import { useSession } from '@marco/acceso/widgets';
import { startDownload } from '@marco/archivos/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { getInformeEndpoint, InformeConSello } from '../../contract/index.ts';

const useBase = () => (useSession()?.usuario ? 'private' : 'public');

/** A report that is kept, as the person who looks may read it. */
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

type FormatoInforme = 'documento' | 'pdf';
const EXTENSIONES: Readonly<Record<FormatoInforme, string>> = { documento: 'json', pdf: 'pdf' };

/** Takes along a report: its document, the bytes its digest in a certificate is of, or a PDF of it. */
export function useDocumento(id: string) {
  const api = useApi();
  const base = useBase();
  const [error, setError] = useState<unknown>(null);
  const [preparing, setPreparing] = useState<FormatoInforme | null>(null);
  async function download(formato: FormatoInforme): Promise<void> {
    setError(null);
    setPreparing(formato);
    try {
      const { url, headers, fetch } = api.prepare(`/informes/${id}`, { query: { formato } }, { base });
      const response = await fetch(url, { headers });
      if (!response.ok) throw new Error(`The document was answered with ${response.status}.`);
      startDownload(await response.blob(), `informe-${id}.${EXTENSIONES[formato]}`);
    } catch (cause) {
      setError(cause);
    } finally {
      setPreparing(null);
    }
  }
  return { download, preparing, error };
}

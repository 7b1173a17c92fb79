import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CertificadoPublico, getCertificadoEndpoint } from '../../contract/index.ts';

/** A certificate by its code, as everybody reads it. */
export function useCertificado(codigo: string): UseQueryResult<CertificadoPublico> {
  const api = useApi();
  return useQuery({
    queryKey: ['certificados', 'publico', codigo],
    queryFn: ({ signal }) =>
      api.call<typeof getCertificadoEndpoint>(
        { method: 'GET', path: '/certificados/{codigo}' },
        { params: { codigo }, query: {} },
        { signal, base: 'public', headers: { accept: 'application/json' } },
      ),
  });
}

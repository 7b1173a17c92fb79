import type { listTiposIdentificacionEndpoint } from '@marco/parametros/contract';
import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';

/** The identification type whose sigla is the claim's (specification §3 'Registration payload'). */
export function useTipoIdentificacion(sigla: string) {
  const api = useApi();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['parametros', 'tipos-identificacion'],
    queryFn: ({ signal }) =>
      api.call<typeof listTiposIdentificacionEndpoint>(
        { method: 'GET', path: '/adm-tipo-identificacions' },
        {},
        { signal, base: 'public' },
      ),
  });
  const tipo = data?.find((candidate) => candidate.sigla === sigla);
  return { tipo, isUnknown: data !== undefined && !tipo, isError, isFetching, retry: () => void refetch() };
}

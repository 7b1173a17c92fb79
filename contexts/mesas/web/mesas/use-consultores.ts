import type { listUsuariosMinisterioEndpoint } from '@marco/usuarios/contract';
import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Somebody who may be the main consultant of a mesa. */
export interface Consultor {
  readonly id: number;
  readonly nombre: string;
  readonly email: string;
}

/** Active users of the ministry (MESA-13). */
export function useConsultores(): UseQueryResult<Consultor[]> {
  const api = useApi();
  return useQuery<Consultor[]>({
    queryKey: ['mesas', 'consultores'],
    queryFn: ({ signal }) =>
      api.call<typeof listUsuariosMinisterioEndpoint>(
        { method: 'GET', path: '/usuarios/mintic' },
        {},
        { signal, base: 'private' },
      ),
  });
}

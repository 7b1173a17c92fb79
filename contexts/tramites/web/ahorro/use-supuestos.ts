import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { listSupuestosEndpoint } from '../../contract/index.ts';
import { useBase } from '../use-base.ts';

const SUPUESTOS_KEY = ['tramites', 'supuestos'] as const;

/** The assumptions of the savings with their sources. */
export function useSupuestos() {
  const api = useApi();
  const base = useBase();
  return useQuery({
    queryKey: [...SUPUESTOS_KEY, base],
    queryFn: ({ signal }) =>
      api.call<typeof listSupuestosEndpoint>(
        { method: 'GET', path: '/ahorro/supuestos' },
        {},
        { signal, base },
      ),
  });
}

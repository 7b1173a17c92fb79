import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DemandaDeDato, listDemandasEndpoint } from '../../contract/index.ts';
import { useBase } from '../use-base.ts';

/** A page of the data that are asked for, those most entidades need first. */
interface PaginaDemandas {
  readonly demandas: DemandaDeDato[];
  readonly total: number;
}

interface PaginaPedida {
  readonly pagina: number;
  readonly tamano: number;
}

/** One page of the data that are asked for. The page before stays until the new one arrives. */
export function useDemandas(
  { pagina, tamano }: PaginaPedida,
  isWanted = true,
): UseQueryResult<PaginaDemandas> {
  const api = useApi();
  const base = useBase();
  return useQuery({
    queryKey: ['directorio', base, 'demandas', pagina, tamano],
    queryFn: ({ signal }) =>
      api.call<typeof listDemandasEndpoint>(
        { method: 'GET', path: '/directorio/demandas' },
        { query: { pagina, tamano } },
        { signal, base },
      ),
    placeholderData: (previous) => previous,
    enabled: isWanted,
  });
}

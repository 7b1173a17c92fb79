import { useApi } from '@marco/web-kit/api-client';
import { DEFAULT_TABLE_STATE } from '@marco/web-kit/data-table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { listServiciosElementoEndpoint } from '../../contract/index.ts';

/** What is read again after a change of what services carry. */
export const SERVICIOS_DE_ELEMENTO = ['servicios', 'elemento'] as const;

/** Services that use an element, page by page. */
export function useServiciosElemento(elementoId: number) {
  const api = useApi();
  const [state, setState] = useState(DEFAULT_TABLE_STATE);
  const page = { pagina: state.page, tamano: state.size };
  const query = useQuery({
    queryKey: [...SERVICIOS_DE_ELEMENTO, elementoId, page],
    queryFn: ({ signal }) =>
      api.call<typeof listServiciosElementoEndpoint>(
        { method: 'POST', path: '/servicios/elemento' },
        { body: { elementoId, ...page } },
        { signal },
      ),
    placeholderData: (previous) => previous,
  });
  return { ...query, state, setState };
}

import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DetalleTramite, getTramiteEndpoint, searchTramitesEndpoint } from '../contract/index.ts';
import type { ConsultaTramites } from '../rules/consulta-tramites.ts';
import { useBase } from './use-base.ts';

/** Key of the answers about one trámite. */
export function toTramiteKey(codigo: string) {
  return ['tramites', 'detalle', codigo] as const;
}

/** One page of the trámites; its rows stay until those of the next page arrive. */
export function useTramites({ filtro, pagina, tamano }: ConsultaTramites) {
  const api = useApi();
  const base = useBase();
  const query = {
    ...(filtro.texto === '' ? {} : { texto: filtro.texto }),
    ...(filtro.entidad === null ? {} : { entidad: String(filtro.entidad) }),
    pagina: String(pagina),
    tamano,
  };
  return useQuery({
    queryKey: ['tramites', 'lista', base, query],
    queryFn: ({ signal }) =>
      api.call<typeof searchTramitesEndpoint>(
        { method: 'GET', path: '/tramites' },
        { query },
        { signal, base },
      ),
    placeholderData: (previous) => previous,
  });
}

/** One trámite with the verdict of each paper. */
export function useTramite(codigo: string): UseQueryResult<DetalleTramite> {
  const api = useApi();
  const base = useBase();
  return useQuery({
    queryKey: [...toTramiteKey(codigo), base],
    queryFn: ({ signal }) =>
      api.call<typeof getTramiteEndpoint>(
        { method: 'GET', path: '/tramites/{codigo}' },
        { params: { codigo } },
        { signal, base },
      ),
  });
}

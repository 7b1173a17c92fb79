import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type {
  CondicionesDeServicio,
  getCondicionesEndpoint,
  getPoliticaEndpoint,
  PoliticaDeConsumo,
} from '../contract/index.ts';

export const toPoliticaKey = (versionId: number | null) => ['acuerdos', 'politica', versionId] as const;

/** On which terms a version is consumed; asked for once a version is known, and not again of who may not read it. */
export function usePolitica(versionId: number | null) {
  const api = useApi();
  return useQuery<PoliticaDeConsumo>({
    queryKey: toPoliticaKey(versionId),
    queryFn: ({ signal }) =>
      api.call<typeof getPoliticaEndpoint>(
        { method: 'GET', path: '/acuerdos/politicas/{id}' },
        { params: { id: String(versionId) } },
        { signal, base: 'private' },
      ),
    enabled: versionId !== null,
    retry: false,
  });
}

/** Whether the entidad of the person may ask for a servicio, and on which terms. */
export function useCondiciones(servicioId: number) {
  const api = useApi();
  return useQuery<CondicionesDeServicio>({
    queryKey: ['acuerdos', 'condiciones', servicioId],
    queryFn: ({ signal }) =>
      api.call<typeof getCondicionesEndpoint>(
        { method: 'GET', path: '/acuerdos/condiciones/{id}' },
        { params: { id: String(servicioId) } },
        { signal, base: 'private' },
      ),
  });
}

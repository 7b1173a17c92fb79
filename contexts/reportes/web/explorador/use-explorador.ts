import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type {
  EstadoExplorador,
  listConjuntosEndpoint,
  searchExploracionEndpoint,
} from '../../contract/index.ts';

/** The sets the person may explore. */
export function useConjuntos() {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'conjuntos'],
    queryFn: ({ signal }) =>
      api.call<typeof listConjuntosEndpoint>(
        { method: 'GET', path: '/explorador/conjuntos' },
        {},
        { signal, base: 'private' },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The groups of what is explored; those on show stay until others arrive. */
export function useExploracion(estado: EstadoExplorador) {
  const api = useApi();
  // How it is drawn asks for nothing new.
  const { dibujo: _, ...body } = estado;
  return useQuery({
    queryKey: ['reportes', 'exploracion', body],
    queryFn: ({ signal }) =>
      api.call<typeof searchExploracionEndpoint>(
        { method: 'POST', path: '/explorador' },
        { body },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => (previous?.conjunto === body.conjunto ? previous : undefined),
  });
}

/** What a dimension of a set may be filtered by: its groups, whatever else is filtered. Asked once one is chosen. */
export function useValoresDeDimension(
  { conjunto }: Pick<EstadoExplorador, 'conjunto'>,
  dimension: string,
  medida: string,
) {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'exploracion', 'valores', conjunto, dimension],
    queryFn: ({ signal }) =>
      api.call<typeof searchExploracionEndpoint>(
        { method: 'POST', path: '/explorador' },
        { body: { conjunto, dimensiones: [dimension], medidas: [medida] } },
        { signal, base: 'private' },
      ),
    enabled: dimension !== '',
  });
}

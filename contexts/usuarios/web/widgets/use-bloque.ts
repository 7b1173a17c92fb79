import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { askBloque } from './ask-bloque.ts';

/** Beginning of the keys of everything the home shows. */
export const CLAVE_INICIO = ['usuarios', 'inicio'] as const;

/**
 * A block of the home, of the type its context declares; null where it is not of the rol. What others did meanwhile
 * changes it, so it is read again each time the home opens.
 */
export function useBloque<Datos>(
  codigo: string,
  filtros?: Readonly<Record<string, string>>,
): UseQueryResult<Datos | null> {
  const api = useApi();
  return useQuery<Datos | null>({
    queryKey: [...CLAVE_INICIO, codigo, filtros],
    // The contract of the block is that of its context, on both sides of the wire.
    queryFn: async () => (await askBloque(api, codigo, filtros)) as Datos | null,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

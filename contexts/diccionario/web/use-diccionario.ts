import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ResultadoDiccionario, searchDiccionarioEndpoint } from '../contract/index.ts';
import type { EstadoDiccionario } from '../rules/direccion.ts';

/** One page of the dictionary with its facets. The results before stay until the new ones arrive. */
export function useResultadoDiccionario(estado: EstadoDiccionario): UseQueryResult<ResultadoDiccionario> {
  const api = useApi();
  return useQuery({
    queryKey: ['diccionario', 'busqueda', estado],
    // Anybody reads the dictionary: no permission of a session may narrow it.
    queryFn: ({ signal }) =>
      api.call<typeof searchDiccionarioEndpoint>(
        { method: 'POST', path: '/diccionario/buscar' },
        { body: { ...toFiltro(estado), pagina: estado.pagina, tamano: estado.tamano } },
        { signal, base: 'public' },
      ),
    placeholderData: (previous) => previous,
  });
}

/** Filters and order as the calls name them; what filters nothing is left out. */
export function toFiltro({ pagina: _, tamano: __, oid, desde, hasta, ...filtro }: EstadoDiccionario) {
  return {
    ...filtro,
    ...(oid === '' ? {} : { oid }),
    ...(desde === '' ? {} : { desde }),
    ...(hasta === '' ? {} : { hasta }),
  };
}

import { useApi } from '@marco/web-kit/api-client';
import type { TableState } from '@marco/web-kit/data-table';
import { useQuery } from '@tanstack/react-query';
import type { searchCatalogo } from '../../contract/index.ts';
import type { Catalogo } from '../../contract/terms.ts';

/** One page of a catalogue in the order and with the text of its table. */
export function useCatalogo(catalogo: Catalogo, { page, size, sort, search }: TableState) {
  const api = useApi();
  const body = {
    texto: search.text.trim() || null,
    pagina: page,
    tamano: size,
    ordenarPor: sort?.column === 'nombre' ? ('nombre' as const) : ('codigo' as const),
    descendente: sort?.direction === 'desc',
  };
  return useQuery({
    queryKey: ['entidades', 'catalogo', catalogo, body],
    queryFn: ({ signal }) =>
      api.call<typeof searchCatalogo>(
        { method: 'POST', path: '/catalogos/{catalogo}/listar' },
        { params: { catalogo }, body },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

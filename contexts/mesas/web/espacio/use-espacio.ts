import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BloqueEspacio, ClaseHecho } from '../../contract/espacio.terms.ts';
import type {
  BloqueCalendario,
  BloqueHechos,
  EspacioMesa,
  getEspacioMesaEndpoint,
} from '../../contract/index.ts';
import { toGestionKey } from '../mesas/use-gestion.ts';

const ENDPOINT = { method: 'GET', path: '/mesaInteroperabilidad/espacio/{idMesa}' } as const;

/** The workspace of a mesa, all its blocks in one call. */
export function useEspacio(idMesa: number): UseQueryResult<EspacioMesa> {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['mesas', 'espacio', idMesa],
    queryFn: async ({ signal }) => {
      const espacio = await api.call<typeof getEspacioMesaEndpoint>(
        ENDPOINT,
        { params: { idMesa: String(idMesa) }, query: {} },
        { signal, base: 'private' },
      );
      // The dialogs of the page read the mesa from here.
      queries.setQueryData(toGestionKey(idMesa), espacio.mesa);
      return espacio;
    },
    staleTime: 0,
  });
}

/** What a block shows of an answer that holds it alone. */
function readBloque<Datos>(bloques: EspacioMesa['bloques'], nombre: BloqueEspacio): Datos {
  const bloque = bloques[nombre];
  if (bloque?.estado === 'listo') return bloque.datos as Datos;
  throw new Error(bloque?.estado === 'fallo' ? bloque.mensaje : 'Esta parte no está disponible.');
}

/** Another month of the calendar of a mesa; the one that came with the page is asked for no more. */
export function useCalendario(idMesa: number, mes: string, first: BloqueCalendario) {
  const api = useApi();
  return useQuery({
    queryKey: ['mesas', 'calendario', idMesa, mes],
    enabled: mes !== first.mes,
    queryFn: async ({ signal }) => {
      const { bloques } = await api.call<typeof getEspacioMesaEndpoint>(
        ENDPOINT,
        { params: { idMesa: String(idMesa) }, query: { bloques: 'calendario', mes } },
        { signal, base: 'private' },
      );
      return readBloque<BloqueCalendario>(bloques, 'calendario');
    },
  });
}

/** The timeline of a mesa, page by page; its first page of everything came with the page. */
export function useHechos(idMesa: number, clase: ClaseHecho, first: BloqueHechos) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['mesas', 'hechos', idMesa, clase, clase === 'todo' ? first : null],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      if (clase === 'todo' && pageParam === null) return first;
      const { bloques } = await api.call<typeof getEspacioMesaEndpoint>(
        ENDPOINT,
        {
          params: { idMesa: String(idMesa) },
          query: { bloques: 'hechos', clase, ...(pageParam === null ? {} : { antesDe: pageParam }) },
        },
        { signal, base: 'private' },
      );
      return readBloque<BloqueHechos>(bloques, 'hechos');
    },
    getNextPageParam: ({ siguiente }) => siguiente,
    ...(clase === 'todo' ? { initialData: { pages: [first], pageParams: [null] } } : {}),
    placeholderData: (previous) => previous,
  });
}

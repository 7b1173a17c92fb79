import { useApi } from '@marco/web-kit/api-client';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  getTableroEndpoint,
  listCalendarioCompromisosEndpoint,
  searchColumnaEndpoint,
} from '../../contract/index.ts';
import { type ColumnaTablero, FILAS_TABLERO } from '../../contract/tablero.terms.ts';
import type { VistaCompromisos } from '../../contract/terms.ts';

/** Whose commitments, of what mesa and with what words; no `vista` is the first board of the person. */
export interface FiltroDelTablero {
  readonly vista: VistaCompromisos | null;
  readonly idMesa: number | null;
  readonly texto: string;
}

/** The numbers over the board and what it may be filtered by. */
export function useTablero(filtro: FiltroDelTablero) {
  const api = useApi();
  return useQuery({
    queryKey: ['mesas', 'tablero', filtro],
    queryFn: ({ signal }) =>
      api.call<typeof getTableroEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/compromisos/tablero' },
        { body: filtro },
        { signal, base: 'private' },
      ),
    placeholderData: keepPreviousData,
  });
}

/** A column of the board, page by page. */
export function useColumna(columna: ColumnaTablero, filtro: FiltroDelTablero) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['mesas', 'columna', columna, filtro],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call<typeof searchColumnaEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/compromisos/columna' },
        { body: { ...filtro, columna, pagina: pageParam, tamano: FILAS_TABLERO.columna } },
        { signal, base: 'private' },
      ),
    getNextPageParam: ({ total }, pages) =>
      pages.length * FILAS_TABLERO.columna < total ? pages.length + 1 : null,
    placeholderData: keepPreviousData,
  });
}

/** A month of commitments; with a day, all of that day. */
export function useCalendarioCompromisos(filtro: FiltroDelTablero, mes: string, dia: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['mesas', 'calendario-compromisos', filtro, mes, dia],
    queryFn: ({ signal }) =>
      api.call<typeof listCalendarioCompromisosEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/compromisos/calendario' },
        { body: { ...filtro, mes, dia } },
        { signal, base: 'private' },
      ),
  });
}

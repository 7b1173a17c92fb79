import { DEFAULT_TABLE_STATE, type TableState } from '@marco/web-kit/data-table';
import { useState } from 'react';
import { FILTROS_TABLERO } from '../../contract/terms.ts';
import { type PeticionTablero, useCompromisos } from './use-compromisos.ts';

/** The board of one mesa or one meeting, whose page and filter no address tells. */
export function useTableroLocal(part: Pick<PeticionTablero, 'idMesa' | 'idReunion'>) {
  const [state, setState] = useState<TableState>(DEFAULT_TABLE_STATE);
  const tablero = useCompromisos({
    ...part,
    vista: 'todos',
    idEntidad: null,
    filtro: FILTROS_TABLERO.find((filtro) => filtro === state.filters['situacion']) ?? null,
    texto: state.search.text.trim(),
    pagina: state.page,
    tamano: state.size,
  });
  return { tablero, state, setState };
}

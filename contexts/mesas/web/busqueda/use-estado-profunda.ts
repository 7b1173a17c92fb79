import { useAddressParams } from '@marco/web-kit/page';
import { useEffect } from 'react';
import { hasBusqueda } from '../../rules/busqueda/busqueda-mesas.ts';
import {
  type EstadoProfunda,
  formatProfunda,
  isProfunda,
  parseProfunda,
} from '../../rules/busqueda-profunda/direccion.ts';
import { useMesasHistory } from './mesas-history.ts';
import { toConsulta } from './to-consulta.ts';

/** Mark of the address that a detail returns to (ROUTE-17). */
const RESTORE = 'tblInterConsult';

export interface ControlProfunda {
  /** Null while the home shows its form. */
  readonly search: EstadoProfunda | null;
  /** Puts another search into the address; `replace` corrects the one that stands there. */
  readonly show: (estado: EstadoProfunda, how?: { readonly replace: boolean }) => void;
}

/**
 * The deep search on show. The address says it; one that only asks to restore takes the search the history carries,
 * when that is a deep one, and then says it too.
 */
export function useEstadoProfunda(): ControlProfunda {
  const { params, change, correct } = useAddressParams();
  const history = useMesasHistory();
  const isRestoring = params.get(RESTORE) === '1' && !hasBusqueda(params) && !isProfunda(params);
  const carried = new URLSearchParams(isRestoring ? history?.busquedaMesas : '');
  const restored = isProfunda(carried) ? parseProfunda(carried) : null;
  const query = restored && toConsulta(formatProfunda(restored));

  useEffect(() => {
    if (query) correct(`${RESTORE}=1&${query}`);
  }, [query, correct]);

  return {
    search: restored ?? (isProfunda(params) ? parseProfunda(params) : null),
    show: (estado, how) => (how?.replace ? correct : change)(toConsulta(formatProfunda(estado))),
  };
}

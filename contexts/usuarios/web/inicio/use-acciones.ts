import type { AccionDeInicio } from '../../contract/accion-inicio.terms.ts';
import { useBloque } from '../widgets/use-bloque.ts';

const NINGUNA: readonly AccionDeInicio[] = [];

/** What the person may begin from their home, nothing until it is known, and how it is read. */
export function useAcciones() {
  const query = useBloque<{ readonly acciones: readonly AccionDeInicio[] }>('acciones');
  return { acciones: query.data?.acciones ?? NINGUNA, query };
}

import type { AccionDeInicio } from '../../contract/accion-inicio.terms.ts';
import { useBloque } from './use-bloque.ts';

const NINGUNA: readonly AccionDeInicio[] = [];

/** What the person may begin from their home; nothing until it is known. */
export function useAcciones(): readonly AccionDeInicio[] {
  return useBloque<{ readonly acciones: readonly AccionDeInicio[] }>('acciones').data?.acciones ?? NINGUNA;
}

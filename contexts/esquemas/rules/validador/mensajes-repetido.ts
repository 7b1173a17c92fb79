import type { Inconsistencia } from '../../contract/validador-informe.terms.ts';
import { createInconsistencia, formatCorto } from './textos.ts';

/** A field that stands in its object more than once. */
export function explainRepetido(nombre: string): Inconsistencia {
  return createInconsistencia('unicidad', `El campo «${nombre}» está más de una vez.`, {
    esperado: 'el campo una sola vez',
    encontrado: `otro "${formatCorto(nombre)}"`,
    sugerencia: 'Deje el campo una sola vez: cada programa tomaría un valor distinto.',
  });
}

import type { ReglaValidador } from '../../contract/validador.terms.ts';
import type { Inconsistencia } from '../../contract/validador-informe.terms.ts';
import { formatCorto } from './textos.ts';

type Sugerencia = (esperado: string | null) => string;

const comoSeEspera: Sugerencia = (esperado) =>
  esperado === null ? 'Compare el valor con el esquema.' : `Escriba ${esperado}.`;
const dentroDelLimite: Sugerencia = (esperado) => `Escriba un valor que sea ${esperado ?? 'el permitido'}.`;

/** The default advice for a fault, by its rule. */
const TABLA: Partial<Record<ReglaValidador, Sugerencia>> = {
  minimo: dentroDelLimite,
  maximo: dentroDelLimite,
  longitud: comoSeEspera,
  'tipo-dato': comoSeEspera,
  digitos: () => 'Escriba menos dígitos, o redondee el valor.',
  patron: () => 'Compare el valor con el patrón: tiene otro carácter, o le sobran o le faltan.',
  repeticiones: () => 'Agregue los que faltan.',
  unicidad: () => 'Deje el valor una sola vez.',
  referencia: () => 'Escriba un valor que esté en el mensaje, o agregue el que falta.',
  combinacion: () => 'Compare lo que escribió con cada alternativa del esquema.',
};

/** Rules that are best explained by a valid value. */
const CON_EJEMPLO: ReadonlySet<ReglaValidador> = new Set(['patron', 'tipo-dato', 'digitos', 'longitud']);

/**
 * A fault with its advice: that of its message, otherwise an example of the element, otherwise the default of its
 * rule.
 *
 * @param ejemplo a value of the element that is right; null where none is known
 */
export function buildConSugerencia(inconsistencia: Inconsistencia, ejemplo: string | null): Inconsistencia {
  if (inconsistencia.sugerencia !== null) return inconsistencia;
  if (ejemplo !== null && CON_EJEMPLO.has(inconsistencia.regla))
    return { ...inconsistencia, sugerencia: `Escriba un valor como «${formatCorto(ejemplo, 60)}».` };
  const suggest = TABLA[inconsistencia.regla] ?? (() => 'Compare este lugar del mensaje con el esquema.');
  return { ...inconsistencia, sugerencia: suggest(inconsistencia.esperado) };
}

import type { ReglaValidador } from '../../contract/validador.terms.ts';
import type { Inconsistencia } from '../../contract/validador-informe.terms.ts';
import { formatCorto } from './textos.ts';

type Sugerencia = (esperado: string | null) => string;

const comoSeEspera: Sugerencia = (esperado) =>
  esperado === null ? 'Compare el valor con el esquema.' : `Escriba ${esperado}.`;
const dentroDelLimite: Sugerencia = (esperado) => `Escriba un valor que sea ${esperado ?? 'el permitido'}.`;

/** What to do about a fault whose message found nothing more precise to say, by its rule. */
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

/** Rules a value that is right already shows best how to keep. */
const CON_EJEMPLO: ReadonlySet<ReglaValidador> = new Set(['patron', 'tipo-dato', 'digitos', 'longitud']);

/**
 * A fault with what to do about it: what its message says, else an example of the element, else what its rule asks.
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

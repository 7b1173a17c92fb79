import type { TipoDato } from '@marco/elementos-de-dato/terms';
import type { TipoDetectado } from '../../contract/terms.ts';
import type { ElementoComparado } from './elemento-comparado.ts';

type Compatibles = Readonly<Partial<Record<TipoDato, number>>>;

/**
 * How well the type of a field holds that of an element, from 0 to 1. What is not there cannot be: no text holds bytes,
 * no date a number.
 */
const COMPATIBLES: Readonly<Record<Exclude<TipoDetectado, 'compuesto' | 'desconocido'>, Compatibles>> = {
  texto: {
    cadena: 1,
    uri: 0.9,
    entero: 0.5,
    booleano: 0.4,
    fecha: 0.4,
    'fecha-hora': 0.4,
    hora: 0.4,
    decimal: 0.3,
    binario: 0.1,
  },
  entero: { entero: 1, cadena: 0.6, decimal: 0.7, booleano: 0.4 },
  decimal: { decimal: 1, entero: 0.7, cadena: 0.3 },
  logico: { booleano: 1, cadena: 0.3, entero: 0.2 },
  fecha: { fecha: 1, 'fecha-hora': 0.7, cadena: 0.1 },
  'fecha-hora': { 'fecha-hora': 1, fecha: 0.8, hora: 0.3 },
  hora: { hora: 1, 'fecha-hora': 0.3, cadena: 0.2 },
  binario: { binario: 1 },
  uri: { uri: 1, cadena: 0.6 },
};

/** Below zero the type of the field cannot hold the element; null where the field says no type. */
export function computeTipos(tipo: TipoDetectado, elemento: ElementoComparado): number | null {
  if (tipo === 'compuesto') return elemento.esCompuesto ? 1 : -1;
  if (elemento.esCompuesto) return -1;
  if (tipo === 'desconocido' || elemento.tipoDato === null) return null;
  // A decimal number is no code of a list.
  if (tipo === 'decimal' && elemento.esLista && elemento.tipoDato === 'cadena') return -1;
  const hallado = COMPATIBLES[tipo][elemento.tipoDato];
  // A number holds a text where all its characters are digits.
  if (tipo === 'entero' && elemento.tipoDato === 'cadena' && elemento.patron?.includes('A-Z')) return 0.3;
  return hallado ?? -1;
}

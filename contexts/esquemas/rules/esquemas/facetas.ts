import type { PiezaSimple, ReglasDeValor, Restricciones } from './clausura.ts';
import { compareValores, isValorDeTipo } from './valor-lexico.ts';

const CON_LONGITUD: readonly string[] = ['cadena', 'uri', 'binario'];
const CON_ORDEN: readonly string[] = ['entero', 'decimal', 'fecha', 'fecha-hora', 'hora'];

/**
 * The bounds that mean something for the type of an element: bounds left from another type are not written into any
 * schema. A list always contains codes, whatever its type says, because '05' is not a number.
 */
export function listFacetas(pieza: ReglasDeValor): Restricciones {
  const { tipoDato } = toTipoBase(pieza);
  const longitud = CON_LONGITUD.includes(tipoDato);
  const numero = tipoDato === 'entero' || tipoDato === 'decimal';
  const orden = CON_ORDEN.includes(tipoDato);
  return {
    longitudMinima: longitud ? pieza.longitudMinima : null,
    longitudMaxima: longitud ? pieza.longitudMaxima : null,
    totalDigitos: numero ? pieza.totalDigitos : null,
    decimales: tipoDato === 'decimal' ? pieza.decimales : null,
    valorMinimo: orden ? pieza.valorMinimo || null : null,
    valorMaximo: orden ? pieza.valorMaximo || null : null,
    patron: pieza.patron || null,
  };
}

/** Type the values are written in. */
export function toTipoBase(
  pieza: Pick<ReglasDeValor, 'tipoDato' | 'valores'>,
): Pick<ReglasDeValor, 'tipoDato'> {
  return { tipoDato: pieza.valores === null ? pieza.tipoDato : 'cadena' };
}

/** What is wrong with the bounds themselves: no value could be compared with them. */
export function findFallaLimites(pieza: PiezaSimple): string | undefined {
  const { tipoDato } = toTipoBase(pieza);
  const { valorMinimo, valorMaximo } = listFacetas(pieza);
  for (const limite of [valorMinimo, valorMaximo]) {
    if (limite !== null && !isValorDeTipo(tipoDato, limite)) {
      return `El límite «${limite}» no es un valor de tipo ${tipoDato}.`;
    }
  }
  if (valorMinimo === null || valorMaximo === null) return undefined;
  const order = compareValores(tipoDato, valorMinimo, valorMaximo);
  if (order === undefined) return 'Los límites no se pueden comparar: solo uno dice su zona horaria.';
  return order > 0 ? 'El valor mínimo es mayor que el máximo.' : undefined;
}

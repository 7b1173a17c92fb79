import type { Inconsistencia, NodoConErrores } from '../../../contract/validador.schema.ts';
import {
  type FormatoMensaje,
  LIMITES_VALIDADOR,
  MOTIVOS_RECHAZO,
  type MotivoRechazo,
} from '../../../contract/validador.terms.ts';
import type { Informe } from './tarea.ts';

/** A message that was not looked at, or not to its end, and why. */
export function createRechazo(
  formato: FormatoMensaje,
  codigo: MotivoRechazo,
  detalles: readonly string[] = [],
): Informe {
  return {
    formato,
    resultado: 'rechazado',
    motivo: { codigo, mensaje: MOTIVOS_RECHAZO[codigo], detalles: [...detalles] },
    totalErrores: 0,
    hayMas: false,
    nodos: [],
  };
}

/** A message that is no XML or no JSON, with the first place where it is not. */
export function createMalFormado(
  formato: FormatoMensaje,
  lugares: readonly { linea: number; columna: number; inconsistencia: Inconsistencia }[],
): Informe {
  const nodos = lugares.map(({ linea, columna, inconsistencia }) => ({
    ruta: '',
    nombre: '',
    linea,
    columna,
    elemento: null,
    hallazgos: [inconsistencia],
  }));
  return {
    formato,
    resultado: 'mal-formado',
    motivo: null,
    totalErrores: nodos.length,
    hayMas: false,
    nodos,
  };
}

/** A well-formed message and what is wrong with it, if anything. */
export function createInforme(formato: FormatoMensaje, nodos: NodoConErrores[], hayMas: boolean): Informe {
  const totalErrores = nodos.reduce(
    (suma, { hallazgos: inconsistencias }) => suma + inconsistencias.length,
    0,
  );
  return {
    formato,
    resultado: totalErrores === 0 ? 'valido' : 'invalido',
    motivo: null,
    totalErrores,
    hayMas,
    nodos,
  };
}

/** The reported faults, and whether there are more. */
export function keepPrimeros<Falta>(faltas: readonly Falta[]): { faltas: readonly Falta[]; hayMas: boolean } {
  return {
    faltas: faltas.slice(0, LIMITES_VALIDADOR.errores),
    hayMas: faltas.length > LIMITES_VALIDADOR.errores,
  };
}

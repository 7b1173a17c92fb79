import { REGLAS_VALIDADOR, type ResultadoValidacion } from '../../contract/validador.terms.ts';
import type { InformeMensaje } from '../../contract/validador-informe.terms.ts';

export const RESULTADO: Readonly<Record<ResultadoValidacion, string>> = {
  valido: 'Válido',
  invalido: 'No válido',
  'mal-formado': 'Mal formado',
  rechazado: 'Rechazado',
};

/** '3 errores en 2 lugares.', and that there are more, if not all are listed. */
export function presentTotal({ totalErrores, nodos, hayMas }: InformeMensaje): string {
  const errores = totalErrores === 1 ? '1 error' : `${totalErrores} errores`;
  const lugares = nodos.length === 1 ? '1 lugar' : `${nodos.length} lugares`;
  return `${hayMas ? `Se muestran los primeros ${errores}` : errores} en ${lugares}.`;
}

/** A spreadsheet runs a cell that begins so, also after spaces. */
const FORMULA = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;

/** Titles of the report of a batch, in every file it is taken as. */
export const ENCABEZADO_INFORME = [
  'Mensaje',
  'Resultado',
  'Línea',
  'Columna',
  'Elemento',
  'Regla',
  'Qué pasa',
  'Se esperaba',
  'Se encontró',
  'Cómo corregirlo',
];

/**
 * The report of a batch as a file for Excel in Spanish: one line for each fault, and one for a message without any.
 * Its texts come from the messages of strangers: one a spreadsheet would run as a formula gets an apostrophe.
 */
export function writeInformeCsv(informes: readonly InformeMensaje[]): string {
  const filas = [ENCABEZADO_INFORME, ...informes.flatMap(listFilasInforme)];
  return `\uFEFF${filas.map((fila) => `${fila.map(writeCelda).join(';')}\r\n`).join('')}`;
}

/** The lines of one message under those titles: one for each fault, or one that says it has none. */
export function listFilasInforme({
  archivo,
  resultado,
  motivo,
  nodos,
}: InformeMensaje): (string | number)[][] {
  const comienzo = [archivo ?? '', RESULTADO[resultado]];
  const filas = nodos.flatMap(({ linea, columna, ruta, hallazgos: inconsistencias }) =>
    inconsistencias.map(({ regla, mensaje, esperado, encontrado, sugerencia }) => [
      ...comienzo,
      linea,
      columna,
      ruta,
      REGLAS_VALIDADOR[regla],
      mensaje,
      esperado ?? '',
      encontrado ?? '',
      sugerencia ?? '',
    ]),
  );
  if (filas.length > 0) return filas;
  const razon = motivo ? [motivo.mensaje, ...motivo.detalles].join(' ') : '';
  return [[...comienzo, '', '', '', '', razon, '', '', '']];
}

function writeCelda(valor: string | number): string {
  if (typeof valor === 'number') return String(valor);
  const inofensivo = FORMULA.test(valor) ? `'${valor}` : valor;
  return /[;"\r\n]|^\s|\s$/.test(inofensivo) ? `"${inofensivo.replaceAll('"', '""')}"` : inofensivo;
}

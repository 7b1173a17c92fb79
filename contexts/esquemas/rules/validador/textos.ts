import type { ReglaValidador } from '../../contract/validador.terms.ts';
import type { Inconsistencia } from '../../contract/validador-informe.terms.ts';

/** As much of a value as a table shows. */
const LARGO_VALOR = 200;
/** Most values of a list that are shown. */
const VALORES_A_LA_VISTA = 10;

/** A fault, without its empty fields. */
export function createInconsistencia(
  regla: ReglaValidador,
  mensaje: string,
  resto: Partial<Omit<Inconsistencia, 'regla' | 'mensaje'>> = {},
): Inconsistencia {
  return { regla, mensaje, esperado: null, encontrado: null, sugerencia: null, detalle: null, ...resto };
}

/** The beginning of a value. */
export function formatCorto(valor: string, largo: number = LARGO_VALOR): string {
  return valor.length > largo ? `${valor.slice(0, largo)}…` : valor;
}

/** «A», «B» o «C»; of a long list the first ones and how many more there are. */
export function presentOpciones(opciones: readonly string[]): string {
  const citadas = opciones.slice(0, VALORES_A_LA_VISTA).map((opcion) => `«${formatCorto(opcion, 60)}»`);
  const resto = opciones.length - citadas.length;
  if (resto > 0) return `${citadas.join(', ')} y ${resto} más`;
  const ultima = citadas.pop() ?? '';
  return citadas.length === 0 ? ultima : `${citadas.join(', ')} o ${ultima}`;
}

/** '1 carácter', '3 caracteres'. */
export function presentCaracteres(cuantos: string | number): string {
  return String(cuantos) === '1' ? '1 carácter' : `${cuantos} caracteres`;
}

import type { Parametro } from '../../contract/index.ts';

/** A value as people read it. */
export function presentValor(
  { tipo, restriccion }: Pick<Parametro, 'tipo' | 'restriccion'>,
  valor: unknown,
): string {
  if (tipo === 'booleano') return valor === true ? 'Sí' : 'No';
  if (tipo === 'lista') {
    const filas = valor as readonly unknown[];
    return filas.map((fila) => presentFila(restriccion.campos, fila)).join('; ') || 'Ninguno';
  }
  if (tipo === 'json') return presentFila(restriccion.campos, valor);
  return String(valor);
}

function presentFila(campos: Parametro['restriccion']['campos'], fila: unknown): string {
  if (typeof fila !== 'object' || fila === null) return String(fila);
  const textos = fila as Readonly<Record<string, unknown>>;
  return (campos ?? Object.keys(textos).map((clave) => ({ clave })))
    .map(({ clave }) => String(textos[clave] ?? ''))
    .join(': ');
}

/** Longest value that is told whole in a line of others. */
const LARGO_EN_LINEA = 60;

/** A value with its unit, cut where it is long: '10 días hábiles'. */
export function presentConUnidad(
  parametro: Pick<Parametro, 'tipo' | 'restriccion' | 'unidad'>,
  valor: unknown,
): string {
  const texto = presentValor(parametro, valor);
  if (texto.length > LARGO_EN_LINEA) return `${texto.slice(0, LARGO_EN_LINEA).trimEnd()}…`;
  return parametro.unidad === '' ? texto : `${texto} ${parametro.unidad}`;
}

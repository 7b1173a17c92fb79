import { formatCorto } from './textos.ts';

/**
 * The last name of a pointer; of a place in a list, the list and the number.
 *
 * @param raiz what the whole message is, where that is known
 */
export function toNombre(puntero: string, raiz: string | null = null): string {
  const pasos = puntero
    .split('/')
    .slice(1)
    .map((paso) => paso.replaceAll('~1', '/').replaceAll('~0', '~'));
  const desde = pasos.findLastIndex((paso) => !/^\d+$/.test(paso));
  if (pasos.length === 0) return raiz ?? 'el mensaje';
  const [lista = 'la lista', ...numeros] = desde < 0 ? ['la lista', ...pasos] : pasos.slice(desde);
  return lista + numeros.map((numero) => `[${Number(numero) + 1}]`).join('');
}

/** A value as it is written. */
export function toTexto(valor: unknown): string {
  return typeof valor === 'string' ? valor : (JSON.stringify(valor) ?? '');
}

/** A value as people read it. */
export function presentDato(valor: unknown): string {
  if (valor === null) return 'null';
  if (Array.isArray(valor)) return 'una lista';
  if (typeof valor === 'object') return 'un objeto';
  return typeof valor === 'string' ? `"${formatCorto(valor)}"` : String(valor);
}

import { DIAS_DE_MENSAJES, type PromesaMedida } from '../../contract/terms.ts';
import type { ComparacionAns } from './ans.ts';

/** The month before another, each by its first day. */
export function findMesAnterior(mes: string): string {
  const [anio = 0, numero = 1] = mes.split('-').map(Number);
  return new Date(Date.UTC(anio, numero - 2, 1)).toISOString().slice(0, 10);
}

/** The last month whose records are all there: the one before, once the days in which they still come are over. */
export function findUltimoMesCerrado(hoy: string): string {
  const anterior = findMesAnterior(`${hoy.slice(0, 7)}-01`);
  return Number(hoy.slice(8, 10)) > DIAS_DE_MENSAJES ? anterior : findMesAnterior(anterior);
}

/** The promises a month broke; undefined where nothing was measured: nothing is ever taken for well. */
export function listIncumplidas(comparacion: ComparacionAns): readonly PromesaMedida[] | undefined {
  const lineas = [
    ['disponibilidad', comparacion.disponibilidad.veredicto],
    ['p95', comparacion.p95.veredicto],
    ['tasaError', comparacion.tasaError.veredicto],
  ] as const;
  if (lineas.every(([, veredicto]) => veredicto === 'sin-datos')) return undefined;
  return lineas.filter(([, veredicto]) => veredicto === 'no-cumple').map(([promesa]) => promesa);
}

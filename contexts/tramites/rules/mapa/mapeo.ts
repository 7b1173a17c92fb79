import type { RequisitoMapeado } from './mundo.ts';

/** Elements a paper proves, as people accepted them, or may prove, as they were proposed. */
export function listElementosDePapel({ elementos }: Pick<RequisitoMapeado, 'elementos'>): number[] {
  const dichos = elementos.filter(({ decision }) => decision !== 'rechazado');
  return [...new Set(dichos.map(({ elementoId }) => elementoId))];
}

/** Elements people accepted: what the entidad knows of who gives it this. */
export function listAceptados({ elementos }: Pick<RequisitoMapeado, 'elementos'>): number[] {
  const aceptados = elementos.filter(({ decision }) => decision === 'aceptado');
  return [...new Set(aceptados.map(({ elementoId }) => elementoId))];
}

/** Whether people decided about all of it: nothing is called «suprimible» before, only «posible». */
export function isMapeoCompleto({
  datos,
  elementos,
}: Pick<RequisitoMapeado, 'datos' | 'elementos'>): boolean {
  if (elementos.some(({ decision }) => decision === 'pendiente')) return false;
  const aceptados = elementos.filter(({ decision }) => decision === 'aceptado');
  if (aceptados.length === 0) return false;
  return datos.every((dato) => aceptados.some((elemento) => elemento.dato === dato));
}

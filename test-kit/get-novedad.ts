import { NOVEDADES } from '@marco/api';

/** An event as its context declares it, for the tests of contexts that may not know that one. */
export function getNovedad(codigo: string) {
  const evento = NOVEDADES.get(codigo);
  if (!evento) throw new Error(`No context declares the event ${codigo}.`);
  return evento;
}

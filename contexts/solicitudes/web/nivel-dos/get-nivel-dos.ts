import type { NivelDos, Solicitud } from '../../contract/index.ts';

/** The part of a request of level 2 that others do not have. Throws for one of another level. */
export function getNivelDos({ id, nivelDos }: Solicitud): NivelDos {
  if (nivelDos === null) throw new Error(`The request ${id} is of another level.`);
  return nivelDos;
}

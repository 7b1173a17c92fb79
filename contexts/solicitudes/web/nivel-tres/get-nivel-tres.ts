import type { NivelTres, Solicitud } from '../../contract/index.ts';

/** The part of a request of level 3 that others do not have. Throws for one of another level. */
export function getNivelTres({ id, nivelTres }: Solicitud): NivelTres {
  if (nivelTres === null) throw new Error(`The request ${id} is of another level.`);
  return nivelTres;
}

import type { HechoEntidad } from '../hechos/hechos.ts';
import type { Aporte } from './aporte.ts';
import { toDimensiones } from './aporte-de.ts';

/** IND-01: an entidad takes part once somebody of it may work here. */
export function computeVinculada(entidad: HechoEntidad): Aporte | undefined {
  if (!entidad.vinculada) return undefined;
  return {
    objeto: 'entidad',
    id: entidad.id,
    clase: 'vinculada',
    num: 1,
    den: 0,
    medida: null,
    dimensiones: toDimensiones(entidad),
  };
}

/** IND-02: of those that take part, the ones with a published servicio. */
export function computePublica(entidad: HechoEntidad): Aporte | undefined {
  if (!entidad.vinculada) return undefined;
  return {
    objeto: 'entidad',
    id: entidad.id,
    clase: entidad.publica ? 'publica' : 'sin-publicar',
    num: entidad.publica ? 1 : 0,
    den: 1,
    medida: null,
    dimensiones: toDimensiones(entidad),
  };
}

const PAPELES = {
  both: 'ofrece-y-consume',
  offers: 'solo-ofrece',
  consumes: 'solo-consume',
  none: 'ninguno',
} as const;

function findPapel({ publica, consume }: HechoEntidad): string {
  if (publica) return consume ? PAPELES.both : PAPELES.offers;
  return consume ? PAPELES.consumes : PAPELES.none;
}

/** IND-03: whether an entidad that takes part offers, consumes, does both or neither. */
export function computePapel(entidad: HechoEntidad): Aporte | undefined {
  if (!entidad.vinculada) return undefined;
  const papel = findPapel(entidad);
  return {
    objeto: 'entidad',
    id: entidad.id,
    clase: papel,
    num: 1,
    den: 0,
    medida: null,
    dimensiones: { ...toDimensiones(entidad), estado: papel },
  };
}

import type {
  HechoAcuerdo,
  HechoDemanda,
  HechoDescargas,
  HechoMembresias,
  HechoSimulado,
  HechoTramite,
  HechoValidaciones,
} from '../hechos/hechos.ts';
import type { Aporte } from './aporte.ts';
import { SIN_LUGAR, toAporte } from './aporte-de.ts';

/** IND-29: an acuerdo that was asked for, approved or refused. */
export function computeAcuerdo(acuerdo: HechoAcuerdo): Aporte {
  const { id, que } = acuerdo;
  return toAporte(acuerdo, { objeto: 'acuerdo', id, clase: que, num: 1, dimensiones: { tipo: que } });
}

/** IND-30: of the trámites in use, those that take data from a servicio. */
export function computeTramite(tramite: HechoTramite): Aporte {
  const { id, entidad, conServicio } = tramite;
  return toAporte(tramite, {
    objeto: 'tramite',
    id,
    clase: conServicio ? 'con-servicio' : 'sin-servicio',
    num: conServicio ? 1 : 0,
    den: 1,
    dimensiones: { entidad: String(entidad) },
  });
}

/** IND-33: a datum somebody asked for and nobody delivers. */
export function computeDemanda({ id, conOferta }: HechoDemanda): Aporte | undefined {
  return conOferta ? undefined : toAporte(SIN_LUGAR, { objeto: 'demanda', id, clase: 'sin-oferta', num: 1 });
}

/** IND-34: of the runs of the validator, those that found the message valid. */
export function computeValidacion(hecho: HechoValidaciones): Aporte {
  const { id, total, validas } = hecho;
  return toAporte(hecho, { objeto: 'entidad', id, clase: 'validaciones', num: validas, den: total });
}

/** IND-35: downloads of schemas and of the language, by kind. */
export function computeDescarga(hecho: HechoDescargas): Aporte {
  const { id, tipo, total } = hecho;
  return toAporte(hecho, { objeto: 'entidad', id, clase: tipo, num: total, dimensiones: { tipo } });
}

/** IND-36: calls to the simulator, by situation. */
export function computeSimulado(hecho: HechoSimulado): Aporte {
  const { id, tipo, total } = hecho;
  return toAporte(hecho, { objeto: 'servicio', id, clase: tipo, num: total, dimensiones: { tipo } });
}

/** IND-37: memberships of an entidad by their state. */
export function computeMembresia(hecho: HechoMembresias): Aporte {
  const { id, estado, total } = hecho;
  return toAporte(hecho, { objeto: 'entidad', id, clase: estado, num: total, dimensiones: { estado } });
}

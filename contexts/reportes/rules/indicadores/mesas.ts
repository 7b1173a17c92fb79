import type { HechoCompromiso, HechoMesa } from '../hechos/hechos.ts';
import type { Aporte } from './aporte.ts';
import { toAporte } from './aporte-de.ts';

/** IND-20: mesas at work, meetings that took place, sealed actas. */
export function computeActividad(hecho: HechoMesa): Aporte {
  const { id, que } = hecho;
  return toAporte(hecho, { objeto: que, id, clase: que, num: 1, dimensiones: { tipo: que } });
}

/** IND-21: of what was due, what was kept by its day. */
export function computeCompromiso(compromiso: HechoCompromiso): Aporte {
  const { id, entidad, vence, cumplidoEl } = compromiso;
  const isATiempo = cumplidoEl !== null && cumplidoEl <= vence;
  return toAporte(compromiso, {
    objeto: 'compromiso',
    id,
    clase: isATiempo ? 'a-tiempo' : cumplidoEl === null ? 'vencido' : 'tarde',
    num: isATiempo ? 1 : 0,
    den: 1,
    dimensiones: { entidad: String(entidad) },
  });
}

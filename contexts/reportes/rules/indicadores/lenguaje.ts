import type { HechoCampos, HechoElemento } from '../hechos/hechos.ts';
import type { Aporte } from './aporte.ts';
import { SIN_LUGAR, toAporte } from './aporte-de.ts';

/** IND-13: of the fields with a decision, those that take an element of the common language as it is. */
export function computeReutilizacion(solicitud: HechoCampos): Aporte | undefined {
  const { id, entidad, decididos, reutilizados } = solicitud;
  if (decididos === 0) return undefined;
  return toAporte(solicitud, {
    objeto: 'solicitud',
    id,
    clase: reutilizados === decididos ? 'todo-reutilizado' : 'con-nuevos',
    num: reutilizados,
    den: decididos,
    dimensiones: { entidad: String(entidad) },
  });
}

/** IND-17: of the fields that are exchanged, those bound to an element. */
export function computeNormalizacion(solicitud: HechoCampos): Aporte | undefined {
  const { id, entidad, campos, conElemento } = solicitud;
  if (campos === 0) return undefined;
  return toAporte(solicitud, {
    objeto: 'solicitud',
    id,
    clase: conElemento === campos ? 'normalizada' : 'sin-normalizar',
    num: conElemento,
    den: campos,
    dimensiones: { entidad: String(entidad) },
  });
}

/** IND-14: an element that began, changed or ended. */
export function computeMovimientoDeElemento({ id, que }: HechoElemento): Aporte {
  return toAporte(SIN_LUGAR, { objeto: 'elemento', id, clase: que, num: 1, dimensiones: { tipo: que } });
}

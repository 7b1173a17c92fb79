import type { ObjetoFila } from '../../contract/terms.ts';
import type { LugarDeEntidad } from '../hechos/sitio-de-entidad.ts';
import type { Dimensiones } from './ambito.ts';
import type { Aporte } from './aporte.ts';

/** The dimensions of a place; what is not known is left out. */
export function toDimensiones({ sector, orden, departamento }: LugarDeEntidad): Dimensiones {
  return {
    ...(sector === null ? {} : { sector: String(sector) }),
    ...(orden === null ? {} : { orden: String(orden) }),
    ...(departamento === null ? {} : { departamento }),
  };
}

/** Facts that belong to no place. */
export const SIN_LUGAR: LugarDeEntidad = { sector: null, orden: null, departamento: null };

interface Contado {
  readonly objeto: ObjetoFila;
  readonly id: number;
  readonly clase: string;
  readonly num: number;
  readonly den?: number;
  readonly dimensiones?: Dimensiones;
}

/** What a record at a place adds, without a measure. */
export function toAporte(lugar: LugarDeEntidad, { den = 0, dimensiones = {}, ...contado }: Contado): Aporte {
  return { ...contado, den, medida: null, dimensiones: { ...toDimensiones(lugar), ...dimensiones } };
}

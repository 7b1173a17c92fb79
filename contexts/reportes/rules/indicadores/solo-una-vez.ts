import type { HechoAhorro, HechoPapel } from '../hechos/hechos-de-intercambio.ts';
import type { Aporte } from './aporte.ts';
import { toAporte } from './aporte-de.ts';

/** IND-31: a paper by what the once-only map says of it. */
export function computePapelDeTramite(papel: HechoPapel): Aporte {
  const { id, tipo } = papel;
  return toAporte(papel, { objeto: 'papel', id, clase: tipo, num: 1, dimensiones: { tipo } });
}

/** IND-32: what an entidad could spare, or spares already; both are never added (domain directorio §7.5). */
export function computeAhorroDeEntidad(ahorro: HechoAhorro): Aporte | undefined {
  const { id, tipo, simulaciones } = ahorro;
  if (simulaciones.length === 0) return undefined;
  const aporte = { objeto: 'entidad', id, clase: tipo, num: 0, den: 1 } as const;
  return {
    ...toAporte(ahorro, { ...aporte, dimensiones: { tipo, entidad: String(id) } }),
    partes: simulaciones,
  };
}

import type { HechoMadurez } from '../hechos/hechos-de-madurez.ts';
import type { Aporte } from './aporte.ts';
import { toAporte } from './aporte-de.ts';

/** IND-39: an entidad by the level it says it is at, and by the grade it gives itself in each criterion. */
export function computeMadurez(hecho: HechoMadurez): Aporte {
  const { id, que, criterio, grado } = hecho;
  const cuenta = { objeto: 'entidad', id, num: 1 } as const;
  return que === 'nivel'
    ? toAporte(hecho, {
        ...cuenta,
        clase: `nivel-${grado}`,
        dimensiones: { tipo: 'presentado', nivel: String(grado) },
      })
    : toAporte(hecho, {
        ...cuenta,
        clase: `grado-${grado} de ${criterio}`,
        dimensiones: { criterio, grado: String(grado) },
      });
}

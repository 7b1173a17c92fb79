import type {
  HechoCertificado,
  HechoDevuelto,
  HechoEnCola,
  HechoServicio,
  HechoTramo,
} from '../hechos/hechos.ts';
import type { Aporte } from './aporte.ts';
import { toAporte, toDimensiones } from './aporte-de.ts';

/** IND-04: every servicio by the state it stands in. */
export function computeEstado(servicio: HechoServicio): Aporte {
  const { id, entidad, estado } = servicio;
  return toAporte(servicio, {
    objeto: 'servicio',
    id,
    clase: estado,
    num: 1,
    dimensiones: { entidad: String(entidad), estado },
  });
}

/** IND-05: a certificate counts for its level. */
export function computeCertificado(certificado: HechoCertificado): Aporte {
  const { id, entidad, nivel } = certificado;
  return toAporte(certificado, {
    objeto: 'certificado',
    id,
    clase: `nivel-${nivel}`,
    num: 1,
    dimensiones: { entidad: String(entidad), nivel: String(nivel) },
  });
}

/** IND-07: the days of each side apart, which are never added (domain reportes §1 rule 8). */
export function computeTiempo(tramo: HechoTramo): Aporte {
  return {
    objeto: 'solicitud',
    id: tramo.id,
    clase: tramo.dueno,
    num: 0,
    den: 1,
    medida: tramo.dias,
    dimensiones: { ...toDimensiones(tramo), dueno: tramo.dueno, nivel: String(tramo.nivel) },
  };
}

/** Last working day of each age of what waits; the last age has none. */
const EDADES = [
  ['0-5', 5],
  ['6-10', 10],
  ['11-20', 20],
] as const;

/** The age of what waits, in bands of working days. */
function findEdad(dias: number): string {
  return EDADES.find(([, hasta]) => dias <= hasta)?.[0] ?? 'mas-de-20';
}

/** IND-09: an open request with whom it waits, and for how long. */
export function computeCola(solicitud: HechoEnCola): Aporte {
  const { id, dueno, nivel, dias } = solicitud;
  const edad = findEdad(dias);
  return toAporte(solicitud, {
    objeto: 'solicitud',
    id,
    clase: `${dueno}, ${edad}`,
    num: 1,
    dimensiones: { dueno, edad, nivel: String(nivel) },
  });
}

/** IND-10: how often requests went back, for each that was filed. */
export function computeDevuelta(solicitud: HechoDevuelto): Aporte {
  const { id, entidad, nivel, radicada, devoluciones } = solicitud;
  return toAporte(solicitud, {
    objeto: 'solicitud',
    id,
    clase: devoluciones > 0 ? 'devuelta' : 'radicada',
    num: devoluciones,
    den: radicada ? 1 : 0,
    dimensiones: { entidad: String(entidad), nivel: String(nivel) },
  });
}

import {
  type HechoCertificado,
  type HechoServicio,
  type HechoTramo,
  toDimensiones,
} from '../hechos/hechos.ts';
import type { Aporte } from './aporte.ts';

/** IND-04: every servicio by the state it stands in. */
export function computeEstado(servicio: HechoServicio): Aporte {
  return {
    objeto: 'servicio',
    id: servicio.id,
    clase: servicio.estado,
    num: 1,
    den: 0,
    medida: null,
    dimensiones: { ...toDimensiones(servicio), entidad: String(servicio.entidad), estado: servicio.estado },
  };
}

/** IND-05: a certificate counts for its level. */
export function computeCertificado(certificado: HechoCertificado): Aporte {
  return {
    objeto: 'certificado',
    id: certificado.id,
    clase: `nivel-${certificado.nivel}`,
    num: 1,
    den: 0,
    medida: null,
    dimensiones: {
      ...toDimensiones(certificado),
      entidad: String(certificado.entidad),
      nivel: String(certificado.nivel),
    },
  };
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

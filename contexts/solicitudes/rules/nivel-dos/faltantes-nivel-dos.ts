import type { Guarda } from '../ciclo/ciclo-de-vida.ts';
import { isConforme, isNivelUnoVigente, type NivelDosEscrito } from './nivel-dos-escrito.ts';

type GuardaNivelDos = Extract<Guarda, 'evaluable' | 'conforme' | 'cumplida'>;

/** What a request of level 2 lacks for each of its steps, as people read it. */
export function listFaltantesNivelDos(
  datos: NivelDosEscrito,
): Readonly<Record<GuardaNivelDos, readonly string[]>> {
  return {
    evaluable: datos.contrato === null ? ['La solicitud no tiene el contrato del servicio.'] : [],
    conforme: isConforme(datos)
      ? []
      : ['El informe del banco sobre el contrato adjunto no es favorable; devuelva la solicitud.'],
    cumplida: isNivelUnoVigente(datos) ? [] : ['El certificado de nivel 1 de la versión ya no está vigente.'],
  };
}

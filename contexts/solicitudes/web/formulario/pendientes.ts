import type { Solicitud } from '../../contract/index.ts';
import { findPendientesDeRadicar, PARTES_SOLICITUD } from '../../rules/ciclo/requisitos.ts';
import { type PasoId, toPaso } from './pasos.ts';
import { toDatosEscritos, type ValoresSolicitud } from './valores.ts';

/** Something that is missing, and the step it is written in. */
export interface PendienteDePaso {
  readonly paso: PasoId;
  readonly mensaje: string;
}

/**
 * What a request lacks to be filed.
 *
 * @param guardada as the server keeps it, which has the last word; null while something is not saved
 */
export function listPendientes(
  valores: ValoresSolicitud,
  guardada: Solicitud | null,
): readonly PendienteDePaso[] {
  return (guardada?.pendientes ?? findPendientesDeRadicar(toDatosEscritos(valores))).map(
    ({ campo, mensaje }) => ({ paso: findPaso(campo), mensaje }),
  );
}

function findPaso(campo: string): PasoId {
  const parte = PARTES_SOLICITUD.find((one) => one === campo);
  return parte === undefined ? 'servicio' : toPaso(parte);
}

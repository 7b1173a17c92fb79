import type { Solicitud } from '../../contract/index.ts';
import { findPendientesDeRadicar, PARTES_SOLICITUD } from '../../rules/ciclo/requisitos.ts';
import { type EtapaId, toEtapa } from './etapas.ts';
import { toDatosEscritos, type ValoresSolicitud } from './valores.ts';

/** Something that is missing, and the step it is written in. */
export interface PendienteDeEtapa {
  readonly paso: EtapaId;
  readonly mensaje: string;
}

/**
 * What a request lacks to be filed.
 *
 * @param guardada the stored request, which decides; null while something is not saved
 */
export function listPendientes(
  valores: ValoresSolicitud,
  guardada: Solicitud | null,
): readonly PendienteDeEtapa[] {
  return (guardada?.pendientes ?? findPendientesDeRadicar(toDatosEscritos(valores))).map(
    ({ campo, mensaje }) => ({ paso: findEtapa(campo), mensaje }),
  );
}

function findEtapa(campo: string): EtapaId {
  const parte = PARTES_SOLICITUD.find((one) => one === campo);
  return parte === undefined ? 'servicio' : toEtapa(parte);
}

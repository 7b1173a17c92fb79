import { explainRequired } from '@marco/contract-kit/required-text';
import type { Solicitud } from '../../contract/index.ts';
import { findPendientesDeRadicar, PARTES_SOLICITUD } from '../../rules/ciclo/requisitos.ts';
import { type EtapaId, toEtapa } from './etapas.ts';
import { readVolumen, toDatosEscritos, type ValoresSolicitud } from './valores.ts';

/** What cannot be sent as it is: the first broken rule of each part. */
export type ErroresSolicitud = Readonly<Partial<Record<keyof ValoresSolicitud, string>>>;

/** Why parts of the form cannot be saved, even as a draft, by the rules that the server uses. */
export function findErrores(valores: ValoresSolicitud): ErroresSolicitud {
  return {
    ...(valores.servicioNombre.trim() === ''
      ? { servicioNombre: explainRequired('Nombre del servicio') }
      : {}),
    ...(readVolumen(valores.volumenEstimado) === undefined
      ? { volumenEstimado: 'Escriba un número entero desde 0.' }
      : {}),
  };
}

/** Something that is missing, and the step it is written in. */
export interface PendienteDeEtapa {
  readonly paso: EtapaId;
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
): readonly PendienteDeEtapa[] {
  return (guardada?.pendientes ?? findPendientesDeRadicar(toDatosEscritos(valores))).map(
    ({ campo, mensaje }) => ({ paso: findEtapa(campo), mensaje }),
  );
}

function findEtapa(campo: string): EtapaId {
  const parte = PARTES_SOLICITUD.find((one) => one === campo);
  return parte === undefined ? 'servicio' : toEtapa(parte);
}

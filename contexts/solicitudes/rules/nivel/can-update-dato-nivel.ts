import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { TipoDatoNivel } from '../../contract/terms.ts';

/** Why a type is not written, with the way it does change. */
const RAZONES: Readonly<Record<Exclude<TipoDatoNivel, 'edicion'>, string>> = {
  consulta: 'Un servicio entra en la lista cuando se radica su solicitud.',
  nivel: 'El nivel de un servicio lo da la certificación de una solicitud.',
  servicio: 'Una solicitud cambia por sus pasos, y mientras se puede editar, por el tipo edicion.',
  entidad: 'Los datos de la entidad se cambian en el directorio de entidades.',
  certificados: 'Un certificado expedido no cambia: lo suspende o lo revoca quien certifica.',
  versiones: 'Una versión estandarizada no cambia: pida una actualización del servicio.',
};

/** Of what the level-services helper answers, a person writes the requests in edition alone; the rest follows from them. */
export function canUpdateDatoNivel(tipo: TipoDatoNivel): Decision {
  return tipo === 'edicion' ? ALLOWED : refuseWith(RAZONES[tipo]);
}

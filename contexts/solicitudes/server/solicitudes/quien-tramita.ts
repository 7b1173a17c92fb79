import { type CallContext, listActions, requireActor } from '@marco/server-kit';
import {
  type Lado,
  RECURSO_CERTIFICACION,
  RECURSO_SOLICITUDES,
  RECURSO_VERIFICACION,
} from '../../contract/terms.ts';
import { findLado, type QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';

/** The reader: the ministry reads filed requests, the operator those of level 3, others read those of their entity. */
export interface Lector {
  readonly lado: Lado;
  readonly entidadId: number | null;
}

export function toLector(quien: QuienTramita): Lector {
  return { lado: findLado(quien), entidadId: quien.entidadId };
}

/** The caller as the rules about requests look at them; a person who reads every entity is of the ministry. */
export function toQuienTramita(context: Pick<CallContext, 'actor'>): QuienTramita {
  const actor = requireActor(context);
  return {
    usuarioId: actor.userId,
    entidadId: actor.entityId,
    esMinisterio: actor.readsAllEntities,
    esOperador: actor.operatesPlatform,
    acciones: listActions(actor, RECURSO_SOLICITUDES),
    certificacion: listActions(actor, RECURSO_CERTIFICACION),
    verificacion: listActions(actor, RECURSO_VERIFICACION),
  };
}

import { refuseWith } from '@marco/contract-kit/decision';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import {
  type CallContext,
  refuse,
  requireActor,
  toDetalles,
  updateSessionMembership,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { accesoErrors, type UsuarioActual } from '../../contract/index.ts';
import { canEnterEntidad } from '../../rules/ingreso/can-enter-entidad.ts';
import { getUsuarioById, listMembresias, listPermisosDeRoles } from '../acceso.queries.ts';
import { presentEntidad, presentUsuarioActual } from '../present-usuario.ts';

/**
 * Binds the session to one of its user's entities. Refused by the rule of the card when the
 * membership is pending, rejected or inactive, or is not there at all (ENT-07).
 */
export async function chooseEntidad(
  database: Kysely<DatabaseSchema>,
  entidadId: number,
  context: CallContext,
): Promise<UsuarioActual> {
  const actor = requireActor(context);
  const membresias = await listMembresias(database, actor.userId);
  const membresia = membresias.find((candidate) => candidate.entidad_id === entidadId);
  const acronimo = await findParametroTexto(database, 'ministerio.acronimo', 'MinTIC');
  const decision = membresia
    ? canEnterEntidad(presentEntidad(membresia), acronimo)
    : refuseWith('Usted no pertenece a esta entidad.');
  if (!membresia || !decision.allowed) {
    await writeAudit(database, context, {
      action: 'elegir-entidad',
      result: 'rechazo',
      objectType: 'entidad',
      objectId: entidadId,
      detail: { razones: decision.reasons },
    });
    throw refuse(accesoErrors, 'ENTIDAD_NO_PERMITIDA', toDetalles(decision));
  }
  await database.transaction().execute(async (transaction) => {
    await updateSessionMembership(transaction, actor.sessionId, membresia.id);
    await writeAudit(transaction, context, {
      action: 'elegir-entidad',
      result: 'exito',
      objectType: 'entidad',
      objectId: entidadId,
      detail: { antes: { entidadId: actor.entityId }, despues: { entidadId } },
    });
  });
  const usuario = await getUsuarioById(database, actor.userId);
  const permisos = await listPermisosDeRoles(database, membresia.rol_id === null ? [] : [membresia.rol_id]);
  return presentUsuarioActual(usuario, membresia, permisos);
}

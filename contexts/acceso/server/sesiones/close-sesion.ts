import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  closeOtherSessions,
  closeSessionOfUser,
  refuse,
  requireActor,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { accesoErrors } from '../../contract/index.ts';

/** Ends a session of the caller, here or on another device. One of somebody else is not found. */
export async function closeSesion(database: Kysely<DatabaseSchema>, id: string, context: CallContext) {
  const { userId } = requireActor(context);
  const closed = await database.transaction().execute(async (transaction) => {
    const found = await closeSessionOfUser(transaction, userId, id);
    await writeAudit(transaction, context, {
      action: 'cerrar-otra-sesion',
      result: found ? 'exito' : 'rechazo',
      objectType: 'sesion',
      objectId: id,
    });
    return found;
  });
  if (!closed) throw refuse(accesoErrors, 'SESION_NO_ENCONTRADA');
  return { cerrada: true as const };
}

/** Ends every session of the caller but this one. */
export async function closeOtrasSesiones(database: Kysely<DatabaseSchema>, context: CallContext) {
  const { userId, sessionId } = requireActor(context);
  return database.transaction().execute(async (transaction) => {
    const cerradas = await closeOtherSessions(transaction, userId, sessionId);
    await writeAudit(transaction, context, {
      action: 'cerrar-otra-sesion',
      result: 'exito',
      objectType: 'usuario',
      objectId: userId,
      detail: { cerradas },
    });
    return { cerradas };
  });
}

import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  createOpaqueToken,
  hashToken,
  refuse,
  requireActor,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { mesasErrors } from '../../contract/index.ts';
import { findDesde } from './calendario-propio.queries.ts';
import { clearCalendarioPropio, saveCalendarioPropio } from './calendario-propio.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** Where calendars read; the key follows. */
const DIRECCION = '/api-public/mesaInteroperabilidad/calendario?clave=';

/** The membership whose calendar it is. @throws CALENDARIO_NO_ENCONTRADO for people without an entidad */
function requireMembresia(context: CallContext): number {
  const { membershipId } = requireActor(context);
  if (membershipId === null) throw refuse(mesasErrors, 'CALENDARIO_NO_ENCONTRADO');
  return membershipId;
}

export async function getCalendarioPropio(database: Database, context: CallContext) {
  const desde = await findDesde(database, requireMembresia(context));
  return { desde: desde?.toISOString() ?? null };
}

/** Makes a secret address; the one there was answers no more. The trail keeps neither the key nor its hash. */
export function createCalendarioPropio(database: Database, context: CallContext) {
  const membresiaId = requireMembresia(context);
  const intent = {
    action: 'crear-calendario-propio',
    objectType: 'calendario-propio',
    objectId: membresiaId,
  };
  return runAudited(database, context, intent, {}, async (transaction) => {
    const clave = createOpaqueToken();
    const before = await findDesde(transaction, membresiaId);
    const desde = await saveCalendarioPropio(transaction, membresiaId, hashToken(clave));
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: { reemplaza: before !== undefined },
    });
    return { desde: desde.toISOString(), direccion: `${DIRECCION}${clave}` };
  });
}

/** Ends the address of the caller; without one nothing changes. */
export function deleteCalendarioPropio(database: Database, context: CallContext) {
  const membresiaId = requireMembresia(context);
  const intent = {
    action: 'eliminar-calendario-propio',
    objectType: 'calendario-propio',
    objectId: membresiaId,
  };
  return runAudited(database, context, intent, {}, async (transaction) => {
    await clearCalendarioPropio(transaction, membresiaId);
    await writeAudit(transaction, context, { ...intent, result: 'exito', detail: {} });
    return { desde: null };
  });
}

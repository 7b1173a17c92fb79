import type { DatabaseSchema } from '@marco/database';
import { type CallContext, hashToken, refuse, requireActor, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { directorioErrors, type Suscripcion } from '../../contract/index.ts';
import { presentSuscripcion } from './present-suscripcion.ts';
import {
  findDePersona,
  findPorConfirmar,
  findPorRetirar,
  type SuscripcionRow,
} from './suscripciones.queries.ts';
import { deleteSuscripcion, updateConfirmada } from './suscripciones.repository.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * A visitor confirms a subscription with the code of their mail.
 *
 * @throws SUSCRIPCION_VENCIDA where no subscription waits for the code any more
 */
export function verifySuscripcion(
  database: Database,
  codigo: string,
  context: CallContext,
): Promise<Suscripcion> {
  const intent = { action: 'confirmar-suscripcion', objectType: 'suscripcion' } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const row = await findPorConfirmar(trx, hashToken(codigo));
    if (!row) throw refuse(directorioErrors, 'SUSCRIPCION_VENCIDA');
    await updateConfirmada(trx, row.id);
    await writeAudit(trx, context, { ...intent, result: 'exito', objectId: row.id });
    return presentSuscripcion(row, 'activa');
  });
}

/**
 * Leaves a subscription with the code every mail of it carries; its address is forgotten with it.
 *
 * @throws SUSCRIPCION_NO_EXISTE
 */
export function closeSuscripcion(
  database: Database,
  codigo: string,
  context: CallContext,
): Promise<Suscripcion> {
  return retire(database, context, (trx) => findPorRetirar(trx, codigo));
}

/**
 * Leaves a subscription of the person of the session.
 *
 * @throws SUSCRIPCION_NO_EXISTE, also for that of another person
 */
export function closeSuscripcionPropia(
  database: Database,
  id: number,
  context: CallContext,
): Promise<Suscripcion> {
  const { userId } = requireActor(context);
  return retire(database, context, (trx) => findDePersona(trx, id, userId));
}

function retire(
  database: Database,
  context: CallContext,
  find: (trx: Transaction<DatabaseSchema>) => Promise<SuscripcionRow | undefined>,
): Promise<Suscripcion> {
  const intent = { action: 'retirar-suscripcion', objectType: 'suscripcion' } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const row = await find(trx);
    if (!row) throw refuse(directorioErrors, 'SUSCRIPCION_NO_EXISTE');
    await deleteSuscripcion(trx, row.id);
    const { objeto, frecuencia } = row;
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: row.id,
      detail: { antes: { objeto, frecuencia }, despues: null },
    });
    return presentSuscripcion(row, 'retirada');
  });
}

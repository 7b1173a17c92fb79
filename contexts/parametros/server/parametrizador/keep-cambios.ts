import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  requireActor,
  requireAllowed,
  requireVersion,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type Parametro, parametrosErrors } from '../../contract/index.ts';
import { canApproveCambio, canRejectCambio, computeEstadoRechazo } from '../../rules/can-decide-cambio.ts';
import { findParametro } from './parametrizador.queries.ts';
import { closeCambio, updateParametroRow } from './parametrizador.repository.ts';
import { presentParametro, toDecidible } from './present-parametro.ts';
import { readParametro } from './update-parametro.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * Does what somebody else proposed: the parameter has the value from the next read on.
 *
 * @throws PARAMETRO_NO_ENCONTRADO, CAMBIO_NO_PENDIENTE, CAMBIO_NO_DECIDIBLE, VERSION_DISTINTA
 */
export function approveCambioParametro(
  database: Database,
  clave: string,
  context: CallContext,
): Promise<Parametro> {
  return database.transaction().execute(async (transaction) => {
    const { row, cambioId, cambio, usuarioId } = await getPendiente(transaction, clave, context);
    requireAllowed(canApproveCambio(cambio), parametrosErrors, 'CAMBIO_NO_DECIDIBLE');
    await updateParametroRow(transaction, clave, { valor: row.propuesto });
    await closeCambio(transaction, cambioId, { estado: 'aplicado', usuarioId });
    await writeAudit(transaction, context, {
      action: 'cambiar-parametro',
      result: 'exito',
      objectType: 'parametro',
      objectId: clave,
      detail: { antes: { valor: row.valor }, despues: { valor: row.propuesto }, cambioId },
    });
    return readParametro(transaction, clave, context);
  });
}

/**
 * Ends what somebody proposed without doing it: its author withdraws it, anybody else who may confirm it refuses it.
 *
 * @throws PARAMETRO_NO_ENCONTRADO, CAMBIO_NO_PENDIENTE, CAMBIO_NO_DECIDIBLE, VERSION_DISTINTA
 */
export function rejectCambioParametro(
  database: Database,
  clave: string,
  context: CallContext,
): Promise<Parametro> {
  return database.transaction().execute(async (transaction) => {
    const { cambioId, cambio, usuarioId } = await getPendiente(transaction, clave, context);
    requireAllowed(canRejectCambio(cambio), parametrosErrors, 'CAMBIO_NO_DECIDIBLE');
    const estado = computeEstadoRechazo(cambio);
    await updateParametroRow(transaction, clave);
    await closeCambio(transaction, cambioId, { estado, usuarioId });
    await writeAudit(transaction, context, {
      action: 'rechazar-cambio-parametro',
      result: 'exito',
      objectType: 'parametro',
      objectId: clave,
      detail: { estado, cambioId },
    });
    return readParametro(transaction, clave, context);
  });
}

/** The parameter, locked, with the change that waits for a second person. */
async function getPendiente(transaction: Transaction<DatabaseSchema>, clave: string, context: CallContext) {
  const actor = requireActor(context);
  const row = await findParametro(transaction, clave, { forUpdate: true });
  if (!row) throw refuse(parametrosErrors, 'PARAMETRO_NO_ENCONTRADO');
  requireVersion(context, row.version, presentParametro(row, actor));
  if (row.cambioId === null) throw refuse(parametrosErrors, 'CAMBIO_NO_PENDIENTE');
  return { row, cambioId: row.cambioId, cambio: toDecidible(row, actor), usuarioId: actor.userId };
}

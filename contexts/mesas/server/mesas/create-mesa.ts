import type { DatabaseSchema } from '@marco/database';
import { type CallContext, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type DatosMesa, mesasErrors } from '../../contract/index.ts';
import { canCreateMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { addMesa, saveParticipante } from './mesas.repository.ts';
import { toQuienGestiona } from './quien-gestiona.ts';
import { REFUSALS } from './update-locked-mesa.ts';
import { verifyMesa } from './verify-mesa.ts';

/**
 * Makes a mesa with its lead as the first participant.
 *
 * @throws MESA_ACCION_NO_PERMITIDA, SOLICITUD_INVALIDA, MESA_NOMBRE_REPETIDO
 */
export function createMesa(database: Kysely<DatabaseSchema>, datos: DatosMesa, context: CallContext) {
  const intent = { action: 'crear-mesa', objectType: 'mesa' };
  const decision = canCreateMesa(toQuienGestiona(context));
  return runAudited(database, context, intent, REFUSALS, async (transaction) => {
    requireAllowed(decision, mesasErrors, 'MESA_ACCION_NO_PERMITIDA');
    const mesa = await verifyMesa(transaction, datos);
    const id = await addMesa(transaction, mesa);
    await saveParticipante(transaction, id, mesa.admEntidadLider, 'lider');
    const { nombre, objetivo, descripcion, admEntidadLider, admUsuarioId } = mesa;
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { nombre, objetivo, descripcion, admEntidadLider, admUsuarioId } },
    });
    return { id };
  });
}

import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, type CallContext, refuse, requireAllowed, updateLocked } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type GestionReunion, mesasErrors } from '../../contract/index.ts';
import type { AccionReunion } from '../../contract/terms.ts';
import { canChangeReunion } from '../../rules/reuniones/flujo-reunion.ts';
import { requireGestion, toQuienGestiona } from '../mesas/quien-gestiona.ts';
import { findLockedReunion, type ReunionGestionada } from './gestion-reunion.queries.ts';
import { getGestionReunion, readGestionReunion, readPorDecidir } from './present-gestion-reunion.ts';

type Running = Transaction<DatabaseSchema>;

export interface CambioDeReunion {
  /** Name in the audit trail. */
  readonly action: string;
  readonly id: number;
  readonly accion: AccionReunion;
  /**
   * Writes the change of the locked row.
   *
   * @returns what the audit trail keeps of it; undefined when there was nothing to change
   */
  readonly apply: (transaction: Running, row: ReunionGestionada) => Promise<AuditDetail | undefined>;
}

/**
 * Every write about a meeting uses this function. It checks the rol of the caller, locks the meeting and its mesa,
 * asks the rule with their states, compares the version, and writes the change and its audit event.
 *
 * @throws MESA_ACCION_NO_PERMITIDA, REUNION_NO_ENCONTRADA, MESA_CERRADA or REUNION_ACCION_NO_PERMITIDA with the reasons
 * of the rule, VERSION_DISTINTA
 */
export function updateLockedReunion(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { action, id, accion, apply }: CambioDeReunion,
): Promise<GestionReunion> {
  const intent = { action, objectType: 'reunion', objectId: id };
  const quien = toQuienGestiona(context);
  return updateLocked(database, context, {
    intent,
    lock: async (transaction) => {
      requireGestion(context);
      const row = await findLockedReunion(transaction, id);
      if (!row) throw refuse(mesasErrors, 'REUNION_NO_ENCONTRADA');
      const code = row.mesa_activa ? 'REUNION_ACCION_NO_PERMITIDA' : 'MESA_CERRADA';
      const porDecidir = await readPorDecidir(transaction, row);
      requireAllowed(canChangeReunion(quien, porDecidir, accion), mesasErrors, code);
      return row;
    },
    present: (transaction, row) => readGestionReunion(transaction, row, quien),
    apply: async (transaction, row) => {
      const detail = await apply(transaction, row);
      return { detail, result: await getGestionReunion(transaction, id, quien) };
    },
  });
}

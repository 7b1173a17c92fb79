import type { Decision } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import {
  type AppError,
  type AuditDetail,
  type CallContext,
  refuse,
  refuseAt,
  requireAllowed,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type GestionMesa, mesasErrors } from '../../contract/index.ts';
import type { MesaPorDecidir, QuienGestiona } from '../../rules/mesas/can-edit-mesa.ts';
import { findLockedGestion, type GestionRow } from './gestion-mesa.queries.ts';
import { getGestion, readGestion } from './get-gestion.ts';
import { requireGestion, toQuienGestiona } from './quien-gestiona.ts';

type Database = Kysely<DatabaseSchema>;

/** What a broken constraint of `mesas` means. */
export const REFUSALS: Readonly<Record<string, () => AppError>> = {
  mesas_nombre_unico: () => refuseAt(mesasErrors, 'MESA_NOMBRE_REPETIDO', 'nombre'),
};

export interface CambioDeMesa {
  readonly action: string;
  readonly id: number;
  readonly can: (quien: QuienGestiona, mesa: MesaPorDecidir) => Decision;
  /** Code of the refusal when the state of the mesa does not allow the change. */
  readonly refusal?: 'MESA_CERRADA' | 'MESA_ACCION_NO_PERMITIDA';
  /**
   * Writes the change of the locked row.
   *
   * @returns what the audit trail keeps of it; undefined when there was nothing to change
   */
  readonly apply: (
    transaction: Transaction<DatabaseSchema>,
    row: GestionRow,
  ) => Promise<AuditDetail | undefined>;
}

/**
 * Every write about a mesa uses this function. It checks the rol of the caller, locks the mesa, asks the rule with
 * its state, compares the version, and writes the change and its audit event.
 *
 * @throws MESA_ACCION_NO_PERMITIDA or MESA_CERRADA with the reasons of the rule, MESA_NO_ENCONTRADA, VERSION_DISTINTA
 */
export function updateLockedMesa(
  database: Database,
  context: CallContext,
  { action, id, can, apply, refusal = 'MESA_CERRADA' }: CambioDeMesa,
): Promise<GestionMesa> {
  const quien = toQuienGestiona(context);
  const intent = { action, objectType: 'mesa', objectId: id };
  return updateLocked(database, context, {
    intent,
    refusals: REFUSALS,
    lock: async (transaction) => {
      requireGestion(context);
      const row = await findLockedGestion(transaction, id);
      if (!row) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
      requireAllowed(can(quien, row), mesasErrors, refusal);
      return row;
    },
    present: (transaction, row) => readGestion(transaction, row, quien),
    apply: async (transaction, row) => {
      const detail = await apply(transaction, row);
      return { detail, result: await getGestion(transaction, id, quien) };
    },
  });
}

import type { DatabaseSchema } from '@marco/database';
import { type AppError, type AuditDetail, type CallContext, refuse, updateLocked } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type AcuerdoDeConsumo, acuerdosErrors } from '../contract/index.ts';
import { canSeeAcuerdo, type QuienAcuerda } from '../rules/can-act-on-acuerdo.ts';
import { findLockedAcuerdo } from './acuerdo.queries.ts';
import { getAcuerdo, presentAcuerdo } from './present-acuerdo.ts';
import { toQuienAcuerda } from './quien-acuerda.ts';
import { type AcuerdoLeido, readAcuerdo } from './read-acuerdo.ts';

type Running = Transaction<DatabaseSchema>;

/** What a broken constraint means to a person. */
export const REFUSALS: Readonly<Record<string, () => AppError>> = {
  acuerdos_siguiente: () => refuse(acuerdosErrors, 'ACUERDO_EN_CURSO'),
};

export interface CambioDeAcuerdo {
  /** Name in the audit trail. */
  readonly action: string;
  readonly id: number;
  /** @throws what the rules refuse */
  readonly verify: (leido: AcuerdoLeido, quien: QuienAcuerda) => void;
  /** Writes the change of the locked row; undefined when there was nothing to change. */
  readonly apply: (
    trx: Running,
    leido: AcuerdoLeido,
    quien: QuienAcuerda,
  ) => Promise<AuditDetail | undefined>;
}

/**
 * Every write about an acuerdo uses this function: row locked, visible to the caller, version, rule, change, audit event.
 *
 * @throws ACUERDO_NO_ENCONTRADO, VERSION_DISTINTA; what `verify` and `apply` throw
 */
export function updateLockedAcuerdo(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { action, id, verify, apply }: CambioDeAcuerdo,
): Promise<AcuerdoDeConsumo> {
  const quien = toQuienAcuerda(context);
  return updateLocked(database, context, {
    intent: { action, objectType: 'acuerdo', objectId: id },
    refusals: REFUSALS,
    lock: async (trx) => {
      const row = await findLockedAcuerdo(trx, id);
      if (!row || !canSeeAcuerdo(row, quien)) throw refuse(acuerdosErrors, 'ACUERDO_NO_ENCONTRADO');
      return { version: row.version, leido: await readAcuerdo(trx, row) };
    },
    present: (trx, { leido }) => presentAcuerdo(trx, leido, quien),
    verify: (_trx, { leido }) => verify(leido, quien),
    apply: async (trx, { leido }) => {
      const detail = await apply(trx, leido, quien);
      return { detail, result: await getAcuerdo(trx, id, quien) };
    },
  });
}

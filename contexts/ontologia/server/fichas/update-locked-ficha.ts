import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, type CallContext, updateLocked } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { Ficha } from '../../contract/index.ts';
import type { Palabra } from '../../contract/terms.ts';
import { getFichaPresentada, toQuienMantiene } from './present-ficha.ts';
import { keepTurno } from './referencias.queries.ts';

type Running = Transaction<DatabaseSchema>;

export interface CambioDeFicha<Result> {
  readonly action: string;
  readonly palabra: Palabra;
  readonly id: number;
  /** @throws what the rules refuse of the ficha as it is */
  readonly verify: (trx: Running, ficha: Ficha) => void | Promise<void>;
  readonly apply: (
    trx: Running,
    ficha: Ficha,
  ) => Promise<{ readonly result: Result; readonly detail: AuditDetail }>;
}

/**
 * The way of every write about a ficha: one change of the ontology at a time, the version its author saw, the rules, the
 * change and its trace.
 *
 * @throws ONTOLOGIA_NO_ENCONTRADA, VERSION_DISTINTA, and what `verify` and `apply` refuse
 */
export function updateLockedFicha<Result>(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { action, palabra, id, verify, apply }: CambioDeFicha<Result>,
): Promise<Result> {
  return updateLocked(database, context, {
    intent: { action, objectType: palabra, objectId: id },
    lock: async (trx) => {
      await keepTurno(trx);
      return getFichaPresentada(trx, palabra, id, toQuienMantiene(context));
    },
    present: (_trx, ficha) => ficha,
    verify,
    apply,
  });
}

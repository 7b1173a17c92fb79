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
 * Every write about a ficha uses this function. It makes one change of the ontology at a time: it compares the
 * version that the author saw, asks the rules, and writes the change and its audit event.
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

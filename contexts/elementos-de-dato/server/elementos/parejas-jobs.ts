import type { DatabaseSchema } from '@marco/database';
import type { LongJobHandler } from '@marco/server-kit';
import { findPorComparar } from './parejas.queries.ts';
import { addParejas } from './parejas.repository.ts';

/** Versions compared in one transaction: nobody waits for more of them. */
const POR_TANDA = 20;
/** Most transactions of one run; what is left is the next one's. */
const TANDAS = 25;

/** Compares what came into force with the whole language. Interrupted, it goes on where it was. */
const compararElementos: LongJobHandler<DatabaseSchema> = {
  kind: 'comparar-elementos',
  findDueKey: async (database) => {
    const primera = await findPorComparar(database);
    return primera === undefined ? undefined : String(primera);
  },
  start: async (database, _payload, claim) => {
    for (let tanda = 0; tanda < TANDAS && (await findPorComparar(database)) !== undefined; tanda += 1) {
      claim.signal.throwIfAborted();
      await claim.keep();
      await database.transaction().execute((trx) => addParejas(trx, POR_TANDA));
    }
    return async () => {};
  },
};

/** Which elements nearly say the same. */
export const parejasJobs: readonly LongJobHandler<DatabaseSchema>[] = [compararElementos];

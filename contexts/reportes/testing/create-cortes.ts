import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { createCorte } from '../server/cortes/create-corte.ts';

/** After the last day of the demo data of tests. */
const AHORA = new Date('2026-12-05T12:00:00Z');
const CORTES = [
  { clase: 'mes', fecha: '2026-09-01' },
  { clase: 'mes', fecha: '2026-10-01' },
  { clase: 'dia', fecha: '2026-12-05' },
] as const;

/** Closes two months, and takes the cut of a day. */
export async function createCortes(database: Kysely<DatabaseSchema>): Promise<void> {
  for (const cual of CORTES)
    await database.transaction().execute((trx) => createCorte(trx, cual, { ahora: AHORA }));
}

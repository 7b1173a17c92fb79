import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';

/** Beside those of the migrations (170170), the seeds (170171) and the authenticator (170172). */
const TURNO = 170_173;

/** Whoever makes a key is alone until the transaction ends. */
export async function startTurnoDeClaves(trx: Kysely<DatabaseSchema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(TURNO)})`.execute(trx);
}

/** How many keys were made in a year. */
export async function countClaves(trx: Kysely<DatabaseSchema>, anio: number): Promise<number> {
  const { total } = await trx
    .selectFrom('certificados_claves')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('id', 'like', `c-${anio}-%`)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function addClave(
  trx: Kysely<DatabaseSchema>,
  clave: { readonly id: string; readonly publica: string; readonly material: string },
): Promise<void> {
  await trx
    .insertInto('certificados_claves')
    // The clock, not the start of the transaction: two rotations in one second keep their order.
    .values({ ...clave, created_at: sql`clock_timestamp()` })
    .execute();
}

export async function updateMaterial(
  trx: Kysely<DatabaseSchema>,
  id: string,
  material: string,
): Promise<void> {
  await trx.updateTable('certificados_claves').set({ material }).where('id', '=', id).execute();
}

/** Marks every key as one that somebody else may know from now on. */
export async function closeClaves(trx: Kysely<DatabaseSchema>): Promise<void> {
  await trx
    .updateTable('certificados_claves')
    .set({ comprometida_desde: sql`clock_timestamp()` })
    .where('comprometida_desde', 'is', null)
    .execute();
}

/** Last number and last seal of a series, held until the transaction ends. */
export function findSerieBloqueada(trx: Transaction<DatabaseSchema>, nivel: number, anio: number) {
  return trx
    .selectFrom('certificados_series')
    .select(['ultimo', 'ultimo_sello'])
    .where('nivel', '=', nivel)
    .where('anio', '=', anio)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

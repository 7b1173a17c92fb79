import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** An address of one machine, which publishes nothing. */
const LOCAL = sql<boolean>`valor #>> '{}' ~ '^http://(localhost|127[.]0[.]0[.]1|[[]::1[]])(:|/|$)'`;

/**
 * Writes the public address where the links of mails are made, unless it is that one.
 *
 * @param soloSiLocal only while the address is one of one machine
 */
export async function saveDireccionSitio(
  database: Database,
  direccion: string,
  soloSiLocal: boolean,
): Promise<void> {
  await database
    .updateTable('parametros')
    .set({ valor: JSON.stringify(direccion) })
    .where('clave', '=', 'sitio.direccion')
    .where('valor', '!=', JSON.stringify(direccion))
    .$if(soloSiLocal, (query) => query.where(LOCAL))
    .execute();
}

/** The public address of the product. */
export async function readDireccionSitio(database: Database): Promise<string> {
  const { valor } = await database
    .selectFrom('parametros')
    .select('valor')
    .where('clave', '=', 'sitio.direccion')
    .executeTakeFirstOrThrow();
  return String(valor);
}

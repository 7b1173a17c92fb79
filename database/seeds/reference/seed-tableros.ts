import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readJson } from '../read-data.ts';

interface TableroDeRol {
  /** Code of the rol. */
  readonly rol: string;
  readonly nombre: string;
  /** In their order; what they are of is all of the indicador. */
  readonly piezas: readonly { readonly codigo: string; readonly forma: string }[];
}

/**
 * The board of each rol (domain reportes §5). It follows this release, because nobody changes it: a person copies it to a board of
 * their own. A rol without one, as those an administrator made, has none.
 */
export async function seedTableros(trx: Transaction<DatabaseSchema>): Promise<void> {
  const tableros = readJson<TableroDeRol[]>(new URL('tableros.json', import.meta.url));
  for (const { rol, nombre, piezas } of tableros) {
    const { rows } = await sql<{ id: number }>`
      insert into tableros (rol_id, nombre) select id, ${nombre} from roles where codigo = ${rol}
      on conflict (rol_id) do update set nombre = excluded.nombre returning id`.execute(trx);
    const id = rows[0]?.id;
    if (id === undefined) continue;
    await sql`delete from tableros_piezas where tablero_id = ${id}`.execute(trx);
    await trx
      .insertInto('tableros_piezas')
      .values(piezas.map((pieza, at) => ({ ...pieza, tablero_id: id, orden: at + 1 })))
      .execute();
  }
}

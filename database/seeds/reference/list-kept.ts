import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';

/**
 * The rows of a catalogue that no administrator deleted, so that deleted rows do not come back at the next start.
 *
 * @param catalogo its name in the audit trail, which tells what was deleted
 */
export async function listKept<Fila extends { readonly codigo: string | number }>(
  trx: Transaction<DatabaseSchema>,
  catalogo: string,
  filas: readonly Fila[],
): Promise<Fila[]> {
  const { rows } = await sql<{ codigo: string }>`
    select distinct detail -> 'antes' ->> 'codigo' as codigo from audit_events
    where action = 'eliminar-fila-catalogo' and result = 'exito' and object_type = ${catalogo}`.execute(trx);
  const deleted = new Set(rows.map(({ codigo }) => codigo));
  return filas.filter(({ codigo }) => !deleted.has(String(codigo)));
}

import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** The newest seals, the last one first. */
export function listSellos(database: Kysely<DatabaseSchema>, cantidad: number) {
  return database
    .selectFrom('audit_seals')
    .select(['batch', 'last_id', 'event_count', 'sealed_at', 'digest', 'key_id', 'signature'])
    .orderBy('batch', 'desc')
    .limit(cantidad)
    .execute();
}

/** The addresses of the parameter; none sends nothing. */
export async function listCorreos(database: Kysely<DatabaseSchema>): Promise<readonly string[]> {
  const { rows } = await sql<{ correo: string }>`
    select c.fila ->> 'correo' as correo from parametros p, jsonb_array_elements(p.valor) as c(fila)
    where p.clave = 'auditoria.correosAncla' and jsonb_typeof(p.valor) = 'array'`.execute(database);
  return rows.map(({ correo }) => correo);
}

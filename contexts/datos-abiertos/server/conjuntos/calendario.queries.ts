import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { FILAS_POR_PAGINA, type FilaConClave } from './read-por-clave.ts';

/** Terms of the requests: the parameters that count days of somebody. */
export async function listTerminos(database: Kysely<DatabaseSchema>, despuesDe: string) {
  const { rows } = await sql<FilaConClave<string>>`
    select p.clave, p.clave as codigo, p.nombre, (p.valor #>> '{}')::int as dias, p.unidad, p.descripcion
    from parametros p
    where p.clave like 'solicitudes.dias%' and p.tipo = 'entero' and p.clave collate "C" > ${despuesDe}
    order by p.clave collate "C" limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}

import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { CARPETA_EXPORTACIONES } from '../contract/exportaciones.terms.ts';
import type { Contenido } from './archivos.repository.ts';

/** The contents that files and exportaciones name, each once, in the order of kind and hash, after the given one. */
export async function listContenidos(
  database: Kysely<DatabaseSchema>,
  after: Pick<Contenido, 'carpeta' | 'sha256'> | null,
  maximo: number,
): Promise<readonly Contenido[]> {
  const { rows } = await sql<Contenido>`
    select carpeta, sha256, max(ubicacion) as ubicacion from (
      select carpeta, sha256, ubicacion from archivos
      union all
      select ${CARPETA_EXPORTACIONES}, sha256, ubicacion from exportaciones
        where sha256 is not null and estado = 'lista'
    ) c
    where (carpeta collate "C", sha256 collate "C") > (${after?.carpeta ?? ''}, ${after?.sha256 ?? ''})
    group by carpeta, sha256
    order by carpeta collate "C", sha256 collate "C"
    limit ${maximo}`.execute(database);
  return rows;
}

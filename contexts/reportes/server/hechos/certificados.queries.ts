import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoCertificado } from '../../rules/hechos/hechos.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

/** The certificates issued in a period. */
export async function listHechosDeCertificados(
  database: Kysely<DatabaseSchema>,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoCertificado[]> {
  const { rows } = await sql<HechoCertificado>`
    select c.id, c.nivel, c.entidad_id as entidad, ${LUGAR_DE_ENTIDAD}
    from certificados c join entidades e on e.id = c.entidad_id
    where c.expedido_en >= ${desde} and c.expedido_en < ${hasta} and c.id > ${despuesDe}
    order by c.id limit ${HECHOS_POR_PAGINA}`.execute(database);
  return rows;
}

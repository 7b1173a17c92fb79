import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { RECURSO_USUARIOS } from '../../contract/terms.ts';
import { buildQuienesPueden } from './quienes-pueden.queries.ts';

/**
 * People who may approve a membership of an entity: those of the ministry with the permission, and those of the
 * entity itself while the parameter `usuarios.lider_aprueba` allows it. Each person once, always in the same order,
 * because the mails take a lock for each address.
 */
export async function listAprobadores(
  database: Kysely<DatabaseSchema>,
  entidadId: number,
): Promise<number[]> {
  const rows = await buildQuienesPueden(database, RECURSO_USUARIOS, 'aprobar')
    .where((where) =>
      where.or([
        where('r.ambito', '=', 'ministerio'),
        where.and([
          where('m.entidad_id', '=', entidadId),
          sql<boolean>`exists (select from parametros where clave = 'usuarios.lider_aprueba' and valor = 'true')`,
        ]),
      ]),
    )
    .orderBy('u.id')
    .execute();
  return rows.map((row) => row.id);
}

import type { DatabaseSchema } from '@marco/database';
import { onPage, type Page } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import { buildImportado } from './importado.queries.ts';

/** One page of the services of an entity in Spanish order, and how many it has. */
export async function listServiciosDeEntidad(
  database: Kysely<DatabaseSchema>,
  entidadId: number,
  page: Page,
) {
  const own = database.selectFrom('servicios as s').where('s.entidad_id', '=', entidadId);
  const [servicios, { total }] = await Promise.all([
    own
      .innerJoin('estados_servicio as es', 'es.id', 's.estado_servicio_id')
      .select(['s.id as servicioId', 's.nombre', 'es.nombre as estado', 's.activo'])
      .select(buildImportado().as('importado'))
      .orderBy('s.clave_de_orden')
      .orderBy('s.id')
      .$call(onPage(page))
      .execute(),
    own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { servicios, total };
}

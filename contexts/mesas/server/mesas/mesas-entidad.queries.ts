import type { DatabaseSchema } from '@marco/database';
import { onPage, type Page, spanishOrder } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';

/** One page of the mesas an entity leads or takes part in, open ones first, and how many there are. */
export async function listMesasDeEntidad(database: Kysely<DatabaseSchema>, entidadId: number, page: Page) {
  const own = database
    .selectFrom('mesas as m')
    .where((where) =>
      where.or([
        where('m.entidad_lider_id', '=', entidadId),
        where.exists(
          where
            .selectFrom('mesas_entidades as me')
            .select(sql`1`.as('one'))
            .whereRef('me.mesa_id', '=', 'm.id')
            .where('me.entidad_id', '=', entidadId),
        ),
      ]),
    );
  const [mesas, { total }] = await Promise.all([
    own
      .select([
        'm.id',
        'm.nombre as nombreMesa',
        'm.activa as estadoMesa',
        sql<boolean>`m.entidad_lider_id = ${entidadId}`.as('lidera'),
      ])
      .orderBy('m.activa', 'desc')
      .orderBy(spanishOrder('m.nombre'))
      .orderBy('m.id')
      .$call(onPage(page))
      .execute(),
    own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { mesas, total };
}

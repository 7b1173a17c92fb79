import type { DatabaseSchema } from '@marco/database';
import { onPage, type Page, spanishOrder } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

const nombreConsultor = buildNombreCompleto('u');

export async function findMesa(database: Database, id: number) {
  return database
    .selectFrom('mesas as m')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_lider_id')
    .innerJoin('usuarios as u', 'u.id', 'm.consultor_principal_id')
    .select([
      'm.id',
      'm.nombre',
      'm.activa as estado',
      'm.objetivo',
      'm.descripcion',
      'e.nombre as admEntidadLiderNombre',
      nombreConsultor.as('admUsuarioNombre'),
      'm.email_responsable_entidad as emailResponsableEntidad',
      'm.email_consultor as emailConsultor',
      'm.created_at',
    ])
    .where('m.id', '=', id)
    .executeTakeFirst();
}

export async function hasMesa(database: Database, id: number): Promise<boolean> {
  const row = await database.selectFrom('mesas').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Participating entities, in Spanish order of their names. */
export async function listEntidades(database: Database, mesaId: number) {
  return database
    .selectFrom('mesas_entidades as me')
    .innerJoin('entidades as e', 'e.id', 'me.entidad_id')
    .leftJoin('ordenes as o', 'o.id', 'e.orden_id')
    .leftJoin('departamentos as d', 'd.codigo', 'e.departamento_codigo')
    .leftJoin('municipios as mu', 'mu.codigo', 'e.municipio_codigo')
    .select([
      'e.nombre as entidad',
      'o.nombre as admOrdenName',
      'd.nombre as admDepartamentoName',
      'mu.nombre as admMunicipioName',
    ])
    .where('me.mesa_id', '=', mesaId)
    .orderBy('e.clave_de_orden')
    .orderBy('e.id')
    .execute();
}

/** Services of a mesa, in Spanish order of their names. */
export async function listServicios(database: Database, mesaId: number) {
  return database
    .selectFrom('mesas_servicios as ms')
    .innerJoin('servicios as s', 's.id', 'ms.servicio_id')
    .innerJoin('estados_servicio as es', 'es.id', 's.estado_servicio_id')
    .select(['es.nombre as estado', 's.nombre'])
    .where('ms.mesa_id', '=', mesaId)
    .orderBy('s.clave_de_orden')
    .orderBy('s.id')
    .execute();
}

/** How many mesas are open and how many closed. */
export async function countByEstado(database: Database) {
  return database
    .selectFrom('mesas')
    .select([
      sql<number>`count(*) filter (where activa)`.as('activas'),
      sql<number>`count(*) filter (where not activa)`.as('cerradas'),
    ])
    .executeTakeFirstOrThrow();
}

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

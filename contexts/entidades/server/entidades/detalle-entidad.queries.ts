import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Caracter, TipoEntidad } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** An entity with the names of what it refers to, and what depends on it now. */
export async function findDetalle(database: Database, id: number) {
  return database
    .selectFrom('entidades as e')
    .leftJoin('sectores as s', 's.id', 'e.sector_id')
    .leftJoin('ordenes as o', 'o.id', 'e.orden_id')
    .leftJoin('departamentos as d', 'd.codigo', 'e.departamento_codigo')
    .leftJoin('municipios as mu', 'mu.codigo', 'e.municipio_codigo')
    .selectAll('e')
    .select([
      sql<TipoEntidad>`e.tipo`.as('tipo'),
      sql<Caracter | null>`e.caracter`.as('caracter'),
      's.nombre as sector',
      'o.nombre as orden',
      'd.nombre as departamento',
      'mu.nombre as municipio',
      sql<number>`(select count(*) from membresias m join usuarios u on u.id = m.usuario_id
        where m.entidad_id = e.id and m.estado = 'activa' and u.activo)`.as('usuarios_activos'),
      sql<number>`(select count(*) from servicios sv where sv.entidad_id = e.id and sv.activo)`.as(
        'servicios_activos',
      ),
      sql<number>`(select count(*) from mesas me where me.activa and (me.entidad_lider_id = e.id
        or exists (select 1 from mesas_entidades p where p.mesa_id = me.id and p.entidad_id = e.id)))`.as(
        'mesas_abiertas',
      ),
    ])
    .where('e.id', '=', id)
    .executeTakeFirst();
}

export type DetalleRow = NonNullable<Awaited<ReturnType<typeof findDetalle>>>;

/** The same with its row locked: nobody else changes it until the transaction ends. */
export async function findLockedDetalle(transaction: Transaction<DatabaseSchema>, id: number) {
  await transaction.selectFrom('entidades').select('id').where('id', '=', id).forUpdate().execute();
  return findDetalle(transaction, id);
}

import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** Permission of those who decide a registration. */
const RECURSO = 'usuarios';
const ACCION = 'aprobar';

/**
 * People who may approve a membership of an entity: those of the ministry with the permission, and those of
 * the entity itself while the parameter `usuarios.lider_aprueba` allows it. Each once.
 */
export async function listAprobadores(
  database: Kysely<DatabaseSchema>,
  entidadId: number,
): Promise<number[]> {
  const rows = await database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .innerJoin('roles as r', 'r.id', 'm.rol_id')
    .innerJoin('roles_permisos as p', 'p.rol_id', 'r.id')
    .innerJoin('subfuncionalidades as s', 's.id', 'p.subfuncionalidad_id')
    .select('u.id')
    .distinct()
    .where('s.codigo', '=', RECURSO)
    .where('p.accion', '=', ACCION)
    .where('m.activa', '=', true)
    .where('u.activo', '=', true)
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

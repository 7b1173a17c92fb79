import type { Resource } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Active people in each entity where their rol holds an action of a resource, to be narrowed by the caller. */
export function buildQuienesPueden(database: Database, { code }: Resource, accion: string) {
  return database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .innerJoin('roles as r', 'r.id', 'm.rol_id')
    .innerJoin('roles_permisos as p', 'p.rol_id', 'r.id')
    .innerJoin('subfuncionalidades as s', 's.id', 'p.subfuncionalidad_id')
    .select('u.id')
    .distinct()
    .where('s.codigo', '=', code)
    .where('p.accion', '=', accion)
    .where('m.estado', '=', 'activa')
    .where('u.activo', '=', true)
    .orderBy('u.id');
}

/** Active people whose rol holds an action of a resource: of the ministry, of the operator of the platform, or of one entity. */
export async function listQuienesPueden(
  database: Database,
  recurso: Resource,
  accion: string,
  donde: number | 'ministerio' | 'operador',
): Promise<number[]> {
  const rows = await buildQuienesPueden(database, recurso, accion)
    .$if(typeof donde === 'string', (query) => query.where('r.ambito', '=', sql<string>`${donde}`))
    .$if(typeof donde === 'number', (query) => query.where('m.entidad_id', '=', sql<number>`${donde}`))
    .execute();
  return rows.map(({ id }) => id);
}

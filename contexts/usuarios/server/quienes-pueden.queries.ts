import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** Active people in each entity where their rol holds an action of a resource, to be narrowed by whoever asks. */
export function buildQuienesPueden(database: Kysely<DatabaseSchema>, recurso: string, accion: string) {
  return database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .innerJoin('roles as r', 'r.id', 'm.rol_id')
    .innerJoin('roles_permisos as p', 'p.rol_id', 'r.id')
    .innerJoin('subfuncionalidades as s', 's.id', 'p.subfuncionalidad_id')
    .select('u.id')
    .distinct()
    .where('s.codigo', '=', recurso)
    .where('p.accion', '=', accion)
    .where('m.activa', '=', true)
    .where('u.activo', '=', true)
    .orderBy('u.id');
}

import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** Notices of a person a home shows. */
const NOVEDADES = 5;

/** The last notices of a person. */
export function listNovedades(database: Kysely<DatabaseSchema>, usuarioId: number) {
  return database
    .selectFrom('notificaciones')
    .select(['id', 'titulo', 'enlace', 'created_at', 'leida_en'])
    .where('usuario_id', '=', usuarioId)
    .where('visible', '=', true)
    .orderBy('id', 'desc')
    .limit(NOVEDADES)
    .execute();
}

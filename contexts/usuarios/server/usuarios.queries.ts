import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { buildNombreCompleto } from './port.ts';

/** Active people with an active membership in the ministry (found by its sigla, a parameter). */
export async function listMinisterio(database: Kysely<DatabaseSchema>, sigla: string) {
  return database
    .selectFrom('usuarios as u')
    .innerJoin('membresias as m', 'm.usuario_id', 'u.id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .select(['u.id', buildNombreCompleto('u').as('nombre'), 'u.correo_electronico as email'])
    .where('u.activo', '=', true)
    .where('m.activa', '=', true)
    .where(sql<boolean>`texto_busqueda(e.sigla) = texto_busqueda(${sigla})`)
    .orderBy(sql`clave_orden(${buildNombreCompleto('u')}) collate "C"`)
    .orderBy('u.id')
    .execute();
}

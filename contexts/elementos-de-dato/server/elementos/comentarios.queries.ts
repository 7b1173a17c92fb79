import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import type { Kysely, Transaction } from 'kysely';
import type { Comentario } from '../../contract/index.ts';

/** Comments of a version in the order they were written. */
export async function listComentariosDeVersion(
  database: Kysely<DatabaseSchema>,
  versionId: number,
): Promise<Comentario[]> {
  const rows = await database
    .selectFrom('elementos_comentarios as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .leftJoin('usuarios as r', 'r.id', 'c.resuelto_por')
    .select(['c.id', 'c.campo', 'c.texto', 'c.created_at', 'c.responde_a_id', 'c.resuelto_en'])
    .select([
      'e.nombre as entidad',
      buildNombreCompleto('u').as('quien'),
      buildNombreCompleto('r').as('resolvio'),
    ])
    .where('c.version_id', '=', versionId)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    campo: row.campo,
    texto: row.texto,
    quien: row.quien,
    entidad: row.entidad,
    cuando: row.created_at.toISOString(),
    respondeA: row.responde_a_id,
    resueltoPor: row.resolvio || null,
    resueltoEn: row.resuelto_en?.toISOString() ?? null,
  }));
}

/** A comment of a version, as the person who answers it looks at it. */
export function findComentario(database: Kysely<DatabaseSchema>, id: number, versionId: number) {
  return database
    .selectFrom('elementos_comentarios')
    .select('responde_a_id')
    .where('id', '=', id)
    .where('version_id', '=', versionId)
    .executeTakeFirst();
}

/** A comment with its row locked, as the person who closes its thread looks at it. */
export function findLockedComentario(trx: Transaction<DatabaseSchema>, id: number) {
  return trx
    .selectFrom('elementos_comentarios')
    .select(['version_id', 'resuelto_en', 'responde_a_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  requireActor,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import { type Comentario, elementosErrors } from '../../contract/index.ts';
import { canComment } from '../../rules/ciclo/can-act-on-elemento.ts';
import { getVersionRow, toSituacion } from './get-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';

type Database = Kysely<DatabaseSchema>;

/** Comments of a version in the order they were written. */
async function selectComentarios(database: Database, versionId: number): Promise<Comentario[]> {
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

/** Comments are of those who work on the version: others, though they may read it, see none. */
export async function listComentarios(database: Database, versionId: number, context: CallContext) {
  const quien = toQuienElabora(context);
  const row = await getVersionRow(database, versionId, quien);
  const involved = quien.esMinisterio || row.entidad_responsable_id === quien.entidadId;
  return { comentarios: involved ? await selectComentarios(database, versionId) : [] };
}

interface ComentarioNuevo {
  readonly versionId: number;
  readonly texto: string;
  readonly campo: string | null;
  readonly respondeA: number | null;
}

/** @throws ELEMENTO_NO_ENCONTRADO, ELEMENTO_ACCION_NO_PERMITIDA, COMENTARIO_NO_ENCONTRADO */
export function createComentario(database: Database, comentario: ComentarioNuevo, context: CallContext) {
  const { versionId, texto, campo, respondeA } = comentario;
  const intent = { action: 'comentar-elemento', objectType: 'elemento', objectId: versionId };
  return runAudited(database, context, intent, {}, async (trx) => {
    const quien = toQuienElabora(context);
    const row = await getVersionRow(trx, versionId, quien);
    const decision = canComment(toSituacion(row), quien);
    requireAllowed(decision, elementosErrors, 'ELEMENTO_ACCION_NO_PERMITIDA');
    if (respondeA !== null) {
      const answered = await trx
        .selectFrom('elementos_comentarios')
        .select('responde_a_id')
        .where('id', '=', respondeA)
        .where('version_id', '=', versionId)
        .executeTakeFirst();
      // Threads have one level: an answer answers the comment that began it.
      if (!answered || answered.responde_a_id !== null)
        throw refuse(elementosErrors, 'COMENTARIO_NO_ENCONTRADO');
    }
    const { entityId, userId } = requireActor(context);
    if (entityId === null) throw new Error('A permission was held in no entity.');
    const { id } = await trx
      .insertInto('elementos_comentarios')
      .values({
        texto,
        campo,
        version_id: versionId,
        responde_a_id: respondeA,
        usuario_id: userId,
        entidad_id: entityId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(trx, context, { ...intent, result: 'exito', detail: { comentarioId: id, campo } });
    return { comentarios: await selectComentarios(trx, versionId) };
  });
}

/** Closes a thread, once; who may comment may close it. @throws COMENTARIO_NO_ENCONTRADO */
export function closeComentario(database: Database, comentarioId: number, context: CallContext) {
  const intent = { action: 'resolver-comentario', objectType: 'elemento' };
  return runAudited(database, context, intent, {}, async (trx) => {
    const comentario = await trx
      .selectFrom('elementos_comentarios')
      .select(['version_id', 'resuelto_en', 'responde_a_id'])
      .where('id', '=', comentarioId)
      .forUpdate()
      .executeTakeFirst();
    if (!comentario || comentario.responde_a_id !== null)
      throw refuse(elementosErrors, 'COMENTARIO_NO_ENCONTRADO');
    const versionId = comentario.version_id;
    const quien = toQuienElabora(context);
    const row = await getVersionRow(trx, versionId, quien);
    const decision = canComment(toSituacion(row), quien);
    if (!decision.allowed) throw refuse(elementosErrors, 'COMENTARIO_NO_ENCONTRADO');
    if (comentario.resuelto_en === null) {
      await trx
        .updateTable('elementos_comentarios')
        .set({ resuelto_en: sql<Date>`now()`, resuelto_por: quien.usuarioId })
        .where('id', '=', comentarioId)
        .execute();
      await writeAudit(trx, context, {
        ...intent,
        result: 'exito',
        objectId: versionId,
        detail: { comentarioId },
      });
    }
    return { comentarios: await selectComentarios(trx, versionId) };
  });
}

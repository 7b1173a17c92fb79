import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  requireActor,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { elementosErrors } from '../../contract/index.ts';
import { canComment } from '../../rules/ciclo/can-act-on-elemento.ts';
import { findComentario, findLockedComentario, listComentariosDeVersion } from './comentarios.queries.ts';
import { addComentario, updateToResuelto } from './comentarios.repository.ts';
import { getVersionRow, toSituacion } from './get-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';

type Database = Kysely<DatabaseSchema>;

/** Only people who work on the version see its comments; other people who may read it do not. */
export async function listComentarios(database: Database, versionId: number, context: CallContext) {
  const quien = toQuienElabora(context);
  const row = await getVersionRow(database, versionId, quien);
  const involved = quien.esMinisterio || row.entidad_responsable_id === quien.entidadId;
  return { comentarios: involved ? await listComentariosDeVersion(database, versionId) : [] };
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
      const answered = await findComentario(trx, respondeA, versionId);
      // Threads have one level: an answer answers the comment that began it.
      if (!answered || answered.responde_a_id !== null)
        throw refuse(elementosErrors, 'COMENTARIO_NO_ENCONTRADO');
    }
    const { entityId, userId } = requireActor(context);
    if (entityId === null) throw new Error('A permission was held in no entity.');
    const id = await addComentario(trx, {
      texto,
      campo,
      version_id: versionId,
      responde_a_id: respondeA,
      usuario_id: userId,
      entidad_id: entityId,
    });
    await writeAudit(trx, context, { ...intent, result: 'exito', detail: { comentarioId: id, campo } });
    return { comentarios: await listComentariosDeVersion(trx, versionId) };
  });
}

/** Closes a thread, once; people who may comment may close it. @throws COMENTARIO_NO_ENCONTRADO */
export function closeComentario(database: Database, comentarioId: number, context: CallContext) {
  const intent = { action: 'resolver-comentario', objectType: 'elemento' };
  return runAudited(database, context, intent, {}, async (trx) => {
    const comentario = await findLockedComentario(trx, comentarioId);
    if (!comentario || comentario.responde_a_id !== null)
      throw refuse(elementosErrors, 'COMENTARIO_NO_ENCONTRADO');
    const versionId = comentario.version_id;
    const quien = toQuienElabora(context);
    const row = await getVersionRow(trx, versionId, quien);
    const decision = canComment(toSituacion(row), quien);
    if (!decision.allowed) throw refuse(elementosErrors, 'COMENTARIO_NO_ENCONTRADO');
    if (comentario.resuelto_en === null) {
      await updateToResuelto(trx, comentarioId, quien.usuarioId);
      await writeAudit(trx, context, {
        ...intent,
        result: 'exito',
        objectId: versionId,
        detail: { comentarioId },
      });
    }
    return { comentarios: await listComentariosDeVersion(trx, versionId) };
  });
}

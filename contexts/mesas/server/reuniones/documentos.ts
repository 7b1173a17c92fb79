import { archivosErrors } from '@marco/archivos/contract';
import { closeArchivo, findExceso, keepArchivos } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import {
  type BoundEndpoint,
  bindEndpoint,
  type CallContext,
  executeOnce,
  refuse,
  requireAllowed,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import {
  deleteDocumentoEndpoint,
  getPermisosDocumentosEndpoint,
  mesasErrors,
  uploadDocumentosEndpoint,
} from '../../contract/index.ts';
import { MAXIMO_DOCUMENTOS_REUNION } from '../../contract/terms.ts';
import { canEditReunion } from '../../rules/actas/can-edit-reunion.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';
import { addDocumentos, clearDocumentoRow, findReunionBloqueada } from './documentos.repository.ts';
import { isReunionSellada } from './gestion-reunion.queries.ts';
import { findMesaDeReunion, listArchivos } from './reuniones.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The calls that change what a meeting hands out. */
export function listDocumentosEndpoints(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(getPermisosDocumentosEndpoint, ({ params }, context) =>
      readPermisos(database, params.idReunion, context),
    ),
    bindEndpoint(uploadDocumentosEndpoint, ({ body }, context) =>
      executeOnce(database, context, (trx) => attach(trx, body.idReunion, body.archivos, context)),
    ),
    bindEndpoint(deleteDocumentoEndpoint, ({ body }, context) =>
      database.transaction().execute((trx) => detach(trx, body.idReunion, body.idArchivo, context)),
    ),
  ];
}

async function readPermisos(database: Database, reunionId: number, context: CallContext) {
  const mesa = await findMesaDeReunion(database, reunionId);
  if (!mesa) throw refuse(mesasErrors, 'REUNION_NO_ENCONTRADA');
  const quien = toQuienGestiona(context);
  const decision = canEditReunion(quien, {
    ...mesa,
    sellada: await isReunionSellada(database, reunionId),
  });
  return {
    adjuntar: canManageMesas(quien).allowed ? decision : null,
    maximo: MAXIMO_DOCUMENTOS_REUNION,
  };
}

/** The meeting, locked, where the caller may change its documents. */
async function requireEditable(trx: Transaction<DatabaseSchema>, id: number, context: CallContext) {
  const reunion = await findReunionBloqueada(trx, id);
  if (!reunion) throw refuse(mesasErrors, 'REUNION_NO_ENCONTRADA');
  const decision = canEditReunion(toQuienGestiona(context), {
    ...reunion,
    sellada: await isReunionSellada(trx, id),
  });
  requireAllowed(decision, mesasErrors, 'DOCUMENTOS_BLOQUEADOS');
  return reunion;
}

async function attach(
  trx: Transaction<DatabaseSchema>,
  reunionId: number,
  archivos: readonly string[],
  context: CallContext,
) {
  const reunion = await requireEditable(trx, reunionId, context);
  const antes = await listArchivos(trx, reunionId);
  const ids = [...new Set(archivos)];
  const exceso = findExceso(ids.length, antes.length, { multiple: true, maximo: MAXIMO_DOCUMENTOS_REUNION });
  if (exceso !== null) throw refuse(mesasErrors, 'DOCUMENTOS_EXCEDIDOS', [{ mensaje: exceso }]);
  await keepArchivos(
    trx,
    ids,
    // A meeting still to be held is not public, nor are its documents.
    { carpeta: 'mesas', publico: reunion.estado === 'realizada' },
    context,
  );
  await addDocumentos(trx, reunionId, ids);
  await auditDocumentos(trx, 'adjuntar-documento', reunionId, antes, context);
  return { archivos: await listArchivos(trx, reunionId) };
}

async function detach(
  trx: Transaction<DatabaseSchema>,
  reunionId: number,
  archivoId: string,
  context: CallContext,
) {
  await requireEditable(trx, reunionId, context);
  const antes = await listArchivos(trx, reunionId);
  if (!(await clearDocumentoRow(trx, reunionId, archivoId)))
    throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
  await closeArchivo(trx, archivoId);
  await auditDocumentos(trx, 'quitar-documento', reunionId, antes, context);
  return { archivos: await listArchivos(trx, reunionId) };
}

async function auditDocumentos(
  trx: Transaction<DatabaseSchema>,
  action: 'adjuntar-documento' | 'quitar-documento',
  reunionId: number,
  antes: Awaited<ReturnType<typeof listArchivos>>,
  context: CallContext,
): Promise<void> {
  const names = (archivos: typeof antes) => ({ documentos: archivos.map(({ nombre }) => nombre) });
  await writeAudit(trx, context, {
    action,
    result: 'exito',
    objectType: 'reunion',
    objectId: String(reunionId),
    detail: { antes: names(antes), despues: names(await listArchivos(trx, reunionId)) },
  });
}

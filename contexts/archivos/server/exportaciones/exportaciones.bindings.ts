import type { DatabaseSchema } from '@marco/database';
import {
  type BoundEndpoint,
  bindEndpoint,
  type CallContext,
  FileAnswer,
  type FileStore,
  refuse,
  requireActor,
  TABLE_TYPES,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { CARPETA_EXPORTACIONES } from '../../contract/exportaciones.terms.ts';
import {
  closeExportacionEndpoint,
  downloadExportacionEndpoint,
  type Exportacion,
  exportacionesErrors,
  getExportacionEndpoint,
  listExportacionesEndpoint,
  submitExportacionEndpoint,
} from '../../contract/index.ts';
import { canTakeAccionExportacion } from '../../rules/exportaciones/ciclo-exportacion.ts';
import { requireLugar } from './download-tabla.ts';
import { type ExportacionRow, findExportacion, listDeMembresia } from './exportaciones.queries.ts';
import { closeCancelada, submitFallida, updateDescargada } from './exportaciones.repository.ts';
import { findTitulo, presentExportacion } from './present-exportacion.ts';
import type { TablaExportable } from './tabla-exportable.ts';

/** Those somebody sees in their list. */
const MAXIMO_LISTA = 50;

type Database = Kysely<DatabaseSchema>;

/** The exportaciones of the person who asks, in the entity they work in. */
export function bindExportaciones(
  database: Database,
  files: FileStore,
  tablas: readonly TablaExportable[],
): BoundEndpoint[] {
  const present = (row: ExportacionRow): Exportacion =>
    presentExportacion(row, findTitulo(tablas, row.catalogo));
  return [
    bindEndpoint(listExportacionesEndpoint, async (_request, context) => {
      const { membershipId } = requireActor(context);
      if (membershipId === null) return [];
      return (await listDeMembresia(database, membershipId, MAXIMO_LISTA)).map(present);
    }),
    bindEndpoint(getExportacionEndpoint, async ({ params }, context) =>
      present(await getPropia(database, params.id, context)),
    ),
    bindEndpoint(closeExportacionEndpoint, ({ params }, context) =>
      changePropia(database, params.id, context, 'cancelar-exportacion', async (trx) => {
        const row = await closeCancelada(trx, params.id);
        if (!row) throw refuse(exportacionesErrors, 'EXPORTACION_TERMINADA');
        return present(row);
      }),
    ),
    bindEndpoint(submitExportacionEndpoint, ({ params }, context) =>
      changePropia(database, params.id, context, 'reintentar-exportacion', async (trx) => {
        await requireLugar(trx, requireActor(context).userId);
        const row = await submitFallida(trx, params.id);
        if (!row) throw refuse(exportacionesErrors, 'EXPORTACION_NO_FALLIDA');
        return present(row);
      }),
    ),
    bindEndpoint(downloadExportacionEndpoint, ({ params }, context) =>
      downloadArchivo(database, files, params.id, context),
    ),
  ];
}

/** The exportación, when the caller asked for it, in this entity and with what their rol still allows. */
async function getPropia(database: Database, id: string, context: CallContext): Promise<ExportacionRow> {
  const { userId, membershipId, permissions } = requireActor(context);
  const row = await findExportacion(database, id);
  const isOwn = row?.usuario_id === userId && row.membresia_id === membershipId;
  if (row && isOwn && permissions.has(row.permiso)) return row;
  if (row) await auditRefusal(database, row.id, context);
  throw refuse(exportacionesErrors, 'EXPORTACION_NO_ENCONTRADA');
}

async function auditRefusal(database: Database, id: string, context: CallContext): Promise<void> {
  await writeAudit(database, context, {
    action: 'descargar',
    result: 'rechazo',
    objectType: 'exportacion',
    objectId: id,
  });
}

async function changePropia(
  database: Database,
  id: string,
  context: CallContext,
  action: string,
  change: (trx: Transaction<DatabaseSchema>) => Promise<Exportacion>,
): Promise<Exportacion> {
  const { estado, id: objectId } = await getPropia(database, id, context);
  return database.transaction().execute(async (trx) => {
    const exportacion = await change(trx);
    const detail = { antes: { estado }, despues: { estado: exportacion.estado } };
    await writeAudit(trx, context, { action, result: 'exito', objectType: 'exportacion', objectId, detail });
    return exportacion;
  });
}

async function downloadArchivo(
  database: Database,
  files: FileStore,
  id: string,
  context: CallContext,
): Promise<FileAnswer> {
  const row = await getPropia(database, id, context);
  if (row.estado === 'vencida' || (row.vence_en !== null && row.vence_en <= new Date()))
    throw refuse(exportacionesErrors, 'EXPORTACION_VENCIDA');
  const estado = row.estado as Exportacion['estado'];
  if (!canTakeAccionExportacion('descargar', estado) || row.sha256 === null)
    throw refuse(exportacionesErrors, 'EXPORTACION_NO_LISTA');
  const content = await files.find({
    folder: CARPETA_EXPORTACIONES,
    sha256: row.sha256,
    location: row.ubicacion,
  });
  if (!content) {
    context.log.error({ exportacionId: row.id }, 'the content of an export is missing');
    throw refuse(exportacionesErrors, 'EXPORTACION_AUSENTE');
  }
  await updateDescargada(database, row.id);
  const type = TABLE_TYPES[row.formato === 'csv' ? 'csv' : 'xlsx'];
  return new FileAnswer({ content, name: row.nombre_archivo, type, bytes: row.tamano_bytes });
}

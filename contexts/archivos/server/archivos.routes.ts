import type { DatabaseSchema } from '@marco/database';
import {
  type ByteRange,
  bindEndpoint,
  type CallContext,
  FileAnswer,
  refuse,
  type ServerModule,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  archivosErrors,
  deleteArchivoEndpoint,
  downloadArchivoEndpoint,
  downloadContenidoEndpoint,
  uploadArchivoEndpoint,
} from '../contract/index.ts';
import { MENSAJES_DESCARGA } from '../contract/terms.ts';
import { canDownloadArchivo } from '../rules/can-download-archivo.ts';
import { type ArchivoRow, findArchivo } from './archivos.queries.ts';
import { clearArchivo } from './clear-archivo.ts';
import { bindExportaciones } from './exportaciones/exportaciones.bindings.ts';
import type { TablaExportable } from './exportaciones/tabla-exportable.ts';
import type { LectorDeArchivos } from './lector-de-archivos.ts';
import { streamDownload } from './stream-download.ts';
import { type UploadDependencies, uploadArchivo } from './upload-archivo.ts';

export interface ArchivosDependencies extends UploadDependencies {
  /** Every table of the product that can be taken along. */
  readonly tablas: readonly TablaExportable[];
  /** Every context whose records have files. */
  readonly lectoresDeArchivos: readonly LectorDeArchivos[];
}

export function createArchivosModule(dependencies: ArchivosDependencies): ServerModule {
  const { database, files, tablas } = dependencies;
  return {
    context: 'archivos',
    endpoints: [
      bindEndpoint(downloadArchivoEndpoint, ({ body }, context) =>
        download(dependencies, body.archivoId, context),
      ),
      bindEndpoint(downloadContenidoEndpoint, ({ params }, context) =>
        downloadBytes(dependencies, params.archivoId, context),
      ),
      bindEndpoint(uploadArchivoEndpoint, ({ query }, context) =>
        uploadArchivo(dependencies, query.carpeta, context),
      ),
      bindEndpoint(deleteArchivoEndpoint, ({ body }, context) =>
        clearArchivo(database, body.archivoId, context),
      ),
      ...bindExportaciones(database, files, tablas),
    ],
  };
}

type Reading = Pick<ArchivosDependencies, 'database' | 'files' | 'lectoresDeArchivos'>;

async function download(reading: Reading, archivoId: string, context: CallContext) {
  const archivo = await findReadable(reading, archivoId, context);
  if (!archivo) return refuseDownload(MENSAJES_DESCARGA.noDisponible);
  const content = await findContent(reading, archivo, context);
  if (!content) return refuseDownload(MENSAJES_DESCARGA.sinContenido);
  return streamDownload(
    { nombre: archivo.nombre, tipo: archivo.tipo_mime, mensaje: MENSAJES_DESCARGA.entregado },
    content,
  );
}

async function downloadBytes(reading: Reading, archivoId: string, context: CallContext) {
  const archivo = await findReadable(reading, archivoId, context);
  if (!archivo) throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
  const { nombre: name, tipo_mime: type, tamano_bytes: bytes } = archivo;
  const content = async (range?: ByteRange) => {
    const opened = await findContent(reading, archivo, context, range);
    if (!opened) throw refuse(archivosErrors, 'CONTENIDO_AUSENTE');
    return opened;
  };
  return new FileAnswer({ content, name, type, bytes, etag: archivo.sha256 });
}

/** The file, when the caller may have it; a refusal of one that exists is audited. */
async function findReadable(
  { database, lectoresDeArchivos }: Reading,
  archivoId: string,
  context: CallContext,
): Promise<ArchivoRow | undefined> {
  const archivo = await findArchivo(database, archivoId);
  if (!archivo) return undefined;
  const { publico, subido_por, pendiente_desde } = archivo;
  const pendienteDe = pendiente_desde === null ? null : (subido_por ?? 0);
  const readsRegistro = async () => {
    for (const reads of lectoresDeArchivos) if (await reads(database, archivo.id, context)) return true;
    return false;
  };
  if (await canDownloadArchivo({ publico, pendienteDe }, context.actor?.userId ?? null, readsRegistro))
    return archivo;
  await auditRefusal(database, archivo.id, context);
  return undefined;
}

async function findContent({ files }: Reading, archivo: ArchivoRow, context: CallContext, range?: ByteRange) {
  const { carpeta: folder, sha256, ubicacion: location } = archivo;
  const content = await files.find({ folder, sha256, location }, range);
  if (!content) context.log.error({ archivoId: archivo.id }, 'stored content is missing');
  return content;
}

function refuseDownload(mensaje: string) {
  return { mensajeResponse: { estado: false, mensaje }, object: null };
}

async function auditRefusal(
  database: Kysely<DatabaseSchema>,
  id: string,
  context: CallContext,
): Promise<void> {
  await writeAudit(database, context, {
    action: 'descargar',
    result: 'rechazo',
    objectType: 'archivo',
    objectId: id,
  });
}

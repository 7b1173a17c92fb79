import type { DatabaseSchema } from '@marco/database';
import {
  bindEndpoint,
  type CallContext,
  type FileStore,
  type ServerModule,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { downloadArchivo } from '../contract/index.ts';
import { MENSAJES_DESCARGA } from '../contract/terms.ts';
import { canDownloadArchivo } from '../rules/index.ts';
import { findArchivo } from './archivos.queries.ts';
import { streamDownload } from './stream-download.ts';

export interface ArchivosDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
}

export function createArchivosModule(dependencies: ArchivosDependencies): ServerModule {
  return {
    context: 'archivos',
    endpoints: [
      bindEndpoint(downloadArchivo, ({ body }, context) => download(dependencies, body.archivoId, context)),
    ],
  };
}

async function download({ database, files }: ArchivosDependencies, archivoId: string, context: CallContext) {
  const { actor } = context;
  const archivo = await findArchivo(database, archivoId);
  const lector = actor && { entidadId: actor.entityId, leeTodasLasEntidades: actor.readsAllEntities };
  if (!archivo || !canDownloadArchivo({ publico: archivo.publico, entidadId: archivo.entidad_id }, lector)) {
    if (archivo) await auditRefusal(database, archivo.id, context);
    return refuseDownload(MENSAJES_DESCARGA.noDisponible);
  }
  const content = await files.find(archivo.carpeta, archivo.sha256);
  if (!content) {
    context.log.error({ archivoId: archivo.id }, 'stored content is missing');
    return refuseDownload(MENSAJES_DESCARGA.sinContenido);
  }
  return streamDownload(
    { nombre: archivo.nombre, tipo: archivo.tipo_mime, mensaje: MENSAJES_DESCARGA.entregado },
    content,
  );
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

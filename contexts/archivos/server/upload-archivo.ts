import type { DatabaseSchema } from '@marco/database';
import {
  type ArrivingFile,
  type CallContext,
  type ContentScanner,
  ContentTooLargeError,
  type FileStore,
  FormError,
  type FormFault,
  refuse,
  requireActor,
  requireAllowed,
  ScannerError,
  type StagedContent,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ArchivoSubido, archivosErrors } from '../contract/index.ts';
import { type Carpeta, LIMITE_BYTES } from '../contract/terms.ts';
import { canUploadArchivo } from '../rules/can-upload-archivo.ts';
import { toMilesDeBytes, toNombreGuardado } from '../rules/nombre-archivo.ts';
import { clearArchivoRow, createArchivo, keepContenidoBloqueado } from './archivos.repository.ts';
import { readTipo } from './read-tipo.ts';
import { keepPocosPendientes, requireEspacio, requirePocosPendientes } from './require-espacio.ts';

export interface UploadDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  /** Antivirus; null when the installation has none. */
  readonly scanner: ContentScanner | null;
}

interface Recibido {
  readonly nombre: string;
  readonly staged: StagedContent;
}

const FAULTS: Readonly<Record<FormFault, keyof typeof archivosErrors>> = {
  'not-a-form': 'FORMULARIO_REQUERIDO',
  'no-file': 'ARCHIVO_AUSENTE',
  'several-files': 'ARCHIVOS_EXCEDIDOS',
  broken: 'FORMULARIO_INCOMPLETO',
};

/**
 * Receives one file (FILE-04): it counts the bytes while they arrive, inspects them, asks the antivirus, and stores
 * the file as pending, without a record. If the file is refused or the caller breaks off, nothing is kept.
 */
export async function uploadArchivo(
  dependencies: UploadDependencies,
  carpeta: Carpeta,
  context: CallContext,
): Promise<ArchivoSubido> {
  const { permissions, roleName } = requireActor(context);
  const held = Object.assign(new Set(permissions), { roleName });
  requireAllowed(canUploadArchivo(carpeta, held), archivosErrors, 'CARGA_NO_PERMITIDA');
  // Before anything of it is read.
  await requirePocosPendientes(dependencies.database, requireActor(context).userId);
  await requireEspacio(dependencies.files, carpeta);
  const { nombre, staged } = await receive(dependencies.files, carpeta, context);
  try {
    const tipo = await requireTipo(dependencies.scanner, { carpeta, nombre, staged }, context);
    return await keep(dependencies.database, { carpeta, nombre, tipo, staged }, context);
  } finally {
    await staged.discard();
  }
}

async function receive(files: FileStore, carpeta: Carpeta, context: CallContext): Promise<Recibido> {
  const take = async ({ name, content }: ArrivingFile): Promise<Recibido> => ({
    nombre: toNombreGuardado(name),
    staged: await files.stage(carpeta, content, LIMITE_BYTES),
  });
  try {
    return await context.receiveFile(take, ({ staged }) => staged.discard());
  } catch (error) {
    if (error instanceof FormError) throw refuse(archivosErrors, FAULTS[error.fault]);
    if (error instanceof ContentTooLargeError) throw refuse(archivosErrors, 'ARCHIVO_PESADO');
    throw error;
  }
}

async function requireTipo(
  scanner: ContentScanner | null,
  { carpeta, nombre, staged }: Recibido & { readonly carpeta: Carpeta },
  context: CallContext,
): Promise<string> {
  const verified = await readTipo(nombre, staged, carpeta);
  if ('motivo' in verified) throw refuseContenido(verified.motivo);
  if (scanner === null) return verified.tipo;
  try {
    const verdict = await scanner.scan(staged.open());
    if (verdict.clean) return verified.tipo;
    context.log.warn({ threat: verdict.threat }, 'the antivirus refused a file');
  } catch (error) {
    if (!(error instanceof ScannerError)) throw error;
    context.log.error({ err: error }, 'the antivirus gave no verdict');
    throw refuse(archivosErrors, 'ANTIVIRUS_SIN_RESPUESTA');
  }
  throw refuseContenido('El antivirus encontró una amenaza en el archivo.');
}

const refuseContenido = (mensaje: string) => refuse(archivosErrors, 'ARCHIVO_NO_PERMITIDO', [{ mensaje }]);

interface Verificado extends Recibido {
  readonly carpeta: Carpeta;
  readonly tipo: string;
}

async function keep(
  database: Kysely<DatabaseSchema>,
  { carpeta, nombre, tipo, staged }: Verificado,
  context: CallContext,
): Promise<ArchivoSubido> {
  const { userId } = requireActor(context);
  const { sha256, bytes, location } = staged;
  const archivo = await database.transaction().execute(async (trx) => {
    await keepPocosPendientes(trx, userId);
    // A removal of the same content has ended by now, and no new one begins after the row exists.
    await keepContenidoBloqueado(trx, sha256);
    const id = await createArchivo(trx, {
      carpeta,
      nombre,
      sha256,
      ubicacion: location,
      tipo_mime: tipo,
      tamano_bytes: bytes,
      publico: false,
      subido_por: userId,
      pendiente_desde: new Date(),
    });
    await writeAudit(trx, context, {
      action: 'cargar-archivo',
      result: 'exito',
      objectType: 'archivo',
      objectId: id,
      detail: { antes: null, despues: { carpeta, tipo, bytes, sha256 } },
    });
    return { id, name: nombre, size: toMilesDeBytes(bytes), type: tipo };
  });
  // The content is stored after the row, so that a process that dies in between leaves only a pending file, which is
  // removed later, and no content without a row. The store may be another machine, so no transaction waits for it.
  try {
    await staged.keep();
  } catch (error) {
    await database
      .transaction()
      .execute((trx) => clearArchivoRow(trx, { id: archivo.id, carpeta, sha256, ubicacion: location }));
    throw error;
  }
  return archivo;
}

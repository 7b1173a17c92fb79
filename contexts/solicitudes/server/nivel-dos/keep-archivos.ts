import { closeArchivo, findArchivoPorAdjuntar, keepArchivos } from '@marco/archivos/port';
import { EXTENSIONES_CONTRATO } from '@marco/archivos/terms';
import { LIMITES_CONTRATO } from '@marco/conformidad/terms';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseField } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { NivelDos } from '../../contract/index.ts';

type Running = Transaction<DatabaseSchema>;

/** The files of level 2 are private: people who may read the request read them. */
const DESTINO = { carpeta: 'nivel-dos', publico: false } as const;

const CONTRATOS: ReadonlySet<string> = new Set(EXTENSIONES_CONTRATO);
const hasFormaDeContrato = (nombre: string) => CONTRATOS.has(nombre.split('.').at(-1)?.toLowerCase() ?? '');

/**
 * Attaches a contract that the caller uploaded; undefined says nothing of it, null takes it away.
 *
 * @throws SOLICITUD_INVALIDA at contratoArchivoId, ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO
 */
export async function keepContrato(
  trx: Running,
  archivoId: string | null | undefined,
  { contrato }: NivelDos,
  context: CallContext,
): Promise<{ contrato_archivo_id?: string | null }> {
  if (archivoId === undefined || archivoId === (contrato?.idArchivo ?? null)) return {};
  if (archivoId === null) return { contrato_archivo_id: null };
  // First whose it is: of the file of somebody else nothing is said.
  await keepArchivos(trx, [archivoId], DESTINO, context);
  const archivo = await findArchivoPorAdjuntar(trx, archivoId);
  const { bytes } = LIMITES_CONTRATO;
  if (!archivo || !hasFormaDeContrato(archivo.nombre))
    throw refuseField(
      'contratoArchivoId',
      `El contrato es un archivo ${EXTENSIONES_CONTRATO.map((extension) => `.${extension}`).join(', ')}.`,
    );
  if ((archivo.bytes ?? 0) > bytes)
    throw refuseField('contratoArchivoId', `El contrato puede pesar máximo ${bytes / 1_000_000} MB.`);
  return { contrato_archivo_id: archivoId };
}

/**
 * The same of the document of the constancia.
 *
 * @throws SOLICITUD_INVALIDA at constancia.archivoId, ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO
 */
export async function keepConstancia(
  trx: Running,
  archivoId: string | null | undefined,
  { constancia: { documento } }: NivelDos,
  context: CallContext,
): Promise<{ constancia_archivo_id?: string | null }> {
  if (archivoId === undefined || archivoId === (documento?.idArchivo ?? null)) return {};
  if (archivoId === null) return { constancia_archivo_id: null };
  await keepArchivos(trx, [archivoId], DESTINO, context);
  const archivo = await findArchivoPorAdjuntar(trx, archivoId);
  if (!archivo || hasFormaDeContrato(archivo.nombre))
    throw refuseField('constancia.archivoId', 'Adjunte la constancia como documento, por ejemplo un PDF.');
  return { constancia_archivo_id: archivoId };
}

/** Removes the files that others took the place of, once the request no longer names them. */
export async function closeQuitados(
  trx: Running,
  archivos: { readonly contrato_archivo_id?: string | null; readonly constancia_archivo_id?: string | null },
  { contrato, constancia }: NivelDos,
): Promise<void> {
  if (archivos.contrato_archivo_id !== undefined && contrato) await closeArchivo(trx, contrato.idArchivo);
  if (archivos.constancia_archivo_id !== undefined && constancia.documento)
    await closeArchivo(trx, constancia.documento.idArchivo);
}

import { addArchivoDelProducto, clearArchivosPublicos, closeArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type FileStore, writeSystemAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { presentEdicionPublica } from '../../rules/actas/edicion-publica.ts';
import { toNombreArchivo } from '../../rules/actas/nombre-archivo.ts';
import type { ActaRow, ReunionDeActa } from './acta.queries.ts';
import { updateDocumentos, updateEdicionPublica } from './actas.repository.ts';
import { computeHuellaCanonica } from './compute-huella-canonica.ts';
import { createDocumentos, type DocumentosActa } from './documento/create-documentos.ts';
import { readContenido } from './read-contenido.ts';

type Transaccion = Transaction<DatabaseSchema>;

const TIPOS = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** An issue of an acta, with the meeting it is of. */
interface Emitida {
  readonly acta: ActaRow;
  readonly reunion: ReunionDeActa;
}

/** The snapshot of an issue, stored or about to be, with its hash. */
interface Instantanea {
  readonly contenido: unknown;
  readonly huella_contenido: string;
}

/** The public edition of an issue, with its hash and its documents. */
export interface EdicionPublica {
  readonly huella: string;
  readonly documentos: DocumentosActa;
}

/** The documents of an issue of an acta, from its snapshot. */
export function createDocumentosDe(instantanea: Pick<Instantanea, 'contenido'>): Promise<DocumentosActa> {
  return createDocumentos(readContenido(instantanea));
}

/** The public edition of an issue of an acta, from its snapshot (ADR 0056). */
export async function createEdicionPublica(instantanea: Instantanea): Promise<EdicionPublica> {
  const contenido = presentEdicionPublica(readContenido(instantanea), instantanea.huella_contenido);
  return { huella: computeHuellaCanonica(contenido), documentos: await createDocumentos(contenido) };
}

/** Stores the documents of an issue of an acta, for the people of the mesa. */
export async function keepDocumentos(
  trx: Transaccion,
  files: FileStore,
  { acta, reunion }: Emitida,
  documentos: DocumentosActa,
): Promise<void> {
  const keep = (formato: 'pdf' | 'docx') =>
    addDocumento(trx, files, {
      nombre: toNombreArchivo(acta.numero, reunion.mesa, formato),
      formato,
      publico: false,
      contenido: documentos[formato],
    });
  const [pdf, docx] = [await keep('pdf'), await keep('docx')];
  await updateDocumentos(trx, acta.id, { pdf: pdf.id, docx: docx.id });
}

/**
 * Stores the public edition of an issue instead of the one before, and makes sure that only people of the mesa read
 * the full edition. The hashes of the public edition are an audit event, because no seal covers them.
 */
export async function keepEdicionPublica(
  trx: Transaccion,
  files: FileStore,
  { acta, reunion }: Emitida,
  { huella, documentos }: EdicionPublica,
): Promise<void> {
  const keep = (formato: 'pdf' | 'docx') =>
    addDocumento(trx, files, {
      nombre: toNombreArchivo(acta.numero, reunion.mesa, formato, 'publica'),
      formato,
      publico: true,
      contenido: documentos[formato],
    });
  const [pdf, docx] = [await keep('pdf'), await keep('docx')];
  const { emision, pdf_archivo_id, docx_archivo_id, publica_pdf_id, publica_docx_id } = acta;
  await updateEdicionPublica(trx, acta.id, { emision, huella, pdf: pdf.id, docx: docx.id });
  for (const id of [publica_pdf_id, publica_docx_id]) if (id !== null) await closeArchivo(trx, id);
  await clearArchivosPublicos(
    trx,
    [pdf_archivo_id, docx_archivo_id].filter((id) => id !== null),
  );
  await writeSystemAudit(trx, {
    action: 'publicar-acta',
    result: 'exito',
    objectType: 'reunion',
    objectId: acta.reunion_id,
    detail: { antes: null, despues: { emision, huella, pdf: pdf.sha256, docx: docx.sha256 } },
  });
}

function addDocumento(
  trx: Transaccion,
  files: FileStore,
  {
    formato,
    ...archivo
  }: {
    readonly nombre: string;
    readonly formato: 'pdf' | 'docx';
    readonly publico: boolean;
    readonly contenido: Uint8Array;
  },
) {
  return addArchivoDelProducto(trx, files, { ...archivo, carpeta: 'mesas', tipo: TIPOS[formato] });
}

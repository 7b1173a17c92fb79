import { addArchivoDelProducto } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import type { FileStore } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { ContenidoActa } from '../../rules/acta/contenido-acta.ts';
import { toNombreArchivo } from '../../rules/acta/nombre-archivo.ts';
import type { ActaRow, ReunionDeActa } from './acta.queries.ts';
import { updateDocumentos } from './actas.repository.ts';
import { createDocumentos, type DocumentosActa } from './documento/create-documentos.ts';

const TIPOS = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** The documents of an issue of an acta, from its snapshot. */
export function createDocumentosDe({ contenido }: Pick<ActaRow, 'contenido'>): Promise<DocumentosActa> {
  return createDocumentos(contenido as unknown as ContenidoActa);
}

/** Keeps the documents of an issue of an acta. */
export async function keepDocumentos(
  trx: Transaction<DatabaseSchema>,
  files: FileStore,
  { acta, reunion }: { readonly acta: ActaRow; readonly reunion: ReunionDeActa },
  documentos: DocumentosActa,
): Promise<void> {
  const keep = async (formato: 'pdf' | 'docx') => {
    const { id } = await addArchivoDelProducto(trx, files, {
      carpeta: 'mesas',
      nombre: toNombreArchivo(acta.numero, reunion.mesa, formato),
      tipo: TIPOS[formato],
      // Issued only when the meeting was held: whoever reads the meeting reads its acta.
      publico: true,
      contenido: documentos[formato],
    });
    return id;
  };
  await updateDocumentos(trx, acta.id, { pdf: await keep('pdf'), docx: await keep('docx') });
}

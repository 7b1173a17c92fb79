import { addArchivoDelProducto } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import type { FileStore, JobHandler } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { ContenidoActa } from '../../rules/acta/contenido-acta.ts';
import { toNombreArchivo } from '../../rules/acta/nombre-archivo.ts';
import { findReunionDeActa, type ReunionDeActa } from './acta.queries.ts';
import { updateDocumentos } from './actas.repository.ts';
import { PREPARAR_ACTA } from './create-acta.ts';
import { createDocumentos } from './documento/create-documentos.ts';
import { notifyActa } from './notify-acta.ts';

const TIPOS = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Work of the actas that no request waits for. */
export function createActasJobs(files: FileStore): readonly JobHandler<DatabaseSchema>[] {
  return [prepararActa(files)];
}

/**
 * Makes the documents of an issue of an acta from its snapshot, keeps them and tells who attended. Repeated after a
 * crash it makes the same bytes; the issue it was for may have been replaced meanwhile, then there is nothing to do.
 */
function prepararActa(files: FileStore): JobHandler<DatabaseSchema> {
  return {
    kind: PREPARAR_ACTA,
    run: async (trx, payload) => {
      const acta = await trx
        .selectFrom('actas')
        .selectAll()
        .where('id', '=', Number(payload['actaId']))
        .forUpdate()
        .executeTakeFirst();
      if (!acta || acta.emision !== payload['emision'] || acta.pdf_archivo_id !== null) return;
      const reunion = await findReunionDeActa(trx, acta.reunion_id);
      if (!reunion) return;
      const documentos = await createDocumentos(acta.contenido as unknown as ContenidoActa);
      const keep = (formato: 'pdf' | 'docx') =>
        keepDocumento(trx, files, { formato, reunion, numero: acta.numero, contenido: documentos[formato] });
      await updateDocumentos(trx, acta.id, { pdf: await keep('pdf'), docx: await keep('docx') });
      await notifyActa(trx, 'acta-emitida', reunion, { numero: acta.numero });
    },
  };
}

interface Documento {
  readonly formato: 'pdf' | 'docx';
  readonly reunion: ReunionDeActa;
  readonly numero: number;
  readonly contenido: Uint8Array;
}

async function keepDocumento(
  trx: Transaction<DatabaseSchema>,
  files: FileStore,
  { formato, reunion, numero, contenido }: Documento,
): Promise<string> {
  const { id } = await addArchivoDelProducto(trx, files, {
    carpeta: 'mesas',
    nombre: toNombreArchivo(numero, reunion.mesa, formato),
    tipo: TIPOS[formato],
    // Issued only when the meeting was held: whoever reads the meeting reads its acta.
    publico: true,
    entidadId: reunion.entidad_lider_id,
    contenido,
  });
  return id;
}

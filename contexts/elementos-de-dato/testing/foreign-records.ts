import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';
import { createPublicado } from './create-publicado.ts';

/** What an entity has in the common language. */
export interface ForeignElemento {
  /** A version the entity has to approve; of the entities no other reads it. */
  readonly versionId: number;
  readonly elementoId: number;
  /** A comment about it. */
  readonly comentarioId: number;
  /** A document of that version. */
  readonly documentoId: string;
}

/** A version that waits for the entity, with a comment and a document. */
export const foreignElemento: ForeignRecordsOf<ForeignEntidad & Stranger, ForeignElemento> = {
  async create(database, { entidadId, personId }) {
    const { elementoId, versionId } = await createPublicado(database, {
      identificador: 'datoAjeno',
      nombre: 'Dato ajeno',
      clase: 'lista',
      estado: 'borrador',
    });
    await database
      .updateTable('elementos_versiones')
      .set({ estado: 'pendiente-entidad', entidad_responsable_id: entidadId })
      .where('id', '=', versionId)
      .execute();
    const { id: comentarioId } = await database
      .insertInto('elementos_comentarios')
      .values({ version_id: versionId, usuario_id: personId, entidad_id: entidadId, texto: 'Ajeno.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: documentoId } = await database
      .insertInto('archivos')
      .values({
        carpeta: 'capas',
        nombre: 'respaldo.pdf',
        tipo_mime: 'application/pdf',
        tamano_bytes: 1,
        sha256: '1'.repeat(64),
        publico: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('elementos_archivos')
      .values({ version_id: versionId, archivo_id: documentoId })
      .execute();
    return { versionId, elementoId, comentarioId, documentoId };
  },
  stored: ({ versionId, comentarioId }) => [
    { table: 'elementos_versiones', id: versionId },
    { table: 'elementos_comentarios', id: comentarioId },
  ],
};

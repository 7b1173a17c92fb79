import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** What somebody uploaded and asked for. */
export interface ForeignArchivos {
  readonly archivoId: string;
  readonly exportacionId: string;
}

/** A file, which a context at the right puts into a record of its own, and a table that waits to be written. */
export const foreignArchivos: ForeignRecordsOf<Stranger, ForeignArchivos> = {
  async create(database, { personId }) {
    const archivo = await database
      .insertInto('archivos')
      .values({
        carpeta: 'normativo-uno',
        nombre: 'ajeno.pdf',
        tipo_mime: 'application/pdf',
        tamano_bytes: 1,
        sha256: '0'.repeat(64),
        publico: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const {
      rows: [exportacion],
    } = await sql<{
      id: string;
    }>`insert into exportaciones (catalogo, formato, peticion, usuario_id, membresia_id,
        permiso, filas_total, nombre_archivo)
      select 'mesas', 'csv', '{}', m.usuario_id, m.id, 'mesas:consultar', 1, 'mesas.csv'
      from membresias m where m.usuario_id = ${personId} order by m.id limit 1
      returning id`.execute(database);
    return { archivoId: archivo.id, exportacionId: exportacion?.id ?? '' };
  },
  stored: ({ archivoId, exportacionId }) => [
    { table: 'archivos', id: archivoId },
    { table: 'exportaciones', id: exportacionId },
  ],
};

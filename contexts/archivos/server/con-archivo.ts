import type { DatabaseSchema } from '@marco/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Tables that say which file a record has. */
type TablaDeArchivos = {
  [Table in keyof DatabaseSchema]: 'archivo_id' extends keyof DatabaseSchema[Table] ? Table : never;
}[keyof DatabaseSchema];

/** The tables with the files of a kind of record, such as its documents and its normas. */
interface ArchivosDeRegistro {
  readonly tablas: readonly TablaDeArchivos[];
  /** Column that names the record in each of them. */
  readonly columna: string;
}

/**
 * The condition of the records that have a file.
 *
 * @param id the key of the record in the query, such as `v.id`
 */
export function buildConArchivo(
  id: string,
  { tablas, columna }: ArchivosDeRegistro,
  archivoId: string,
): RawBuilder<SqlBool> {
  const registros = tablas.map(
    (tabla) => sql`select ${sql.ref(columna)} from ${sql.table(tabla)} where archivo_id = ${archivoId}`,
  );
  return sql<SqlBool>`${sql.ref(id)} in (${sql.join(registros, sql` union all `)})`;
}

import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** The site of this installation, as what leaves it says it. */
export interface SitioDelProducto {
  /** Its address without a slash at its end: a path follows it. Empty while nobody said it. */
  readonly base: string;
  /** Name of the product. */
  readonly producto: string;
  /** Name of the ministry that runs it. */
  readonly ministerio: string;
}

/** Read for each answer, so that a changed parameter acts at once. */
export async function findSitio(database: Kysely<DatabaseSchema>): Promise<SitioDelProducto> {
  const rows = await database
    .selectFrom('parametros')
    .select(['clave', 'valor'])
    .where('clave', 'in', ['sitio.direccion', 'titulo.producto', 'ministerio.nombre'])
    .execute();
  const textOf = (clave: string): string => {
    const valor = rows.find((row) => row.clave === clave)?.valor;
    return typeof valor === 'string' ? valor : '';
  };
  return {
    base: textOf('sitio.direccion').replace(/\/$/, ''),
    producto: textOf('titulo.producto'),
    ministerio: textOf('ministerio.nombre'),
  };
}

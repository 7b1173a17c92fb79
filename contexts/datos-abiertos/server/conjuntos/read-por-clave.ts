import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { Celda, FilaDeOrigen } from '../../rules/fila.ts';

type Database = Kysely<DatabaseSchema>;

/** Rows of a set in memory at a time. */
export const FILAS_POR_PAGINA = 1000;

/** A row with what the next page begins after. */
export type FilaConClave<Clave extends number | string = number> = Readonly<Record<string, Celda>> & {
  readonly clave: Clave;
};

/** Reads a page: the rows after a key, in its order. */
type LeerPagina<Clave extends number | string> = (
  database: Database,
  despuesDe: Clave,
) => Promise<readonly FilaConClave<Clave>[]>;

/** The rows of a set, page by page; the whole of it is never in memory. */
export type LecturaDeConjunto = (database: Database) => AsyncGenerator<readonly FilaDeOrigen[]>;

/**
 * A set that is read by the keys of its rows.
 *
 * @param primera less than every key
 */
export function readPorClave<Clave extends number | string>(
  primera: Clave,
  leer: LeerPagina<Clave>,
): LecturaDeConjunto {
  return async function* read(database) {
    let despuesDe = primera;
    while (true) {
      const filas = await leer(database, despuesDe);
      const ultima = filas.at(-1);
      if (ultima === undefined) return;
      yield filas.map(({ clave: _, ...fila }) => fila as FilaDeOrigen);
      despuesDe = ultima.clave;
    }
  };
}

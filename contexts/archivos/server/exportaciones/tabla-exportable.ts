import type { Action, Resource } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import type { Cell, TableFileColumn, TableNotes } from '@marco/server-kit';
import type { Kysely } from 'kysely';

/**
 * A table a screen offers as a file (TABLE-06). The whole result is its ids in the order of the screen: one query
 * says which rows and how many, and the rows are read by id in groups, whatever the order is.
 */
export interface TablaExportable<Peticion extends object = object> {
  /** `mesas`; kept with every exportación, so it does not change. */
  readonly codigo: string;
  /** Name of the sheet and of the document. */
  readonly titulo: string;
  /** Start of the name of the file, without accents. */
  readonly archivo: string;
  /** Kind of object the audit names. */
  readonly tipoObjeto: string;
  /** What the rol must still allow when the file is downloaded. */
  readonly permiso: { readonly recurso: Resource; readonly accion: Action };
  /** The columns of the screen, with its titles. */
  readonly columnas: readonly TableFileColumn[];
  /** Where what is asked chooses the columns; those above otherwise. */
  toColumnas?(peticion: Peticion): readonly TableFileColumn[];
  listIds(database: Kysely<DatabaseSchema>, peticion: Peticion): Promise<readonly number[]>;
  /** The cells of these rows, by id; what was removed meanwhile is left out. */
  readFilas(
    database: Kysely<DatabaseSchema>,
    ids: readonly number[],
    peticion: Peticion,
  ): Promise<ReadonlyMap<number, readonly Cell[]>>;
  /** What a workbook says beside the rows: how they are read, of when they are. */
  presentNotas?(database: Kysely<DatabaseSchema>, peticion: Peticion): Promise<TableNotes>;
  /** Filters as the audit keeps them: no text somebody typed, which may be a person's name. */
  describeFiltros(peticion: Peticion): Readonly<Record<string, unknown>>;
}

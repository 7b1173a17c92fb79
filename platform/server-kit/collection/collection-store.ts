import type { Related } from '@marco/contract-kit';
import type { CallContext } from '../http/bound-endpoint.ts';

/** What a list of a collection asks for. */
export interface ListQuery {
  readonly texto?: string | undefined;
  readonly activo?: 'true' | 'false' | undefined;
  readonly pagina: number;
  /** Rows of a page; every row without it. */
  readonly tamano?: number | undefined;
  readonly ordenarPor: string;
  readonly descendente: 'true' | 'false';
}

export type RowId = number | string;

export interface Suggestion {
  readonly id: RowId;
  readonly nombre: string;
}

/** A row with the version an `If-Match` is compared with. */
export interface StoredRow {
  readonly version: number;
}

/** Which related rows to separate: these, or all of them. */
export type RelatedIds = readonly RowId[] | 'all';

/**
 * The store of the nested addresses of one type below a row. Ids of related rows arrive as text, as they were
 * written.
 */
export interface RelationStore {
  list(id: RowId): Promise<readonly Related[]>;
  /**
   * Relates rows with the row; those already related stay.
   *
   * @param moves whether a row that is related with another one leaves it; otherwise that refuses the call
   */
  relate?(id: RowId, ids: readonly RowId[], moves: boolean, context: CallContext): Promise<void>;
  /** Leaves these rows, and no others, related. */
  replace?(id: RowId, ids: readonly RowId[], context: CallContext): Promise<void>;
  /** Answers how many were separated. */
  separate?(id: RowId, ids: RelatedIds, context: CallContext): Promise<number>;
}

/**
 * The store of the generic verbs of one collection; `createTableStore` makes one from a plain table. Writes run in a
 * transaction of their own with their audit event, compare the version of the call and refuse in Spanish.
 */
export interface CollectionStore<Row extends StoredRow, Create, Update> {
  list(query: ListQuery): Promise<{ readonly filas: readonly Row[]; readonly total: number }>;
  find(keyword: string): Promise<readonly Suggestion[]>;
  get(id: RowId): Promise<Row | undefined>;
  create(values: Create, context: CallContext): Promise<Row>;
  /** `change` says the whole content from the row as it is, locked. */
  update(id: RowId, change: (present: Row) => Update, context: CallContext): Promise<Row>;
  delete(id: RowId, context: CallContext): Promise<void>;
  readonly relations?: Readonly<Record<string, RelationStore>>;
}

import type { Decision } from '@marco/contract-kit';
import type { ApiClient } from '../api-client/index.ts';
import type { ComboboxItem } from '../combobox/index.ts';
import type { TableColumn } from '../data-table/index.ts';

/** What every row of a collection has (`defineCollection` of contract-kit). */
export interface CollectionRow {
  readonly id: number | string;
  readonly nombre: string;
  readonly activo: boolean;
  readonly version: number;
  readonly usos: number;
  readonly usadoPor: string;
}

/** One page of a collection and what the caller may do with its rows. */
export interface CollectionPage<Row> {
  readonly filas: readonly Row[];
  readonly total: number;
  readonly permisos: { readonly crear: Decision; readonly editar: Decision; readonly eliminar: Decision };
}

interface FieldTexts {
  /** Name on the wire. */
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
}

/** A field of the form of a row. */
export type CollectionField<Row> =
  | (FieldTexts & {
      readonly kind: 'text' | 'textarea' | 'number';
      /** A code of digits, which keeps its zeros. */
      readonly isDigits?: boolean;
      /** Given once: a code never changes. */
      readonly onlyNew?: boolean;
    })
  | (FieldTexts & {
      readonly kind: 'reference';
      readonly placeholder: string;
      /** What the stored reference is called; null without one. */
      readonly labelOf: (row: Row) => string | null;
      readonly find: (
        api: ApiClient,
        keyword: string,
        signal: AbortSignal,
      ) => Promise<readonly ComboboxItem[]>;
    });

/** What stands in the form: texts as typed, and the row a reference picked. */
export type CollectionValues = Readonly<Record<string, string | ComboboxItem | null>>;

/** How a collection is shown and edited. */
export interface CollectionView<Row extends CollectionRow> {
  /** Address word of the collection. */
  readonly word: string;
  readonly title: string;
  /** One row in sentences: 'el lenguaje'. */
  readonly uno: string;
  /** Columns of its own; the first of them orders the list. State and actions follow them. */
  readonly columns: readonly TableColumn<Row>[];
  readonly fields: readonly CollectionField<Row>[];
  /** First broken rule of each field, as the server judges it. */
  readonly findErrors: (values: CollectionValues, isNew: boolean) => Readonly<Record<string, string>>;
  /** Other answers that hold its rows, by the start of their keys. */
  readonly heldBy?: readonly string[];
}

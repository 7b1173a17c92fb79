/** A file of a document version. */
export interface TableAttachment {
  readonly nombre: string;
  /** Where it is; without it a press sends the event of the cell, and its owner fetches the file. */
  readonly url?: string;
}

/** A level of an object identifier. */
export interface TableOidDetail {
  readonly oid: string;
  readonly nombre: string;
}

/** What a row may say about itself to the table (TABLE-10); every part is optional. */
export interface TableRowInputs {
  /** Class added to the row: the look of its owner. */
  readonly rowClass?: string;
  /** False leaves the row without a box or round button. */
  readonly checkbox?: boolean;
  /** Files of a historical version. */
  readonly attachments?: readonly TableAttachment[];
  /** The row is a historical version: its document cell shows the files instead of the source. */
  readonly flagHistorico?: boolean;
  /** Where the information of the version in force comes from. */
  readonly fuenteInformacion?: string;
  readonly oid?: string;
  /** What the parts of the identifier stand for, from the root on. */
  readonly oidDetails?: readonly TableOidDetail[];
  /** Key of a row that others name as their parent. */
  readonly key?: string | number;
  /** Key of the row this one is a sub-row of. */
  readonly parentKey?: string | number | null;
}

/** The inputs of a row, whatever else it holds. */
export function rowInputs(row: unknown): TableRowInputs {
  return row === null || typeof row !== 'object' ? {} : (row as TableRowInputs);
}

/** The property of a row, and within it another one: `estado`, or `nombre` of `estado`. */
export function rowProperty(row: unknown, key: string, subkey?: string): unknown {
  const value = (row as Record<string, unknown> | null | undefined)?.[key];
  return subkey === undefined ? value : rowProperty(value, subkey);
}

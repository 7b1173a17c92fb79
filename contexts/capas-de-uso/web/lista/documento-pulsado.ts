import type { DocumentoCapa } from '../../contract/index.ts';

/** Whether what was pressed in a table is a document of a version, and not its row. */
export function isDocumento(data: unknown): data is DocumentoCapa {
  return typeof data === 'object' && data !== null && 'idArchivo' in data;
}

import type { ReceivedFile, TableAnswer } from './ask-exportacion.ts';

/** Kinds of file a table can be taken along as. */
export type TableFormat = 'xlsx' | 'csv';

/** A table that is prepared in the background, as its service tells it. */
export interface ExportJob {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'ready' | 'failed' | 'gone';
  readonly done: number;
  readonly total: number;
  /** Why it failed, or why it is tried again. */
  readonly reason: string | null;
}

/** How a table is asked for; each call throws `ApiError`. */
export interface TableExportSource {
  /** The file, or what prepares it. */
  request(format: TableFormat, signal: AbortSignal): Promise<TableAnswer<ExportJob>>;
  read(id: string, signal: AbortSignal): Promise<ExportJob>;
  cancel(id: string): Promise<unknown>;
  retry(id: string): Promise<ExportJob>;
  download(id: string): Promise<ReceivedFile>;
  /** Hands a file to the downloads of the browser. */
  save(file: ReceivedFile): void;
}

export interface TableExportProps {
  /** What is taken along: 'Resultados de consulta'. */
  readonly title: string;
  /** The rows that filters and order leave, or every row there is. */
  readonly scope: 'table' | 'catalogue';
  readonly source: TableExportSource;
  readonly onClose: () => void;
  /** Where a person finds what is prepared in the background. */
  readonly listPath: string;
}

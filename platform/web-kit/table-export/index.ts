export { ExportProgress, type ExportProgressProps } from './export-progress.tsx';
export { type ReceivedFile, readFileName, requestTable, type TableAnswer } from './request-table.ts';
export { TableExport } from './table-export.tsx';
export type { ExportJob, TableExportProps, TableExportSource, TableFormat } from './table-export-source.ts';

export { ExportProgress } from './export-progress.tsx';
export { readFileName, requestTable } from './request-table.ts';
export { TableExport } from './table-export.tsx';
export type { ExportJob, TableExportSource } from './table-export-source.ts';

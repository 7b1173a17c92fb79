import { lazy, Suspense } from 'react';
import type { TableExportProps } from './table-export-source.ts';

const TableExportDialog = lazy(() =>
  import('./table-export-dialog.tsx').then((module) => ({ default: module.TableExportDialog })),
);

/** Asks for the format of a table, shows how far its file is and saves it. It loads when it is first needed. */
export function TableExport(props: TableExportProps) {
  return (
    <Suspense fallback={null}>
      <TableExportDialog {...props} />
    </Suspense>
  );
}

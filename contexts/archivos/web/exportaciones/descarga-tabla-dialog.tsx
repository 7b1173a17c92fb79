import { useApi } from '@marco/web-kit/api-client';
import { useMemo } from 'react';
import { EXPORTACIONES_PATH } from '../../contract/exportaciones.terms.ts';
import { createExportacionSource, type TablaPedida } from './exportacion-source.ts';
import { TableExportDialog } from './table-export-dialog.tsx';
import type { TableExportProps } from './table-export-source.ts';

type DescargaTablaDialogProps = Pick<TableExportProps, 'title' | 'scope' | 'onClose'> & TablaPedida;

/** Asks for the format of a table, and saves its file or follows how it is prepared. */
export function DescargaTablaDialog({ path, body, base, ...dialog }: DescargaTablaDialogProps) {
  const api = useApi();
  const source = useMemo(() => createExportacionSource(api, { path, body, base }), [api, path, body, base]);
  return <TableExportDialog source={source} listPath={EXPORTACIONES_PATH} {...dialog} />;
}

import { TABLE_EVENT_KEYS, type TableDownload, type TableEvent } from '@marco/web-kit/data-table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { TablaPedida } from '../exportaciones/exportacion-source.ts';

// The dialog and what asks the service for a table load with the first download, not with every list.
const DescargaTablaDialog = lazy(async () => ({
  default: (await import('../exportaciones/descarga-tabla-dialog.tsx')).DescargaTablaDialog,
}));

export interface DescargaTablaSettings<Row> extends Omit<TablaPedida, 'body'> {
  /** What is taken along, as the person reads it. */
  readonly title: string;
  /** Body of the call: what filters and order leave, or every row there is (TABLE-06). */
  readonly toBody: (scope: TableDownload<Row>['scope']) => object;
}

/** Props for a `DataTable` that can be taken along as a file, and the dialog to show beside it. */
export interface DescargaTabla<Row> {
  readonly table: {
    readonly reporte: true;
    readonly catalogo: true;
    readonly onEvent: (event: TableEvent<Row>) => void;
  };
  readonly dialog: ReactNode;
  /** Begins the same where the rows are no `DataTable`. */
  readonly descargar: (scope: TableDownload<Row>['scope']) => void;
}

interface Pedida<Row> {
  readonly scope: TableDownload<Row>['scope'];
  readonly body: object;
}

/** Lets a person take a table along: the button 'DESCARGAR TABLA' and the link to the whole catalogue. */
export function useDescargaTabla<Row>(settings: DescargaTablaSettings<Row>): DescargaTabla<Row> {
  const { path, base, title, toBody } = settings;
  const [asked, setAsked] = useState<Pedida<Row> | null>(null);
  const descargar = (scope: TableDownload<Row>['scope']) => setAsked({ scope, body: toBody(scope) });
  return {
    descargar,
    table: {
      reporte: true,
      catalogo: true,
      onEvent: ({ key, data }) => {
        if (key === TABLE_EVENT_KEYS.download) descargar((data as TableDownload<Row>).scope);
      },
    },
    dialog: asked ? (
      <Suspense fallback={null}>
        <DescargaTablaDialog
          title={title}
          scope={asked.scope}
          path={path}
          body={asked.body}
          base={base}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ) : null,
  };
}

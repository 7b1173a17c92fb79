import { DataTable } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { ResultCount, SearchResults } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { COLUMNAS } from '../exportaciones/columnas-exportaciones.tsx';
import { useExportaciones } from '../exportaciones/use-exportaciones.ts';

const TITULO = 'Exportaciones';
const TAMANOS = [10, 25, 50] as const;

/** 'app/exports': the tables a person asked for as files, and the files that wait for them (TABLE-06). */
export function ExportacionesScreen() {
  usePageTitle(TITULO);
  const exportaciones = useExportaciones();
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Archivos de las tablas largas que usted pidió descargar. Solo usted puede verlos, y se eliminan cuando vencen."
      />
      <SearchResults query={exportaciones} title="Archivos" subject="las exportaciones" rows={4}>
        {(data) => (
          <DataTable
            caption="Exportaciones de tablas"
            title="Archivos"
            titleMessage={<ResultCount total={data.length} one="exportación" many="exportaciones" />}
            rows={data}
            columns={COLUMNAS}
            rowKey={({ id }) => id}
            optionsNumber={TAMANOS}
            initialSort={{ column: 'creadaEn', direction: 'desc' }}
            messageEmpty={
              <EmptyState
                title="Aún no hay exportaciones"
                text="Cuando descargue una tabla larga, su archivo aparecerá aquí."
              />
            }
          />
        )}
      </SearchResults>
    </>
  );
}

import { useDownloadArchivo } from '@marco/archivos/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { DataTable, type TableColumn, type TableEvent } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useMemo } from 'react';
import { toCapa, toVersionCapa } from '../../contract/capas-de-uso.paths.ts';
import type { VersionCapa } from '../../contract/index.ts';
import { EstadoCapaChip } from '../estado-capa-chip.tsx';
import { isDocumento } from '../lista/documento-pulsado.ts';
import { useVersiones } from '../use-capa.ts';

/** The versions of a layer: the source of the present one, the documents of those before (TABLE-05). */
export function TablaVersiones({ id }: { readonly id: number }) {
  const versiones = useVersiones(id);
  const { download } = useDownloadArchivo();
  const columnas = useMemo((): readonly TableColumn<VersionCapa>[] => {
    return [
      { key: 'numero', label: 'Número', kind: 'main', nowrap: true },
      { key: 'nombre', label: 'Nombre', priority: 3 },
      { key: 'version', label: 'Versión', kind: 'version' },
      {
        key: 'fechaVigencia',
        label: 'Vigente desde',
        priority: 2,
        text: ({ fechaVigencia }) => formatDate(fechaVigencia) || 'Sin publicar',
      },
      { key: 'estado', label: 'Estado', cell: ({ estado }) => <EstadoCapaChip estado={estado} /> },
      {
        key: 'accion',
        label: 'Acción',
        kind: 'action',
        cell: ({ versionId, numero }) => (
          <ButtonLink variant="neutral" size="small" to={toVersionCapa(id, versionId, toCapa(id))}>
            Ver <span className="sr">versión {numero}</span>
          </ButtonLink>
        ),
      },
    ];
  }, [id]);

  function hear({ data }: TableEvent<VersionCapa>): void {
    if (isDocumento(data)) void download(data.idArchivo, data.nombre);
  }

  return (
    <LoadBlock query={versiones} subject="las versiones">
      {(rows) => (
        <DataTable
          caption="Versiones de la capa de uso"
          rows={rows}
          columns={columnas}
          rowKey={({ versionId }) => versionId}
          onEvent={hear}
        />
      )}
    </LoadBlock>
  );
}

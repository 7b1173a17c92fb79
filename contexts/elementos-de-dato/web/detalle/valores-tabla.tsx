import { Card } from '@marco/web-kit/card';
import { DataTable, DEFAULT_TABLE_STATE, type TableColumn } from '@marco/web-kit/data-table';
import { formatNumber, formatPeriod } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Valor } from '../../contract/index.ts';
import { TAMANOS_ELEMENTOS } from '../../contract/terms.ts';
import { useEntornoDetalle } from './enlaces.tsx';

const COLUMNAS: readonly TableColumn<Valor>[] = [
  { key: 'codigo', label: 'Código', sortable: false, nowrap: true },
  { key: 'nombre', label: 'Nombre', kind: 'main', sortable: false },
  {
    key: 'descripcion',
    label: 'Descripción',
    sortable: false,
    cell: ({ descripcion }) => descripcion || '—',
  },
  {
    key: 'vigencia',
    label: 'Vigencia',
    sortable: false,
    cell: ({ vigenteDesde, vigenteHasta }) => presentVigencia(vigenteDesde, vigenteHasta),
  },
];

/** Permissible values of a list, page by page, with a search in codes and names. */
export function ValoresTabla({ versionId }: { readonly versionId: number }) {
  const { clave, loadValores } = useEntornoDetalle();
  const [state, setState] = useState(DEFAULT_TABLE_STATE);
  const pagina = { versionId, texto: state.search.text.trim(), pagina: state.page, tamano: state.size };
  const valores = useQuery({
    queryKey: ['elementos', clave, 'valores', pagina],
    queryFn: ({ signal }) => loadValores(pagina, signal),
    placeholderData: (previous) => previous,
  });
  return (
    <LoadBlock query={valores} subject="los valores">
      {(data) =>
        data.total === 0 && pagina.texto === '' ? (
          <Card title="Valores permitidos">
            <p>La lista no tiene valores registrados.</p>
          </Card>
        ) : (
          <DataTable
            caption="Valores permitidos de la lista"
            title="Valores permitidos"
            titleMessage={`${formatNumber(data.total)} en total`}
            mode="server"
            rows={data.valores}
            total={data.total}
            isBusy={valores.isPlaceholderData}
            columns={COLUMNAS}
            rowKey={({ codigo }) => codigo}
            optionsNumber={TAMANOS_ELEMENTOS}
            search={{ label: 'Buscar por código o nombre' }}
            state={state}
            onStateChange={setState}
          />
        )
      }
    </LoadBlock>
  );
}

function presentVigencia(desde: string | null, hasta: string | null): string {
  return formatPeriod(desde, hasta) || '—';
}

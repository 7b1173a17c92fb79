import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import {
  DataTable,
  DEFAULT_TABLE_STATE,
  type Sort,
  TABLE_EVENT_KEYS,
  type TableColumn,
  type TableState,
} from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { LoadError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FilaCatalogo } from '../../contract/index.ts';
import { CATALOGOS, type Catalogo, TAMANOS_LISTA } from '../../contract/terms.ts';
import { FilaModal } from './fila-modal.tsx';
import { useCatalogo } from './use-catalogo.ts';

const POR_CODIGO: Sort = { column: 'codigo', direction: 'asc' };
const INICIAL: TableState = { ...DEFAULT_TABLE_STATE, sort: POR_CODIGO };

/** The row a dialog is open for; null adds one. */
interface Edicion {
  readonly fila: FilaCatalogo | null;
}

interface TablaCatalogoProps {
  readonly catalogo: Catalogo;
  /** Opens the import; null while it is open. */
  readonly onImport: (() => void) | null;
}

/** A catalogue page by page, with its rows to add and change. */
export function TablaCatalogo({ catalogo, onImport }: TablaCatalogoProps) {
  const [state, setState] = useState(INICIAL);
  const [edicion, setEdicion] = useState<Edicion | null>(null);
  const { data, error, isFetching, isPlaceholderData, refetch } = useCatalogo(catalogo, state);
  const canEdit = data?.permisos.editar.allowed === true;
  const columns = useMemo(
    () => buildColumnas(catalogo, canEdit ? (fila) => setEdicion({ fila }) : null),
    [catalogo, canEdit],
  );
  const nombre = CATALOGOS[catalogo];
  if (!data) {
    return (
      <Card title={nombre} flush>
        {error ? (
          <LoadError
            title="No fue posible cargar el catálogo"
            reason={errorMessage(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label="Cargando el catálogo" rows={6} />
        )}
      </Card>
    );
  }
  return (
    <>
      <DataTable
        caption={nombre}
        title={nombre}
        titleMessage={<span className="num">{formatNumber(data.total)} en total</span>}
        mode="server"
        rows={data.filas}
        total={data.total}
        isBusy={isPlaceholderData}
        columns={columns}
        rowKey={({ codigo }) => codigo}
        optionsNumber={TAMANOS_LISTA}
        search={{ label: 'Buscar por nombre o código' }}
        state={state}
        onStateChange={(next) => setState({ ...next, sort: next.sort ?? POR_CODIGO })}
        showCreateButton={data.permisos.crear.allowed}
        toolbar={
          onImport ? (
            <Button
              variant="secondary"
              size="small"
              icon={<FileUp size={16} />}
              blocked={data.permisos.editar}
              onClick={onImport}
            >
              Importar archivo
            </Button>
          ) : null
        }
        onEvent={({ key }) => {
          if (key === TABLE_EVENT_KEYS.create) setEdicion({ fila: null });
        }}
      />
      {edicion ? (
        <FilaModal catalogo={catalogo} fila={edicion.fila} onClose={() => setEdicion(null)} />
      ) : null}
    </>
  );
}

function buildColumnas(
  catalogo: Catalogo,
  onEdit: ((fila: FilaCatalogo) => void) | null,
): readonly TableColumn<FilaCatalogo>[] {
  return [
    { key: 'codigo', label: 'Código', nowrap: true },
    { key: 'nombre', label: 'Nombre', kind: 'main' },
    ...(catalogo === 'municipios'
      ? [
          {
            key: 'departamento',
            label: 'Departamento',
            sortable: false,
            text: ({ departamento }: FilaCatalogo) => departamento ?? '—',
          },
        ]
      : []),
    { key: 'usos', label: 'Entidades', align: 'end', sortable: false },
    {
      key: 'activo',
      label: 'Estado',
      sortable: false,
      cell: ({ activo }) => <Chip tone={activo ? 'green' : 'gray'}>{activo ? 'Activo' : 'Inactivo'}</Chip>,
    },
    ...(onEdit
      ? [
          {
            key: 'accion',
            label: 'Acción',
            kind: 'action' as const,
            cell: (fila: FilaCatalogo) => (
              <Button variant="neutral" size="small" onClick={() => onEdit(fila)}>
                Editar <span className="sr">{fila.nombre}</span>
              </Button>
            ),
          },
        ]
      : []),
  ];
}

import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import {
  DataTable,
  DEFAULT_TABLE_STATE,
  type SelectedRows,
  type TableState,
} from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import { LoadError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useState } from 'react';
import type { UsuarioRow } from '../../contract/index.ts';
import {
  type AccionMembresia,
  ESTADO_USUARIO,
  ESTADOS_MEMBRESIA,
  ORDENES_USUARIO,
  TAMANOS_USUARIOS,
} from '../../contract/terms.ts';
import { BUSQUEDA_VACIA, type BusquedaUsuarios } from '../../rules/index.ts';
import { CambioMasivoDialog } from './cambio-masivo-dialog.tsx';
import { COLUMNAS_USUARIOS } from './columnas-usuarios.tsx';
import type { useUsuarios } from './use-usuarios.ts';

export interface TablaUsuariosProps {
  readonly busqueda: BusquedaUsuarios;
  readonly resultados: ReturnType<typeof useUsuarios>;
  readonly onChange: (busqueda: BusquedaUsuarios) => void;
  readonly onClear: () => void;
}

const TITULO = 'Usuarios encontrados';

/** What the search found, with a column of boxes for whoever may decide about users. */
export function TablaUsuarios({ busqueda, resultados, onChange, onClear }: TablaUsuariosProps) {
  const [selected, setSelected] = useState<SelectedRows<UsuarioRow>>(new Map());
  const [isDeciding, setDeciding] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = resultados;
  if (error)
    return (
      <Card title={TITULO}>
        <LoadError
          title="No fue posible cargar los usuarios"
          reason={errorMessage(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
  if (!data)
    return (
      <Card title={TITULO} flush>
        <Skeleton label="Cargando usuarios" rows={busqueda.tamano} />
      </Card>
    );
  const clear = () => setSelected(new Map());
  return (
    <>
      <DataTable
        caption="Usuarios encontrados"
        title={TITULO}
        titleMessage={
          <span role="status" className="num">
            {data.total === 1 ? '1 usuario' : `${formatNumber(data.total)} usuarios`}
          </span>
        }
        mode="server"
        rows={data.usuarios}
        total={data.total}
        isBusy={isPlaceholderData}
        columns={COLUMNAS_USUARIOS}
        rowKey={({ id }) => id}
        optionsNumber={TAMANOS_USUARIOS}
        state={toViewState(busqueda)}
        onStateChange={(state) => onChange(fromViewState(busqueda, state))}
        columnsState={[
          {
            key: 'estado',
            label: 'Filtrar por estado',
            selections: ESTADOS_MEMBRESIA.map((value) => ({ value, label: ESTADO_USUARIO[value] })),
            counts: ESTADOS_MEMBRESIA.map((value) => ({
              ...{ value, label: ESTADO_USUARIO[value], count: data.porEstado[value] },
            })),
          },
        ]}
        messageEmpty={
          <EmptyState
            drawing="search"
            title="No hay usuarios con esos filtros"
            text="Cambie o quite filtros."
          >
            <Button variant="secondary" onClick={onClear}>
              Limpiar filtros
            </Button>
          </EmptyState>
        }
        {...(data.acciones.length > 0
          ? {
              selection: {
                selected,
                onChange: setSelected,
                keepAcrossPages: true,
                counted: ['usuario seleccionado', 'usuarios seleccionados'] as const,
                actions: () => (
                  <Button size="small" onClick={() => setDeciding(true)}>
                    Cambiar seleccionados
                  </Button>
                ),
              },
            }
          : {})}
      />
      {isDeciding ? (
        <CambioMasivoDialog
          usuarios={[...selected.values()]}
          acciones={data.acciones as readonly AccionMembresia[]}
          onClose={() => setDeciding(false)}
          onDone={clear}
        />
      ) : null}
    </>
  );
}

function toViewState({ pagina, tamano, orden, descendente, estado }: BusquedaUsuarios): TableState {
  return {
    ...DEFAULT_TABLE_STATE,
    page: pagina,
    size: tamano,
    sort: { column: orden, direction: descendente ? 'desc' : 'asc' },
    filters: estado === null ? {} : { estado },
  };
}

/** An order taken away leaves the usual one; another state starts at the first page. */
function fromViewState(
  busqueda: BusquedaUsuarios,
  { page, size, sort, filters }: TableState,
): BusquedaUsuarios {
  const estado = ESTADOS_MEMBRESIA.find((value) => value === filters['estado']) ?? null;
  return {
    ...busqueda,
    estado,
    pagina: estado === busqueda.estado ? page : 1,
    tamano: size,
    orden: ORDENES_USUARIO.find((column) => column === sort?.column) ?? BUSQUEDA_VACIA.orden,
    descendente: sort?.direction === 'desc',
  };
}

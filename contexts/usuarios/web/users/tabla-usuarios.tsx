import { useDescargaTabla } from '@marco/archivos/widgets';
import { Button } from '@marco/web-kit/button';
import { DataTable, type SelectedRows, type TableState } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { fromTableState, ResultCount, SearchResults, toTableState } from '@marco/web-kit/list-search';
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
import { toFiltro, toOrden, type useUsuarios } from './use-usuarios.ts';

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
  const clear = () => setSelected(new Map());
  const { estado } = busqueda;
  const descarga = useDescargaTabla<UsuarioRow>({
    path: '/usuarios/exportar',
    title: 'Usuarios',
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(busqueda) : {}), ...toOrden(busqueda) }),
  });
  return (
    <SearchResults query={resultados} title={TITULO} subject="los usuarios" rows={busqueda.tamano}>
      {(data) => (
        <>
          <DataTable
            caption="Usuarios encontrados"
            title={TITULO}
            titleMessage={<ResultCount total={data.total} one="usuario" many="usuarios" />}
            mode="server"
            rows={data.usuarios}
            total={data.total}
            isBusy={resultados.isPlaceholderData}
            columns={COLUMNAS_USUARIOS}
            {...descarga.table}
            rowKey={({ id }) => id}
            optionsNumber={TAMANOS_USUARIOS}
            viewKey="usuarios"
            state={toTableState(busqueda, estado === null ? {} : { estado })}
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
          {descarga.dialog}
          {isDeciding ? (
            <CambioMasivoDialog
              usuarios={[...selected.values()]}
              acciones={data.acciones as readonly AccionMembresia[]}
              onClose={() => setDeciding(false)}
              onDone={clear}
            />
          ) : null}
        </>
      )}
    </SearchResults>
  );
}

/** Another state starts at the first page. */
function fromViewState(busqueda: BusquedaUsuarios, state: TableState): BusquedaUsuarios {
  const estado = ESTADOS_MEMBRESIA.find((value) => value === state.filters['estado']) ?? null;
  const page = fromTableState(state, ORDENES_USUARIO, BUSQUEDA_VACIA.orden);
  return { ...busqueda, ...page, estado, pagina: estado === busqueda.estado ? page.pagina : 1 };
}

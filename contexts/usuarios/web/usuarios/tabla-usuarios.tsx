import { useDescargaTabla } from '@marco/archivos/widgets';
import { Button } from '@marco/web-kit/button';
import type { SelectedRows, TableState } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import {
  fromTableState,
  ResultsTable,
  toOrden,
  toStateFilter,
  toTableState,
} from '@marco/web-kit/list-search';
import { useState } from 'react';
import type { UsuarioRow } from '../../contract/index.ts';
import {
  type AccionMembresia,
  ESTADO_USUARIO,
  ESTADOS_MEMBRESIA,
  ORDENES_USUARIO,
  TAMANOS_USUARIOS,
} from '../../contract/terms.ts';
import { BUSQUEDA_VACIA, type BusquedaUsuarios } from '../../rules/usuarios/busqueda-usuarios.ts';
import { CambioMasivoDialog } from './cambio-masivo-dialog.tsx';
import { COLUMNAS_USUARIOS } from './columnas-usuarios.tsx';
import { toFiltro, type useUsuarios } from './use-usuarios.ts';

export interface TablaUsuariosProps {
  readonly busqueda: BusquedaUsuarios;
  readonly resultados: ReturnType<typeof useUsuarios>;
  readonly onChange: (busqueda: BusquedaUsuarios) => void;
  readonly onClear: () => void;
}

const TITULO = 'Usuarios encontrados';
const ESTADOS = ESTADOS_MEMBRESIA.map((value) => ({ value, label: ESTADO_USUARIO[value] }));

/** The results of the search, with a column of boxes for people who may decide about users. */
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
  const acciones = resultados.data?.acciones ?? [];
  return (
    <>
      <ResultsTable
        query={resultados}
        caption="Usuarios encontrados"
        title={TITULO}
        subject="los usuarios"
        expected={busqueda.tamano}
        toRows={(data) => data.usuarios}
        one="usuario"
        many="usuarios"
        columns={COLUMNAS_USUARIOS}
        download={descarga}
        rowKey={({ id }) => id}
        optionsNumber={TAMANOS_USUARIOS}
        viewKey="usuarios"
        state={toTableState(busqueda, estado === null ? {} : { estado })}
        onStateChange={(state) => onChange(fromViewState(busqueda, state))}
        toStates={({ porEstado }) => toStateFilter(ESTADOS, porEstado)}
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
        {...(acciones.length > 0
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
          acciones={acciones as readonly AccionMembresia[]}
          onClose={() => setDeciding(false)}
          onDone={clear}
        />
      ) : null}
    </>
  );
}

/** Another state starts at the first page. */
function fromViewState(busqueda: BusquedaUsuarios, state: TableState): BusquedaUsuarios {
  const estado = ESTADOS_MEMBRESIA.find((value) => value === state.filters['estado']) ?? null;
  const page = fromTableState(state, ORDENES_USUARIO, BUSQUEDA_VACIA.orden);
  return { ...busqueda, ...page, estado, pagina: estado === busqueda.estado ? page.pagina : 1 };
}

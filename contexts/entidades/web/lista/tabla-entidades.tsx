import { useDescargaTabla } from '@marco/archivos/widgets';
import { DataTable, type TableState } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { fromTableState, ResultCount, SearchResults, toTableState } from '@marco/web-kit/list-search';
import type { FilaEntidad } from '../../contract/index.ts';
import { ESTADOS_ENTIDAD, ORDENES_ENTIDAD, TAMANO_LISTA, TAMANOS_LISTA } from '../../contract/terms.ts';
import { CONSULTA_VACIA, type ConsultaEntidades } from '../../rules/consulta-entidades.ts';
import { COLUMNAS } from './columnas.tsx';
import { toFiltro, toOrden, type useEntidades } from './use-entidades.ts';

export interface TablaEntidadesProps {
  readonly consulta: ConsultaEntidades;
  readonly entidades: ReturnType<typeof useEntidades>;
  readonly onChange: (consulta: ConsultaEntidades) => void;
}

const TITULO = 'Resultados de consulta';

/** The page of entities that was found, or why it could not be known. */
export function TablaEntidades({ consulta, entidades, onChange }: TablaEntidadesProps) {
  const { estado } = consulta;
  const descarga = useDescargaTabla<FilaEntidad>({
    path: '/entidad/exportar',
    title: 'Entidades',
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(consulta) : {}), ...toOrden(consulta) }),
  });
  return (
    <SearchResults query={entidades} title={TITULO} subject="las entidades" rows={TAMANO_LISTA}>
      {(data) => (
        <>
          <DataTable
            caption="Entidades encontradas"
            title={TITULO}
            titleMessage={<ResultCount total={data.total} one="entidad" many="entidades" />}
            mode="server"
            rows={data.entidades}
            total={data.total}
            isBusy={entidades.isPlaceholderData}
            columns={COLUMNAS}
            {...descarga.table}
            rowKey={({ id }) => id}
            optionsNumber={TAMANOS_LISTA}
            viewKey="entidades"
            columnsState={[
              {
                key: 'estado',
                label: 'Filtrar por estado',
                selections: [
                  { value: 'activa', label: ESTADOS_ENTIDAD.activa },
                  { value: 'inactiva', label: ESTADOS_ENTIDAD.inactiva },
                ],
                counts: [
                  { value: 'activa', label: ESTADOS_ENTIDAD.activa, count: data.estados.activas },
                  { value: 'inactiva', label: ESTADOS_ENTIDAD.inactiva, count: data.estados.inactivas },
                ],
              },
            ]}
            state={toTableState(consulta, estado === null ? {} : { estado })}
            onStateChange={(state) => onChange(fromViewState(consulta, state))}
            messageEmpty={
              <EmptyState
                drawing="search"
                title="No hay información"
                text="Cambie o quite algún filtro y consulte de nuevo."
              />
            }
          />
          {descarga.dialog}
        </>
      )}
    </SearchResults>
  );
}

/** Another state stands beside page and order. */
function fromViewState(consulta: ConsultaEntidades, state: TableState): ConsultaEntidades {
  const { estado } = state.filters;
  return {
    ...consulta,
    ...fromTableState(state, ORDENES_ENTIDAD, CONSULTA_VACIA.orden),
    estado: estado === 'activa' || estado === 'inactiva' ? estado : null,
  };
}

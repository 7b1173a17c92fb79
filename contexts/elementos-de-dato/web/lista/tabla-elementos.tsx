import { useDescargaTabla } from '@marco/archivos/widgets';
import { DataTable, type TableState } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatLongDate } from '@marco/web-kit/format';
import { fromTableState, ResultCount, SearchResults, toTableState } from '@marco/web-kit/list-search';
import type { ElementoListado } from '../../contract/index.ts';
import {
  ESTADO_VERSION,
  ESTADOS_VERSION,
  ORDENES_ELEMENTO,
  TAMANOS_ELEMENTOS,
} from '../../contract/terms.ts';
import { useSeleccionEsquemas } from '../esquemas/use-seleccion-esquemas.tsx';
import { COLUMNAS } from './columnas.tsx';
import { CONSULTA_VACIA, type ConsultaElementos } from './consulta-elementos.ts';
import { toFiltro, toOrden, type useElementos } from './use-elementos.ts';

interface TablaElementosProps {
  readonly consulta: ConsultaElementos;
  readonly elementos: ReturnType<typeof useElementos>;
  readonly onChange: (consulta: ConsultaElementos) => void;
}

const TITULO = 'Resultados de consulta';
const ESTADOS = ESTADOS_VERSION.map((value) => ({ value, label: ESTADO_VERSION[value] }));

/** The page of the registry that was found, or why it could not be known. */
export function TablaElementos({ consulta, elementos, onChange }: TablaElementosProps) {
  const { estado, filtro } = consulta;
  const selection = useSeleccionEsquemas<ElementoListado>();
  const descarga = useDescargaTabla<ElementoListado>({
    path: '/elemento-dato/exportar',
    title: 'Elementos de dato',
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(consulta) : {}), ...toOrden(consulta) }),
  });
  return (
    <SearchResults query={elementos} title={TITULO} subject="los elementos de dato" rows={consulta.tamano}>
      {(data) => (
        <>
          <DataTable
            caption="Elementos de dato encontrados"
            title={filtro.fecha === '' ? TITULO : `El registro el ${formatLongDate(filtro.fecha)}`}
            titleMessage={<ResultCount total={data.total} one="elemento" many="elementos" />}
            mode="server"
            rows={data.elementos}
            total={data.total}
            isBusy={elementos.isPlaceholderData}
            columns={COLUMNAS}
            {...descarga.table}
            selection={selection}
            rowKey={({ versionId }) => versionId}
            optionsNumber={TAMANOS_ELEMENTOS}
            viewKey="elementos"
            columnsState={[
              {
                key: 'estado',
                label: 'Filtrar por estado',
                selections: ESTADOS,
                counts: ESTADOS.map(({ value, label }) => ({
                  value,
                  label,
                  count: data.porEstado[value] ?? 0,
                })),
              },
            ]}
            state={toTableState(consulta, estado === null ? {} : { estado })}
            onStateChange={(state) => onChange(fromViewState(consulta, state))}
            messageEmpty={
              <EmptyState
                drawing="search"
                title="No hay información"
                text={
                  filtro.fecha === ''
                    ? 'Cambie o quite algún filtro y consulte de nuevo.'
                    : 'Ningún elemento que cumpla los filtros regía ese día.'
                }
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
function fromViewState(consulta: ConsultaElementos, state: TableState): ConsultaElementos {
  return {
    ...consulta,
    ...fromTableState(state, ORDENES_ELEMENTO, CONSULTA_VACIA.orden),
    estado: ESTADOS_VERSION.find((estado) => estado === state.filters['estado']) ?? null,
  };
}

import { useDescargaTabla } from '@marco/archivos/widgets';
import { DataTable, type TableState } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { fromTableState, ResultCount, SearchResults, toTableState } from '@marco/web-kit/list-search';
import type { FilaFicha } from '../../contract/index.ts';
import {
  ESTADOS_FICHA,
  LISTA_ESTADOS_FICHA,
  ORDENES_FICHA,
  PALABRAS,
  TAMANO_LISTA,
  TAMANOS_LISTA,
} from '../../contract/terms.ts';
import { CONSULTA_VACIA, type ConsultaOntologia } from '../../rules/consulta-ontologia.ts';
import { COLUMNAS } from './columnas.tsx';
import { toFiltro, toOrden, type useFichas } from './use-fichas.ts';

export interface TablaFichasProps {
  readonly consulta: ConsultaOntologia;
  readonly fichas: ReturnType<typeof useFichas>;
  readonly onChange: (consulta: ConsultaOntologia) => void;
}

/** The page of fichas that was found, or why it could not be known. */
export function TablaFichas({ consulta, fichas, onChange }: TablaFichasProps) {
  const { palabra, estado } = consulta;
  const { singular, plural } = PALABRAS[palabra];
  const estados = LISTA_ESTADOS_FICHA.map((value) => ({ value, label: ESTADOS_FICHA[value] }));
  const descarga = useDescargaTabla<FilaFicha>({
    path: `/ontologia/${palabra}/exportar`,
    title: `Ontología: ${plural.toLowerCase()}`,
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(consulta) : {}), ...toOrden(consulta) }),
  });
  return (
    <SearchResults query={fichas} title={plural} subject={`las ${plural.toLowerCase()}`} rows={TAMANO_LISTA}>
      {(data) => (
        <>
          <DataTable
            caption={`${plural} encontradas`}
            title={plural}
            titleMessage={
              <ResultCount total={data.total} one={singular.toLowerCase()} many={plural.toLowerCase()} />
            }
            mode="server"
            rows={data.fichas}
            total={data.total}
            isBusy={fichas.isPlaceholderData}
            columns={COLUMNAS[palabra]}
            {...descarga.table}
            rowKey={({ id }) => id}
            optionsNumber={TAMANOS_LISTA}
            viewKey={`ontologia-${palabra}`}
            columnsState={[
              {
                key: 'estado',
                label: 'Filtrar por estado',
                selections: estados,
                counts: estados.map((one) => ({ ...one, count: data.estados[one.value] })),
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
function fromViewState(consulta: ConsultaOntologia, state: TableState): ConsultaOntologia {
  const { estado } = state.filters;
  return {
    ...consulta,
    ...fromTableState(state, ORDENES_FICHA, CONSULTA_VACIA.orden),
    estado: LISTA_ESTADOS_FICHA.find((known) => known === estado) ?? null,
  };
}

import { useDescargaTabla, useDownloadArchivo } from '@marco/archivos/widgets';
import type { TableEvent, TableState } from '@marco/web-kit/data-table';
import {
  fromTableState,
  ResultsTable,
  toOrden,
  toStateFilter,
  toTableState,
} from '@marco/web-kit/list-search';
import { toOptions } from '@marco/web-kit/select';
import type { FilaCapa } from '../../contract/index.ts';
import { ESTADOS_CAPA, ORDENES_CAPA, TAMANO_LISTA_CAPAS, TAMANOS_LISTA_CAPAS } from '../../contract/terms.ts';
import { CONSULTA_VACIA, type ConsultaCapas } from '../../rules/consulta-capas.ts';
import { COLUMNAS } from './columnas.tsx';
import { isDocumento } from './documento-pulsado.ts';
import { toFiltro, type useCapas } from './use-capas.ts';

export interface TablaCapasProps {
  readonly consulta: ConsultaCapas;
  readonly capas: ReturnType<typeof useCapas>;
  readonly onChange: (consulta: ConsultaCapas) => void;
}

const TITULO = 'Resultados de consulta';
const ESTADOS = toOptions(ESTADOS_CAPA);

/** The page of versions that was found, or why it could not be known. */
export function TablaCapas({ consulta, capas, onChange }: TablaCapasProps) {
  const { estado } = consulta;
  const { download } = useDownloadArchivo();

  const descarga = useDescargaTabla<FilaCapa>({
    path: '/capadeuso/exportar',
    title: 'Capas de uso',
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(consulta) : {}), ...toOrden(consulta) }),
  });

  function hear({ data }: TableEvent<FilaCapa>): void {
    if (isDocumento(data)) void download(data.idArchivo, data.nombre);
  }

  return (
    <ResultsTable
      query={capas}
      caption="Capas de uso encontradas"
      title={TITULO}
      subject="las capas de uso"
      expected={TAMANO_LISTA_CAPAS}
      toRows={(data) => data.capas}
      one="versión"
      many="versiones"
      columns={COLUMNAS}
      rowKey={({ versionId }) => versionId}
      optionsNumber={TAMANOS_LISTA_CAPAS}
      viewKey="capas-de-uso"
      toStates={({ estados }) => toStateFilter(ESTADOS, estados)}
      state={toTableState(consulta, estado === null ? {} : { estado })}
      onStateChange={(state) => onChange(fromViewState(consulta, state))}
      onEvent={hear}
      download={descarga}
    />
  );
}

/** Another state stands beside page and order. */
function fromViewState(consulta: ConsultaCapas, state: TableState): ConsultaCapas {
  const estado = ESTADOS.find(({ value }) => value === state.filters['estado'])?.value ?? null;
  return { ...consulta, ...fromTableState(state, ORDENES_CAPA, CONSULTA_VACIA.orden), estado };
}

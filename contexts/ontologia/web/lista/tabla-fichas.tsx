import { useDescargaTabla } from '@marco/archivos/widgets';
import type { TableState } from '@marco/web-kit/data-table';
import { fromTableState, ResultsTable, toStateFilter, toTableState } from '@marco/web-kit/list-search';
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
import { toFiltro, type useFichas } from './use-fichas.ts';

const ESTADOS = LISTA_ESTADOS_FICHA.map((value) => ({ value, label: ESTADOS_FICHA[value] }));

export interface TablaFichasProps {
  readonly consulta: ConsultaOntologia;
  readonly fichas: ReturnType<typeof useFichas>;
  readonly onChange: (consulta: ConsultaOntologia) => void;
}

/** The page of fichas that was found, or why it could not be known. */
export function TablaFichas({ consulta, fichas, onChange }: TablaFichasProps) {
  const { palabra, estado, orden, descendente } = consulta;
  const { singular, plural } = PALABRAS[palabra];
  const descarga = useDescargaTabla<FilaFicha>({
    path: `/ontologia/${palabra}/exportar`,
    title: `Ontología: ${plural.toLowerCase()}`,
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(consulta) : {}), orden, descendente }),
  });
  return (
    <ResultsTable
      query={fichas}
      caption={`${plural} encontradas`}
      title={plural}
      subject={`las ${plural.toLowerCase()}`}
      expected={TAMANO_LISTA}
      toRows={(data) => data.fichas}
      one={singular.toLowerCase()}
      many={plural.toLowerCase()}
      columns={COLUMNAS[palabra]}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_LISTA}
      viewKey={`ontologia-${palabra}`}
      toStates={({ estados }) => toStateFilter(ESTADOS, estados)}
      state={toTableState(consulta, estado === null ? {} : { estado })}
      onStateChange={(state) => onChange(fromViewState(consulta, state))}
      download={descarga}
    />
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

import type { TableState } from '@marco/web-kit/data-table';
import { fromTableState, ResultsTable, toStateFilter, toTableState } from '@marco/web-kit/list-search';
import { ESTADO_ACUERDO, ESTADOS_ACUERDO, ORDENES_ACUERDOS, TAMANOS_ACUERDOS } from '../../contract/terms.ts';
import { CONSULTA_VACIA, type ConsultaAcuerdos } from '../../rules/consulta-acuerdos.ts';
import { COLUMNAS } from './columnas-acuerdos.tsx';
import type { useAcuerdos } from './use-acuerdos.ts';

interface TablaAcuerdosProps {
  readonly consulta: ConsultaAcuerdos;
  readonly acuerdos: ReturnType<typeof useAcuerdos>;
  readonly onChange: (consulta: ConsultaAcuerdos) => void;
}

const ESTADOS = ESTADOS_ACUERDO.map((value) => ({ value, label: ESTADO_ACUERDO[value] }));

/** The page of acuerdos that was found, or why it could not be known. */
export function TablaAcuerdos({ consulta, acuerdos, onChange }: TablaAcuerdosProps) {
  const { estado } = consulta;
  return (
    <ResultsTable
      query={acuerdos}
      caption="Acuerdos encontrados"
      title="Acuerdos"
      subject="los acuerdos"
      expected={consulta.tamano}
      toRows={(data) => data.acuerdos}
      one="acuerdo"
      many="acuerdos"
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_ACUERDOS}
      viewKey="acuerdos"
      toStates={({ porEstado }) => toStateFilter(ESTADOS, porEstado)}
      state={toTableState(consulta, estado === null ? {} : { estado })}
      onStateChange={(state) => onChange(fromViewState(consulta, state))}
    />
  );
}

/** Another state stands beside page and order. */
function fromViewState(consulta: ConsultaAcuerdos, state: TableState): ConsultaAcuerdos {
  return {
    ...consulta,
    ...fromTableState(state, ORDENES_ACUERDOS, CONSULTA_VACIA.orden),
    estado: ESTADOS_ACUERDO.find((estado) => estado === state.filters['estado']) ?? null,
  };
}

import { useDescargaTabla } from '@marco/archivos/widgets';
import type { TableState } from '@marco/web-kit/data-table';
import {
  fromTableState,
  ResultsTable,
  toOrden,
  toStateFilter,
  toTableState,
} from '@marco/web-kit/list-search';
import type { SolicitudListada } from '../../contract/index.ts';
import {
  ESTADO_SOLICITUD,
  ESTADOS_SOLICITUD,
  ORDENES_SOLICITUD,
  TAMANOS_SOLICITUDES,
} from '../../contract/terms.ts';
import { CONSULTA_VACIA, type ConsultaSolicitudes } from '../../rules/consulta-solicitudes.ts';
import { COLUMNAS } from './columnas-solicitudes.tsx';
import { toFiltro, type useSolicitudes } from './use-consulta-solicitudes.ts';

interface TablaSolicitudesProps {
  readonly consulta: ConsultaSolicitudes;
  readonly solicitudes: ReturnType<typeof useSolicitudes>;
  readonly onChange: (consulta: ConsultaSolicitudes) => void;
}

const ESTADOS = ESTADOS_SOLICITUD.map((value) => ({ value, label: ESTADO_SOLICITUD[value] }));

/** The page of requests that was found, or why it could not be known. */
export function TablaSolicitudes({ consulta, solicitudes, onChange }: TablaSolicitudesProps) {
  const { estado } = consulta;
  const descarga = useDescargaTabla<SolicitudListada>({
    path: '/solicitud/exportar',
    title: 'Solicitudes',
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(consulta) : {}), ...toOrden(consulta) }),
  });
  return (
    <ResultsTable
      query={solicitudes}
      caption="Solicitudes encontradas"
      title="Resultados de consulta"
      subject="las solicitudes"
      expected={consulta.tamano}
      toRows={(data) => data.solicitudes}
      one="solicitud"
      many="solicitudes"
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_SOLICITUDES}
      viewKey="solicitudes"
      toStates={({ porEstado }) => toStateFilter(ESTADOS, porEstado)}
      state={toTableState(consulta, estado === null ? {} : { estado })}
      onStateChange={(state) => onChange(fromViewState(consulta, state))}
      download={descarga}
    />
  );
}

/** Another state stands beside page and order. */
function fromViewState(consulta: ConsultaSolicitudes, state: TableState): ConsultaSolicitudes {
  return {
    ...consulta,
    ...fromTableState(state, ORDENES_SOLICITUD, CONSULTA_VACIA.orden),
    estado: ESTADOS_SOLICITUD.find((estado) => estado === state.filters['estado']) ?? null,
  };
}

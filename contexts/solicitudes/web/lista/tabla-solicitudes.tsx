import { useDescargaTabla } from '@marco/archivos/widgets';
import type { TableSelection, TableState } from '@marco/web-kit/data-table';
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
import { CICLO_DE_VIDA } from '../../rules/ciclo/ciclo-de-vida.ts';
import { CONSULTA_VACIA, type ConsultaSolicitudes } from '../../rules/consulta-solicitudes.ts';
import { useSeleccionPorAsignar, useSeleccionPorCertificar } from '../reparto/use-seleccion-solicitudes.tsx';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { COLUMNAS } from './columnas-solicitudes.tsx';
import { toFiltro, type useSolicitudes } from './use-consulta-solicitudes.ts';

interface TablaSolicitudesProps {
  readonly consulta: ConsultaSolicitudes;
  readonly solicitudes: ReturnType<typeof useSolicitudes>;
  /** What the person may do with several; undefined until it is known. */
  readonly permisos: OpcionesSolicitud['permisos'] | undefined;
  readonly onChange: (consulta: ConsultaSolicitudes) => void;
}

const ESTADOS = ESTADOS_SOLICITUD.map((value) => ({ value, label: ESTADO_SOLICITUD[value] }));

/** The page of requests that was found, or why it could not be known. */
export function TablaSolicitudes({ consulta, solicitudes, permisos, onChange }: TablaSolicitudesProps) {
  const { estado } = consulta;
  const [porAsignar, asignaciones] = useSeleccionPorAsignar();
  const [porCertificar, certificaciones] = useSeleccionPorCertificar();
  const selection = chooseSelection(estado, permisos, { porAsignar, porCertificar });
  const descarga = useDescargaTabla<SolicitudListada>({
    path: '/solicitud/exportar',
    title: 'Solicitudes',
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(consulta) : {}), ...toOrden(consulta) }),
  });
  return (
    <>
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
        {...(selection ? { selection } : {})}
      />
      {asignaciones}
      {certificaciones}
    </>
  );
}

/** What is chosen in a list of a state: what is assigned there, or what is certified, by who may. */
function chooseSelection(
  estado: ConsultaSolicitudes['estado'],
  permisos: TablaSolicitudesProps['permisos'],
  {
    porAsignar,
    porCertificar,
  }: Readonly<Record<'porAsignar' | 'porCertificar', TableSelection<SolicitudListada>>>,
): TableSelection<SolicitudListada> | undefined {
  if (estado === null || !permisos) return undefined;
  if (permisos.asignar.allowed && estado in CICLO_DE_VIDA.asignar.de) return porAsignar;
  return permisos.certificar.allowed && estado in CICLO_DE_VIDA.certificar.de ? porCertificar : undefined;
}

/** Another state stands beside page and order. */
function fromViewState(consulta: ConsultaSolicitudes, state: TableState): ConsultaSolicitudes {
  return {
    ...consulta,
    ...fromTableState(state, ORDENES_SOLICITUD, CONSULTA_VACIA.orden),
    estado: ESTADOS_SOLICITUD.find((estado) => estado === state.filters['estado']) ?? null,
  };
}

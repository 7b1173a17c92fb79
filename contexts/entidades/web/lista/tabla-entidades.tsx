import { useDescargaTabla } from '@marco/archivos/widgets';
import type { TableState } from '@marco/web-kit/data-table';
import {
  fromTableState,
  ResultsTable,
  toOrden,
  toStateFilter,
  toTableState,
} from '@marco/web-kit/list-search';
import { toOptions } from '@marco/web-kit/select';
import type { FilaEntidad } from '../../contract/index.ts';
import { ESTADOS_ENTIDAD, ORDENES_ENTIDAD, TAMANO_LISTA, TAMANOS_LISTA } from '../../contract/terms.ts';
import { CONSULTA_VACIA, type ConsultaEntidades } from '../../rules/entidades/consulta-entidades.ts';
import { COLUMNAS } from './columnas.tsx';
import { toFiltro, type useEntidades } from './use-entidades.ts';

export interface TablaEntidadesProps {
  readonly consulta: ConsultaEntidades;
  readonly entidades: ReturnType<typeof useEntidades>;
  readonly onChange: (consulta: ConsultaEntidades) => void;
}

const TITULO = 'Resultados de consulta';
const ESTADOS = toOptions(ESTADOS_ENTIDAD);

/** The page of entities that was found, or why it could not be known. */
export function TablaEntidades({ consulta, entidades, onChange }: TablaEntidadesProps) {
  const { estado } = consulta;
  const descarga = useDescargaTabla<FilaEntidad>({
    path: '/entidad/exportar',
    title: 'Entidades',
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(consulta) : {}), ...toOrden(consulta) }),
  });
  return (
    <ResultsTable
      query={entidades}
      caption="Entidades encontradas"
      title={TITULO}
      subject="las entidades"
      expected={TAMANO_LISTA}
      toRows={(data) => data.entidades}
      one="entidad"
      many="entidades"
      columns={COLUMNAS}
      download={descarga}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_LISTA}
      viewKey="entidades"
      toStates={({ estados: { activas, inactivas } }) =>
        toStateFilter(ESTADOS, { activa: activas, inactiva: inactivas })
      }
      state={toTableState(consulta, estado === null ? {} : { estado })}
      onStateChange={(state) => onChange(fromViewState(consulta, state))}
    />
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

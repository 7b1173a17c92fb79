import { useDescargaTabla } from '@marco/archivos/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn, TableState } from '@marco/web-kit/data-table';
import {
  fromTableState,
  ResultsTable,
  toOrden,
  toStateFilter,
  toTableState,
} from '@marco/web-kit/list-search';
import { toOptions } from '@marco/web-kit/select';
import { toEstandar } from '../../contract/estandares.paths.ts';
import type { FilaEstandar } from '../../contract/index.ts';
import {
  CATEGORIAS_ESTANDAR,
  COLUMNAS_ESTANDARES,
  ESTADOS_ESTANDAR,
  ORDENES_ESTANDARES,
  presentNombreEstandar,
  TAMANO_LISTA,
  TAMANOS_LISTA,
} from '../../contract/terms.ts';
import type { ConsultaEstandares } from '../../rules/consulta-estandares.ts';
import { EstadoEstandarChip } from '../estado-estandar-chip.tsx';
import { toFiltro, type useEstandares } from '../use-estandares.ts';

const TITULO = 'Resultados de consulta';
const ESTADOS = toOptions(ESTADOS_ESTANDAR);

const COLUMNAS: readonly TableColumn<FilaEstandar>[] = [
  { key: 'codigo', label: COLUMNAS_ESTANDARES.codigo, nowrap: true },
  {
    key: 'nombre',
    label: COLUMNAS_ESTANDARES.nombre,
    kind: 'main',
    cell: presentNombreEstandar,
  },
  { key: 'organismo', label: COLUMNAS_ESTANDARES.organismo, priority: 2 },
  {
    key: 'categoria',
    label: COLUMNAS_ESTANDARES.categoria,
    text: ({ categoria }) => CATEGORIAS_ESTANDAR[categoria],
  },
  { key: 'elementos', label: COLUMNAS_ESTANDARES.elementos, priority: 3, align: 'end' },
  {
    key: 'estado',
    label: COLUMNAS_ESTANDARES.estado,
    cell: ({ estado }) => <EstadoEstandarChip estado={estado} />,
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ id, nombre }) => (
      <ButtonLink variant="neutral" size="small" to={toEstandar(id)}>
        Ver <span className="sr">{nombre}</span>
      </ButtonLink>
    ),
  },
];

export interface TablaEstandaresProps {
  readonly consulta: ConsultaEstandares;
  readonly estandares: ReturnType<typeof useEstandares>;
  readonly onChange: (consulta: ConsultaEstandares) => void;
}

/** The page of standards that was found, or why it could not be known. */
export function TablaEstandares({ consulta, estandares, onChange }: TablaEstandaresProps) {
  const { estado } = consulta;
  const descarga = useDescargaTabla<FilaEstandar>({
    path: '/estandares/exportar',
    title: 'Estándares',
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(consulta) : {}), ...toOrden(consulta) }),
  });
  return (
    <ResultsTable
      query={estandares}
      caption="Estándares encontrados"
      title={TITULO}
      subject="los estándares"
      expected={TAMANO_LISTA}
      toRows={(data) => data.estandares}
      one="estándar"
      many="estándares"
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_LISTA}
      viewKey="estandares"
      toStates={({ porEstado }) => toStateFilter(ESTADOS, porEstado)}
      state={toTableState(consulta, estado === null ? {} : { estado })}
      onStateChange={(state) => onChange(fromViewState(consulta, state))}
      download={descarga}
    />
  );
}

/** Another state stands beside page and order. */
function fromViewState(consulta: ConsultaEstandares, state: TableState): ConsultaEstandares {
  return {
    ...consulta,
    ...fromTableState(state, ORDENES_ESTANDARES, 'nombre'),
    estado: ESTADOS.find(({ value }) => value === state.filters['estado'])?.value ?? null,
  };
}

import { ButtonLink } from '@marco/web-kit/button';
import { DataTable, type TableColumn, type TableState } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { fromTableState, ResultCount, SearchResults, toTableState } from '@marco/web-kit/list-search';
import { toOptions } from '@marco/web-kit/select';
import type { FilaEstandar } from '../../contract/index.ts';
import {
  CATEGORIAS_ESTANDAR,
  COLUMNAS_ESTANDARES,
  ESTADOS_ESTANDAR,
  type EstadoEstandar,
  ORDENES_ESTANDARES,
  TAMANO_LISTA,
  TAMANOS_LISTA,
} from '../../contract/terms.ts';
import type { ConsultaEstandares } from '../../rules/consulta-estandares.ts';
import { EstadoEstandarChip } from '../estado-estandar-chip.tsx';
import { toEstandar } from '../estandares.paths.ts';
import type { useEstandares } from '../use-estandares.ts';

const TITULO = 'Resultados de consulta';

const COLUMNAS: readonly TableColumn<FilaEstandar>[] = [
  { key: 'codigo', label: COLUMNAS_ESTANDARES.codigo, nowrap: true },
  {
    key: 'nombre',
    label: COLUMNAS_ESTANDARES.nombre,
    kind: 'main',
    cell: ({ nombre, sigla, edicion }) =>
      [nombre, [sigla, edicion].filter(Boolean).join(' · ')].filter(Boolean).join(' — '),
  },
  { key: 'organismo', label: COLUMNAS_ESTANDARES.organismo },
  {
    key: 'categoria',
    label: COLUMNAS_ESTANDARES.categoria,
    text: ({ categoria }) => CATEGORIAS_ESTANDAR[categoria],
  },
  { key: 'elementos', label: COLUMNAS_ESTANDARES.elementos, align: 'end' },
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
  const states = toOptions(ESTADOS_ESTANDAR) as { value: EstadoEstandar; label: string }[];
  return (
    <SearchResults query={estandares} title={TITULO} subject="los estándares" rows={TAMANO_LISTA}>
      {(data) => (
        <DataTable
          caption="Estándares encontrados"
          title={TITULO}
          titleMessage={<ResultCount total={data.total} one="estándar" many="estándares" />}
          mode="server"
          rows={data.estandares}
          total={data.total}
          isBusy={estandares.isPlaceholderData}
          columns={COLUMNAS}
          rowKey={({ id }) => id}
          optionsNumber={TAMANOS_LISTA}
          viewKey="estandares"
          columnsState={[
            {
              key: 'estado',
              label: 'Filtrar por estado',
              selections: states,
              counts: states.map((one) => ({ ...one, count: data.porEstado[one.value] })),
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
      )}
    </SearchResults>
  );
}

/** Another state stands beside page and order. */
function fromViewState(consulta: ConsultaEstandares, state: TableState): ConsultaEstandares {
  const { estado } = state.filters;
  const isState = estado !== undefined && Object.hasOwn(ESTADOS_ESTANDAR, estado);
  return {
    ...consulta,
    ...fromTableState(state, ORDENES_ESTANDARES, 'nombre'),
    estado: isState ? (estado as EstadoEstandar) : null,
  };
}

import { errorMessage } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { DataTable, DEFAULT_TABLE_STATE, type TableState } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import { LoadError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { ESTADOS_ENTIDAD, ORDENES_ENTIDAD, TAMANO_LISTA, TAMANOS_LISTA } from '../../contract/terms.ts';
import { CONSULTA_VACIA, type ConsultaEntidades } from '../../rules/consulta-entidades.ts';
import { COLUMNAS } from './columnas.tsx';
import type { useEntidades } from './use-entidades.ts';

export interface TablaEntidadesProps {
  readonly consulta: ConsultaEntidades;
  readonly entidades: ReturnType<typeof useEntidades>;
  readonly onChange: (consulta: ConsultaEntidades) => void;
}

const TITULO = 'Resultados de consulta';

/** The page of entities that was found, or why it could not be known. */
export function TablaEntidades({ consulta, entidades, onChange }: TablaEntidadesProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = entidades;
  if (error) {
    return (
      <Card title={TITULO}>
        <LoadError
          title="No fue posible cargar las entidades"
          reason={errorMessage(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card title={TITULO} flush>
        <Skeleton label="Cargando entidades" rows={TAMANO_LISTA} />
      </Card>
    );
  }
  return (
    <DataTable
      caption="Entidades encontradas"
      title={TITULO}
      titleMessage={
        <span role="status" className="num">
          {data.total === 1 ? '1 entidad' : `${formatNumber(data.total)} entidades`}
        </span>
      }
      mode="server"
      rows={data.entidades}
      total={data.total}
      isBusy={isPlaceholderData}
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_LISTA}
      columnsState={[
        {
          key: 'estado',
          label: 'Filtrar por estado',
          selections: [
            { value: 'activa', label: ESTADOS_ENTIDAD.activa },
            { value: 'inactiva', label: ESTADOS_ENTIDAD.inactiva },
          ],
          counts: [
            { value: 'activa', label: ESTADOS_ENTIDAD.activa, count: data.estados.activas },
            { value: 'inactiva', label: ESTADOS_ENTIDAD.inactiva, count: data.estados.inactivas },
          ],
        },
      ]}
      state={toViewState(consulta)}
      onStateChange={(state) => onChange(fromViewState(consulta, state))}
      messageEmpty={
        <EmptyState
          drawing="search"
          title="No hay información"
          text="Cambie o quite algún filtro y consulte de nuevo."
        />
      }
    />
  );
}

function toViewState({ estado, pagina, tamano, orden, descendente }: ConsultaEntidades): TableState {
  return {
    ...DEFAULT_TABLE_STATE,
    page: pagina,
    size: tamano,
    sort: { column: orden, direction: descendente ? 'desc' : 'asc' },
    filters: estado === null ? {} : { estado },
  };
}

/** An order taken away leaves the usual one. */
function fromViewState(
  consulta: ConsultaEntidades,
  { page, size, sort, filters }: TableState,
): ConsultaEntidades {
  const estado = filters['estado'];
  return {
    ...consulta,
    estado: estado === 'activa' || estado === 'inactiva' ? estado : null,
    pagina: page,
    tamano: size,
    orden: ORDENES_ENTIDAD.find((column) => column === sort?.column) ?? CONSULTA_VACIA.orden,
    descendente: sort?.direction === 'desc',
  };
}

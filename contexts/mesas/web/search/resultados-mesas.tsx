import { errorMessage } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { DataTable, DEFAULT_TABLE_STATE, type TableState } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { LoadError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { ORDENES_MESA, TAMANO_RESULTADOS, TAMANOS_RESULTADOS } from '../../contract/terms.ts';
import { BUSQUEDA_VACIA, type BusquedaMesas, FILTRO_VACIO } from '../../rules/busqueda-mesas.ts';
import type { Elecciones } from './borrador.ts';
import { COLUMNAS } from './columnas.tsx';
import { FiltrosActivos } from './filtros-activos.tsx';
import { SinResultados } from './sin-resultados.tsx';
import type { Listas } from './use-listas-busqueda.ts';
import type { Resultados } from './use-resultados.ts';

export interface ResultadosMesasProps {
  readonly busqueda: BusquedaMesas;
  readonly resultados: UseQueryResult<Resultados>;
  readonly elecciones: Elecciones;
  readonly listas: Listas;
  readonly onChange: (busqueda: BusquedaMesas) => void;
  readonly onClear: () => void;
}

const TITULO = 'Resultados de consulta';

/** What the search found: table, nothing, still loading, or why it could not be known. */
export function ResultadosMesas(props: ResultadosMesasProps) {
  const { busqueda, resultados, elecciones, listas, onChange, onClear } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = resultados;
  if (error) {
    return (
      <Card title={TITULO}>
        <LoadError
          title="No fue posible cargar las mesas"
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
        <Skeleton label="Cargando mesas" rows={Math.min(busqueda.tamano, TAMANO_RESULTADOS)} />
      </Card>
    );
  }
  const cuenta = (
    <span role="status" className="num">
      {data.total === 1 ? '1 mesa' : `${formatNumber(data.total)} mesas`}
    </span>
  );
  if (data.total === 0) {
    return (
      <Card title={TITULO} aside={cuenta} flush>
        <SinResultados onClear={onClear} />
      </Card>
    );
  }
  return (
    <DataTable
      caption="Mesas de interoperabilidad encontradas"
      title={TITULO}
      titleMessage={cuenta}
      mode="server"
      rows={data.mesasInteroperabilidad}
      total={data.total}
      isBusy={isPlaceholderData}
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_RESULTADOS}
      state={toViewState(busqueda)}
      onStateChange={(state) => onChange(fromViewState(busqueda, state))}
      toolbar={
        <FiltrosActivos
          filtro={busqueda.filtro}
          elecciones={elecciones}
          listas={listas}
          onRemove={(clave) =>
            onChange({
              ...busqueda,
              filtro: { ...busqueda.filtro, [clave]: FILTRO_VACIO[clave] },
              pagina: 1,
            })
          }
        />
      }
    />
  );
}

function toViewState({ pagina, tamano, orden, descendente }: BusquedaMesas): TableState {
  const direction = descendente ? 'desc' : 'asc';
  return { ...DEFAULT_TABLE_STATE, page: pagina, size: tamano, sort: { column: orden, direction } };
}

/** An order taken away leaves the usual one. */
function fromViewState(busqueda: BusquedaMesas, { page, size, sort }: TableState): BusquedaMesas {
  const orden = ORDENES_MESA.find((column) => column === sort?.column) ?? BUSQUEDA_VACIA.orden;
  return { ...busqueda, pagina: page, tamano: size, orden, descendente: sort?.direction === 'desc' };
}

import { useDescargaTabla } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { DataTable } from '@marco/web-kit/data-table';
import { fromTableState, ResultCount, SearchResults, toTableState } from '@marco/web-kit/list-search';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MesaRow } from '../../contract/index.ts';
import { ORDENES_MESA, TAMANO_RESULTADOS, TAMANOS_RESULTADOS } from '../../contract/terms.ts';
import { BUSQUEDA_VACIA, type BusquedaMesas, FILTRO_VACIO } from '../../rules/busqueda/busqueda-mesas.ts';
import { useMesasBase } from '../use-mesas-base.ts';
import type { Elecciones } from './busqueda-digitada.ts';
import { COLUMNAS } from './columnas.tsx';
import { FiltrosActivos } from './filtros-activos.tsx';
import { BuscarEnContenido } from './modo-busqueda.tsx';
import { SinResultados } from './sin-resultados.tsx';
import type { Listas } from './use-listas-busqueda.ts';
import { type PaginaDeMesas, toBody } from './use-resultados.ts';

export interface ResultadosMesasProps {
  readonly busqueda: BusquedaMesas;
  readonly resultados: UseQueryResult<PaginaDeMesas>;
  readonly elecciones: Elecciones;
  readonly listas: Listas;
  readonly onChange: (busqueda: BusquedaMesas) => void;
  readonly onClear: () => void;
}

const TITULO = 'Resultados de consulta';

/** What the search found: table, nothing, still loading, or why it could not be known. */
export function ResultadosMesas(props: ResultadosMesasProps) {
  const { busqueda, resultados, elecciones, listas, onChange, onClear } = props;
  const { filtro, orden, descendente } = busqueda;
  const descarga = useDescargaTabla<MesaRow>({
    path: '/mesaInteroperabilidad/exportar',
    base: useMesasBase(),
    title: 'Mesas de interoperabilidad',
    toBody: (scope) => ({
      ...(scope === 'table' ? toBody(filtro) : {}),
      ordenarPor: orden,
      descendente,
    }),
  });
  return (
    <SearchResults
      query={resultados}
      title={TITULO}
      subject="las mesas"
      rows={Math.min(busqueda.tamano, TAMANO_RESULTADOS)}
    >
      {(data) => {
        const cuenta = <ResultCount total={data.total} one="mesa" many="mesas" />;
        return data.total === 0 ? (
          <Card title={TITULO} aside={cuenta} flush>
            <SinResultados onClear={onClear} otherWay={<BuscarEnContenido filtro={busqueda.filtro} />} />
          </Card>
        ) : (
          <>
            <DataTable
              caption="Mesas de interoperabilidad encontradas"
              title={TITULO}
              titleMessage={cuenta}
              mode="server"
              rows={data.mesasInteroperabilidad}
              total={data.total}
              isBusy={resultados.isPlaceholderData}
              columns={COLUMNAS}
              {...descarga.table}
              rowKey={({ id }) => id}
              optionsNumber={TAMANOS_RESULTADOS}
              viewKey="mesas"
              state={toTableState(busqueda)}
              onStateChange={(state) =>
                onChange({ ...busqueda, ...fromTableState(state, ORDENES_MESA, BUSQUEDA_VACIA.orden) })
              }
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
            {descarga.dialog}
          </>
        );
      }}
    </SearchResults>
  );
}

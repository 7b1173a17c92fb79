import { useDescargaTabla } from '@marco/archivos/widgets';
import { presentEntidad } from '@marco/entidades/terms';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { fromTableState, ResultCount, SearchResults, toTableState } from '@marco/web-kit/list-search';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ESTADO_MESA } from '../../contract/estado-mesa.terms.ts';
import type { MesaRow } from '../../contract/index.ts';
import { toMesa } from '../../contract/mesas.paths.ts';
import { COLUMNAS_MESAS, ORDENES_MESA, TAMANO_RESULTADOS, TAMANOS_RESULTADOS } from '../../contract/terms.ts';
import { BUSQUEDA_VACIA, type BusquedaMesas, FILTRO_VACIO } from '../../rules/busqueda/busqueda-mesas.ts';
import { EstadoMesaChip } from '../estado-mesa-chip.tsx';
import { SentenceCase } from '../sentence-case.tsx';
import { useMesasBase } from '../use-mesas-base.ts';
import { FiltrosActivos } from './filtros-activos.tsx';
import type { MesasHistory } from './mesas-storage.tsx';
import { BuscarEnContenido } from './modo-busqueda.tsx';
import { SinResultados } from './sin-resultados.tsx';
import type { Elecciones } from './use-busqueda-digitada.ts';
import type { Listas } from './use-listas-busqueda.ts';
import { type PaginaDeMesas, toBody } from './use-resultados.ts';

interface ResultadosMesasProps {
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

/** Columns of the results (MESA-02); their keys are the orders the server knows. */
const COLUMNAS: readonly TableColumn<MesaRow>[] = [
  {
    key: 'estadoMesa',
    label: COLUMNAS_MESAS.estadoMesa,
    cardLabel: 'Estado',
    text: ({ estadoMesa }) => (estadoMesa ? ESTADO_MESA.abierta : ESTADO_MESA.cerrada),
    cell: ({ estadoMesa }) => <EstadoMesaChip activa={estadoMesa} />,
  },
  { key: 'nombreMesa', label: COLUMNAS_MESAS.nombreMesa, cardLabel: 'Nombre', kind: 'main' },
  {
    key: 'razonSocial',
    label: COLUMNAS_MESAS.razonSocial,
    text: ({ razonSocial }) => presentEntidad(razonSocial),
  },
  { key: 'nombreCompleto', label: COLUMNAS_MESAS.nombreCompleto, priority: 2, cardLabel: 'Consultor' },
  { key: 'cantidadServicios', label: COLUMNAS_MESAS.cantidadServicios, priority: 2, align: 'end' },
  { key: 'accion', label: 'Acción', kind: 'action', cell: (mesa) => <VerMesa mesa={mesa} /> },
];

function VerMesa({ mesa }: { readonly mesa: MesaRow }) {
  const { search } = useLocation();
  const history: MesasHistory = { busquedaMesas: search };
  return (
    <ButtonLink variant="neutral" size="small" to={toMesa(mesa.id)} state={history}>
      <SentenceCase>VER MESA</SentenceCase> <span className="sr">{mesa.nombreMesa}</span>
    </ButtonLink>
  );
}

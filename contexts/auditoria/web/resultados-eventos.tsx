import { useDescargaTabla } from '@marco/archivos/widgets';
import { presentEntidad } from '@marco/entidades/terms';
import { Button, ButtonLink } from '@marco/web-kit/button';
import type { TableColumn, TableState } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatMoment } from '@marco/web-kit/format';
import { ResultsTable, toTableState } from '@marco/web-kit/list-search';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { toEvento } from '../contract/auditoria.paths.ts';
import type { EventoRow } from '../contract/index.ts';
import { TAMANOS_EVENTOS } from '../contract/terms.ts';
import { type BusquedaEventos, isFiltroVacio } from '../rules/busqueda-eventos.ts';
import { presentObjeto } from '../rules/codigos.ts';
import { ChipResultado } from './chip-resultado.tsx';
import { toBody } from './to-body.ts';
import type { PaginaDeEventos } from './use-eventos.ts';

const TITULO = 'Eventos';

const COLUMNAS: readonly TableColumn<EventoRow>[] = [
  {
    key: 'fecha',
    label: 'Fecha',
    nowrap: true,
    text: ({ fecha }) => formatMoment(fecha),
  },
  {
    // The table draws a column of the key 'accion' as buttons.
    key: 'nombreAccion',
    label: 'Acción',
    kind: 'main',
    sortable: false,
    text: ({ nombreAccion }) => nombreAccion,
  },
  {
    key: 'resultado',
    label: 'Resultado',
    sortable: false,
    cell: ({ resultado }) => <ChipResultado resultado={resultado} />,
  },
  { key: 'usuario', label: 'Persona', sortable: false, text: presentPersona },
  {
    key: 'entidad',
    label: 'Entidad',
    priority: 3,
    sortable: false,
    text: presentSigla,
  },
  {
    key: 'objeto',
    label: 'Objeto',
    priority: 2,
    sortable: false,
    text: presentObjeto,
  },
  { key: 'detalle', label: 'Detalle', kind: 'action', cell: (evento) => <VerDetalle evento={evento} /> },
];

function presentPersona({ usuario }: EventoRow): string {
  return usuario ? (usuario.nombre ?? `N.º ${usuario.id}`) : '—';
}

/** The short name where there is one: nearly every row is of the same few entities. */
function presentSigla({ entidad }: EventoRow): string {
  if (!entidad) return '—';
  return entidad.sigla ?? presentEntidad(entidad.nombre ?? `N.º ${entidad.id}`);
}

function VerDetalle({ evento }: { readonly evento: EventoRow }) {
  const { search } = useLocation();
  return (
    <ButtonLink variant="neutral" size="small" to={toEvento(evento.id)} state={{ busquedaEventos: search }}>
      Ver detalle{' '}
      <span className="sr">
        {evento.nombreAccion}, evento {evento.id}
      </span>
    </ButtonLink>
  );
}

interface ResultadosEventosProps {
  readonly busqueda: BusquedaEventos;
  readonly resultados: UseQueryResult<PaginaDeEventos>;
  readonly onChange: (busqueda: BusquedaEventos) => void;
  readonly onClear: () => void;
}

/** What the search found: table, nothing, still loading, or why it could not be known. */
export function ResultadosEventos({ busqueda, resultados, onChange, onClear }: ResultadosEventosProps) {
  const { filtro, ascendente } = busqueda;
  const descarga = useDescargaTabla<EventoRow>({
    path: '/servicioauditoria/exportar',
    title: 'Eventos de auditoría',
    toBody: (scope) => ({ ...(scope === 'table' ? toBody(filtro) : {}), ascendente }),
  });
  return (
    <ResultsTable
      query={resultados}
      caption="Eventos de auditoría encontrados"
      title={TITULO}
      subject="los eventos"
      expected={8}
      toRows={(data) => data.eventos}
      one="evento"
      many="eventos"
      columns={COLUMNAS}
      download={descarga}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_EVENTOS}
      viewKey="auditoria-eventos"
      state={toTableState({ ...busqueda, orden: 'fecha', descendente: !busqueda.ascendente })}
      onStateChange={(state) => onChange(fromViewState(busqueda, state))}
      messageEmpty={<SinEventos isFiltered={!isFiltroVacio(busqueda.filtro)} onClear={onClear} />}
    />
  );
}

function SinEventos({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  if (!isFiltered) return <EmptyState title="Aún no hay eventos de auditoría." />;
  return (
    <EmptyState
      drawing="search"
      title="No hay eventos con estos filtros"
      text="Cambie o quite alguno de los filtros."
    >
      <Button variant="secondary" onClick={onClear}>
        Limpiar filtros
      </Button>
    </EmptyState>
  );
}

/** An order taken away leaves the usual one, newest first. */
function fromViewState(busqueda: BusquedaEventos, { page, size, sort }: TableState): BusquedaEventos {
  return { ...busqueda, pagina: page, tamano: size, ascendente: sort?.direction === 'asc' };
}

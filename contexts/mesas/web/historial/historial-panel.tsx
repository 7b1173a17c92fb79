import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatWeekdayDate } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { useAddressParams } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { Printer } from 'lucide-react';
import { useLocation } from 'react-router';
import type { EventoHistorial as Evento } from '../../contract/index.ts';
import {
  type BusquedaHistorial,
  findErrorDias,
  formatBusqueda,
  parseBusqueda,
} from '../../rules/historial/busqueda-historial.ts';
import { listDias, toDia } from '../../rules/historial/dias.ts';
import { EventoHistorial } from './evento-historial.tsx';
import { FiltrosHistorial } from './filtros-historial.tsx';
import styles from './historial.module.css';
import { useHistorial } from './use-historial.ts';

const DAY_MS = 86_400_000;

/** Who changed what in a mesa, when, from → to; filter and tab are in the address. */
export function HistorialPanel({ idMesa }: { readonly idMesa: number }) {
  const { params, change } = useAddressParams();
  const { state } = useLocation();
  const busqueda = parseBusqueda(params);
  const wrongDays = findErrorDias(busqueda) !== null;
  const historial = useHistorial(idMesa, wrongDays ? { ...busqueda, hasta: '' } : busqueda);
  const { data, isFetching } = historial;
  const cuantos = data?.pages.reduce((sum, { eventos }) => sum + eventos.length, 0) ?? 0;

  function show(next: BusquedaHistorial): void {
    const address = new URLSearchParams([['pestana', 'historial'], ...formatBusqueda(next)]);
    change(address, { replace: true, preventScrollReset: true, state });
  }

  return (
    <Card
      title="Historial"
      aside={
        <Button
          variant="ghost"
          size="small"
          icon={<Printer size={16} />}
          data-print="hide"
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
      }
      flush
    >
      <FiltrosHistorial busqueda={busqueda} personas={data?.pages[0]?.personas ?? []} onChange={show} />
      <p className="sr" role="status">
        {isFetching ? 'Cargando el historial' : presentCuantos(cuantos, historial.hasNextPage)}
      </p>
      <Lectura historial={historial} isFiltered={formatBusqueda(busqueda).length > 0} />
    </Card>
  );
}

interface LecturaProps {
  readonly historial: ReturnType<typeof useHistorial>;
  readonly isFiltered: boolean;
}

/** Skeleton, reason and Reintentar, or the changes. */
function Lectura({ historial, isFiltered }: LecturaProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = historial;
  if (!data)
    return error ? (
      <QueryError title="No fue posible cargar el historial" query={{ error, isFetching, refetch }} />
    ) : (
      <Skeleton label="Cargando el historial" rows={5} />
    );
  return (
    <>
      <Dias
        eventos={data.pages.flatMap(({ eventos }) => eventos)}
        now={dataUpdatedAt}
        isFiltered={isFiltered}
      />
      <Anteriores historial={historial} />
    </>
  );
}

/** The way to older changes. */
function Anteriores({ historial }: Pick<LecturaProps, 'historial'>) {
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage, error } = historial;
  if (!hasNextPage) return null;
  return (
    <div className={styles['more']} data-print="hide">
      {isFetchNextPageError ? <p role="alert">{errorMessage(error)}</p> : null}
      <Button
        variant="secondary"
        busy={isFetchingNextPage && 'Cargando'}
        onClick={() => void fetchNextPage()}
      >
        {isFetchNextPageError ? 'Reintentar' : 'Ver cambios anteriores'}
      </Button>
    </div>
  );
}

interface DiasProps {
  readonly eventos: readonly Evento[];
  readonly now: number;
  readonly isFiltered: boolean;
}

function Dias({ eventos, now, isFiltered }: DiasProps) {
  if (eventos.length === 0)
    return isFiltered ? (
      <EmptyState
        drawing="search"
        title="Ningún cambio cumple los filtros."
        text="Quite o cambie los filtros."
      />
    ) : (
      <EmptyState
        title="Esta mesa aún no tiene cambios registrados."
        text="Aquí quedará quién cambió qué, cuándo, de qué valor a cuál."
      />
    );
  return listDias(eventos).map(({ dia, cosas }) => (
    <section key={dia} className={styles['day']} aria-label={presentDiaDesdeHoy(dia, now)}>
      <h3>{presentDiaDesdeHoy(dia, now)}</h3>
      <ol>
        {cosas.map((evento) => (
          <EventoHistorial key={evento.id} evento={evento} now={now} />
        ))}
      </ol>
    </section>
  ));
}

/** `Hoy, sábado, 21 de noviembre de 2026`. */
function presentDiaDesdeHoy(dia: string, now: number): string {
  const long = formatWeekdayDate(dia);
  if (dia === toDia(new Date(now).toISOString())) return `Hoy, ${long}`;
  if (dia === toDia(new Date(now - DAY_MS).toISOString())) return `Ayer, ${long}`;
  return long.charAt(0).toLocaleUpperCase('es') + long.slice(1);
}

function presentCuantos(cuantos: number, more: boolean): string {
  if (more) return `${cuantos} cambios; hay anteriores.`;
  return cuantos === 1 ? '1 cambio.' : `${cuantos} cambios.`;
}

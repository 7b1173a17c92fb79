import type { ElementoPanelProps } from '@marco/elementos-de-dato/widgets';
import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { useReportedTotal } from '@marco/web-kit/reading-sections';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Sentido } from '../../contract/elementos-servicio.terms.ts';
import type { ConteoEstado, ServicioDeElemento } from '../../contract/index.ts';
import { EstadoServicioChip } from './estado-servicio-chip.tsx';
import { toTonoEstado } from './tono-estado.ts';
import { useServiciosElemento } from './use-servicios-elemento.ts';
import styles from './uso-de-elemento.module.css';

/** What a servicio does with an element, by the message it travels in. */
const USOS: Readonly<Record<Sentido, string>> = {
  entrada: 'Lo pide',
  salida: 'Lo responde',
  ambos: 'Lo pide y lo responde',
};

const COLUMNAS: readonly StackedColumn<ServicioDeElemento>[] = [
  {
    label: 'Servicio',
    cell: ({ nombre, entidad, direccion }) => (
      <>
        {direccion === null ? <span>{nombre}</span> : <Link to={direccion}>{nombre}</Link>}
        <small>{entidad}</small>
      </>
    ),
  },
  { label: 'Cómo lo usa', cell: ({ sentido }) => USOS[sentido] },
  { label: 'Versión', cell: ({ version }) => version },
  {
    label: 'Nivel',
    cell: ({ estado, importado }) => <EstadoServicioChip nombre={estado} importado={importado} />,
  },
];

/** Uses in sight before somebody asks for all. */
const A_LA_VISTA = 5;

interface UsoDeElementoProps extends Pick<ElementoPanelProps, 'elementoId' | 'onTotal'> {
  /** For who may link services: what can be done with a row, and under the rows. */
  readonly edicion?: {
    readonly accion: (servicio: ServicioDeElemento) => ReactNode;
    readonly nuevo: ReactNode;
  };
}

/** Services whose messages carry an element, how many of each level, the first of them by name. */
export function UsoDeElemento({ elementoId, onTotal, edicion }: UsoDeElementoProps) {
  const query = useServiciosElemento(elementoId);
  const { data, error, refetch, isFetching } = query;
  const [first] = data?.pages ?? [];
  const servicios = data?.pages.flatMap((page) => page.servicios) ?? [];
  const edits = first?.editable === true ? edicion : undefined;
  const total = first?.porEstado.reduce((sum, { cantidad }) => sum + cantidad, 0);
  // Where a service may be linked there is something to do, even while none is.
  const shown = total === 0 && edits === undefined ? null : total;
  useReportedTotal(onTotal, error && !first ? 0 : shown);
  if (error && !first)
    return (
      <QueryError
        title="No fue posible cargar los servicios que lo usan"
        query={{ error, isFetching, refetch }}
      />
    );
  if (!first || shown === null) return null;
  return (
    <>
      <Niveles porEstado={first.porEstado} />
      <Servicios servicios={servicios} total={first.total} accion={edits?.accion} query={query} />
      {edits ? <div className={styles['new']}>{edits.nuevo}</div> : null}
    </>
  );
}

interface ServiciosProps {
  readonly servicios: readonly ServicioDeElemento[];
  readonly total: number;
  readonly accion: ((servicio: ServicioDeElemento) => ReactNode) | undefined;
  readonly query: ReturnType<typeof useServiciosElemento>;
}

function Servicios({ servicios, total, accion, query }: ServiciosProps) {
  const [isWhole, setWhole] = useState(false);
  if (servicios.length === 0)
    return <p className={styles['none']}>Ningún servicio usa este elemento todavía.</p>;
  const shown = isWhole ? servicios : servicios.slice(0, A_LA_VISTA);
  return (
    <>
      <StackedTable
        label="Servicios que usan el elemento"
        columns={
          accion && shown.some(({ editable }) => editable)
            ? [...COLUMNAS, { label: 'Acción', isAction: true, cell: accion }]
            : COLUMNAS
        }
        rows={shown}
        rowKey={({ servicioId, idVersion }) => `${servicioId}-${idVersion}`}
      />
      {shown.length < total ? (
        <div className={styles['foot']} data-print="hide">
          <Button
            variant="ghost"
            size="small"
            busy={query.isFetchingNextPage && 'Cargando'}
            onClick={() => (isWhole ? void query.fetchNextPage() : setWhole(true))}
          >
            {isWhole ? `Ver más de los ${formatNumber(total)}` : `Ver los ${formatNumber(total)}`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Niveles({ porEstado }: { readonly porEstado: readonly ConteoEstado[] }) {
  if (porEstado.length === 0) return null;
  return (
    <ul className={styles['levels']} aria-label="Servicios por nivel">
      {porEstado.map(({ estadoServicioId, nombre, color, cantidad }) => (
        <li key={estadoServicioId} data-tone={toTonoEstado(nombre, color)}>
          <b>{formatNumber(cantidad)}</b>
          <span>{nombre}</span>
        </li>
      ))}
    </ul>
  );
}

import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { classNames } from '@marco/web-kit/class-names';
import { DataTable, type SelectedRows, type TableColumn } from '@marco/web-kit/data-table';
import { formatDate, formatNumber } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { BloqueCarga, SolicitudEnCola } from '../../contract/index.ts';
import { solicitudesPaths, toSolicitud } from '../../contract/solicitudes.paths.ts';
import { presentPlazo } from '../../rules/ciclo/present-plazo.ts';
import styles from './por-asignar.module.css';

interface PorAsignarProps {
  readonly porAsignar: BloqueCarga['porAsignar'];
  readonly selected: SelectedRows<SolicitudEnCola>;
  readonly onSelect: (selected: SelectedRows<SolicitudEnCola>) => void;
  readonly onAssign: (solicitudes: readonly SolicitudEnCola[]) => void;
}

const LISTA = `${solicitudesPaths.consulta}?estado=radicada`;

/** Requests without a consultor, the first to be late first; each is assigned from its row, or those that are chosen together. */
export function PorAsignar({ porAsignar, selected, onSelect, onAssign }: PorAsignarProps) {
  const { total, plazoDias, solicitudes } = porAsignar;
  return (
    <DataTable
      caption="Solicitudes por asignar"
      title="Solicitudes por asignar"
      titleMessage={
        <Link to={LISTA}>
          {total === 1 ? 'Verla en la lista' : `Ver las ${formatNumber(total)} en la lista`}
        </Link>
      }
      toolbar={
        <p className={styles['note']}>
          Plazo: {formatNumber(plazoDias)} {plazoDias === 1 ? 'día hábil' : 'días hábiles'} desde la
          radicación.
          {total > solicitudes.length ? ` Estas ${formatNumber(solicitudes.length)} vencen primero.` : null}
        </p>
      }
      rows={solicitudes}
      columns={[...COLUMNAS, buildAccion(solicitudes[0]?.id, onAssign)]}
      rowKey={({ id }) => id}
      pagination={false}
      selection={{
        selected,
        onChange: onSelect,
        counted: ['solicitud seleccionada', 'solicitudes seleccionadas'],
        actions: (chosen) => (
          <Button size="small" onClick={() => onAssign([...chosen.values()])}>
            Asignar a…
          </Button>
        ),
      }}
    />
  );
}

const COLUMNAS: readonly TableColumn<SolicitudEnCola>[] = [
  {
    key: 'solicitud',
    label: 'Solicitud',
    kind: 'main',
    sortable: false,
    text: ({ servicio }) => servicio,
    cell: ({ id, servicio, radicado, entidad }) => (
      <span className={styles['solicitud']}>
        <Link to={toSolicitud(id)}>{servicio}</Link>
        <small className="num">{radicado}</small>
        <small>{entidad.sigla ?? entidad.nombre}</small>
      </span>
    ),
  },
  {
    key: 'nivel',
    label: 'Nivel',
    sortable: false,
    nowrap: true,
    cell: ({ nivel }) => <Chip tone="gray">Nivel {nivel}</Chip>,
  },
  {
    key: 'cola',
    label: 'En cola',
    sortable: false,
    nowrap: true,
    text: ({ diasEnCola }) =>
      diasEnCola === 0 ? 'Hoy' : `${formatNumber(diasEnCola)} ${diasEnCola === 1 ? 'día' : 'días'}`,
  },
  {
    key: 'vence',
    label: 'Vence',
    sortable: false,
    cell: ({ plazo }) =>
      plazo === null ? (
        'Sin plazo'
      ) : (
        <span
          className={classNames(
            styles['due'],
            plazo.diasHabiles <= 0 && styles[plazo.vencida ? 'late' : 'today'],
          )}
        >
          <b className="num">{formatDate(plazo.venceEn)}</b>
          <small>{presentPlazo(plazo)}</small>
        </span>
      ),
  },
];

/** @param primera id of the request whose button stands out */
function buildAccion(
  primera: number | undefined,
  onAssign: PorAsignarProps['onAssign'],
): TableColumn<SolicitudEnCola> {
  return {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: (solicitud) => (
      <Button
        size="small"
        variant={solicitud.id === primera ? 'primary' : 'neutral'}
        aria-label={`Asignar: ${solicitud.servicio}`}
        onClick={() => onAssign([solicitud])}
      >
        Asignar
      </Button>
    ),
  };
}

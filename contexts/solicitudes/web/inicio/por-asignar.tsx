import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { DataTable, type TableColumn, type TableSelection } from '@marco/web-kit/data-table';
import { Link } from 'react-router';
import type { SolicitudListada } from '../../contract/index.ts';
import { toSolicitud } from '../../contract/solicitudes.paths.ts';
import { PlazoSolicitudChip } from '../plazo-solicitud-chip.tsx';
import type { DialogoAbierto } from '../reparto/dialogos-de-asignacion.tsx';
import styles from './por-asignar.module.css';

interface PorAsignarProps {
  readonly solicitudes: readonly SolicitudListada[];
  readonly onOpen: (dialogo: DialogoAbierto) => void;
}

/** Requests without a consultor, the first to be late first; those that are chosen are assigned together. */
export function PorAsignar({ solicitudes, onOpen }: PorAsignarProps) {
  const asignar = (elegidas: readonly SolicitudListada[]) =>
    onOpen({ dialogo: 'asignar', solicitudes: elegidas });
  const selection: TableSelection<SolicitudListada> = {
    counted: ['solicitud seleccionada', 'solicitudes seleccionadas'],
    actions: (chosen) => (
      <Button size="small" onClick={() => asignar([...chosen.values()])}>
        Asignar a…
      </Button>
    ),
  };
  return (
    <DataTable
      caption="Solicitudes por asignar"
      rows={solicitudes}
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      pagination={false}
      selection={selection}
    />
  );
}

const COLUMNAS: readonly TableColumn<SolicitudListada>[] = [
  {
    key: 'solicitud',
    label: 'Solicitud',
    kind: 'main',
    sortable: false,
    text: ({ servicio }) => servicio,
    cell: ({ id, servicio, radicado, entidad }) => (
      <span className={styles['solicitud']}>
        <Link to={toSolicitud(id)}>{servicio}</Link>
        <small>
          {radicado ?? ''} · {entidad.sigla ?? entidad.nombre}
        </small>
      </span>
    ),
  },
  {
    key: 'nivel',
    label: 'Nivel',
    sortable: false,
    cell: ({ nivel }) => <Chip tone="gray">Nivel {nivel}</Chip>,
  },
  {
    key: 'plazo',
    label: 'Vence',
    sortable: false,
    cell: ({ plazo }) => <PlazoSolicitudChip plazo={plazo} />,
  },
];

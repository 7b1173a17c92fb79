import { capitalizeNombre } from '@marco/entidades/terms';
import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import type { SolicitudListada } from '../../contract/index.ts';
import { COLUMNAS_SOLICITUDES } from '../../contract/terms.ts';
import { EstadoSolicitudChip } from '../estado-solicitud-chip.tsx';
import { PlazoSolicitudChip } from '../plazo-solicitud-chip.tsx';
import { toSolicitud } from '../solicitudes.paths.ts';
import styles from './consulta.module.css';

/** Columns of the list; their keys are the orders the server knows. */
export const COLUMNAS: readonly TableColumn<SolicitudListada>[] = [
  {
    key: 'radicado',
    label: COLUMNAS_SOLICITUDES.radicado,
    nowrap: true,
    cell: ({ radicado, nivel }) => (
      <span className={styles['two']}>
        <span className="num">{radicado ?? 'Sin radicar'}</span>
        <small>Nivel {nivel}</small>
      </span>
    ),
  },
  {
    key: 'servicio',
    label: COLUMNAS_SOLICITUDES.servicio,
    kind: 'main',
    cell: ({ servicio, solicitante }) => (
      <span className={styles['two']}>
        {servicio}
        <small>Solicita {solicitante}</small>
      </span>
    ),
  },
  {
    key: 'entidad',
    label: COLUMNAS_SOLICITUDES.entidad,
    text: ({ entidad }) => capitalizeNombre(entidad.nombre),
  },
  {
    key: 'estado',
    label: COLUMNAS_SOLICITUDES.estado,
    cell: ({ estado }) => <EstadoSolicitudChip estado={estado} />,
  },
  {
    key: 'vencimiento',
    label: COLUMNAS_SOLICITUDES.vencimiento,
    cell: ({ plazo }) => (plazo === null ? '—' : <PlazoSolicitudChip plazo={plazo} />),
  },
  {
    key: 'fecha',
    label: COLUMNAS_SOLICITUDES.fecha,
    nowrap: true,
    cell: ({ fechaCreacion }) => <span className="num">{formatDate(fechaCreacion)}</span>,
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ id, radicado, servicio }) => (
      <ButtonLink variant="neutral" size="small" to={toSolicitud(id)}>
        Ver <span className="sr">{radicado ?? servicio}</span>
      </ButtonLink>
    ),
  },
];

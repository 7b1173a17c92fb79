import { presentEntidad } from '@marco/entidades/terms';
import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import type { SolicitudListada } from '../../contract/index.ts';
import { toSolicitud } from '../../contract/solicitudes.paths.ts';
import { COLUMNAS_SOLICITUDES } from '../../contract/terms.ts';
import { EstadoSolicitudChip } from '../estado-solicitud-chip.tsx';
import { PlazoSolicitudChip } from '../plazo-solicitud-chip.tsx';
import styles from './consulta.module.css';

/** Columns of the list; their keys are the orders the server knows. */
export const COLUMNAS: readonly TableColumn<SolicitudListada>[] = [
  {
    // The numbers follow the days: one order for both.
    key: 'fecha',
    label: `${COLUMNAS_SOLICITUDES.radicado} y fecha`,
    nowrap: true,
    cell: ({ radicado, radicadaEn, fechaCreacion }) => (
      <span className={styles['two']}>
        <span className="num">{radicado ?? 'Sin radicar'}</span>
        <small className="num">{formatDate(radicadaEn ?? fechaCreacion)}</small>
      </span>
    ),
  },
  {
    key: 'servicio',
    label: COLUMNAS_SOLICITUDES.servicio,
    kind: 'main',
    cell: ({ servicio, nivel, solicitante }) => (
      <span className={styles['two']}>
        {servicio}
        <small>
          Nivel {nivel} · {solicitante}
        </small>
      </span>
    ),
  },
  {
    key: 'entidad',
    label: COLUMNAS_SOLICITUDES.entidad,
    priority: 2,
    text: ({ entidad }) => presentEntidad(entidad.nombre, entidad.sigla),
  },
  {
    // The term is of the state: what ends soon is ordered by it.
    key: 'vencimiento',
    label: `${COLUMNAS_SOLICITUDES.estado} y ${COLUMNAS_SOLICITUDES.vencimiento.toLowerCase()}`,
    cell: ({ estado, plazo }) => (
      <span className={styles['chips']}>
        <EstadoSolicitudChip estado={estado} />
        <PlazoSolicitudChip plazo={plazo} />
      </span>
    ),
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

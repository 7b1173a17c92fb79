import { presentEntidad } from '@marco/entidades/terms';
import { ButtonLink } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate, formatNumber } from '@marco/web-kit/format';
import { toAcuerdo } from '../../contract/acuerdos.paths.ts';
import type { AcuerdoListado } from '../../contract/index.ts';
import { ESTADO_ACUERDO, LADO_ACUERDO } from '../../contract/terms.ts';
import { TONO_ESTADO } from '../estado-acuerdo.ts';
import styles from './lista.module.css';

/** A waiting state says in whose hands and until when. */
function presentEspera({ turno, venceEn }: AcuerdoListado): string | null {
  if (turno === null) return null;
  const hasta = venceEn === null ? '' : ` hasta el ${formatDate(venceEn)}`;
  return `En manos de ${LADO_ACUERDO[turno].toLowerCase()}${hasta}`;
}

/** Columns of the list; their keys are the orders the server knows. */
export const COLUMNAS: readonly TableColumn<AcuerdoListado>[] = [
  {
    key: 'fecha',
    label: 'Número y fecha',
    nowrap: true,
    cell: ({ numero, estadoDesde }) => (
      <span className={styles['dos']}>
        <span className="num">{numero ?? 'Sin número'}</span>
        <small className="num">{formatDate(estadoDesde)}</small>
      </span>
    ),
  },
  {
    key: 'servicio',
    label: 'Servicio',
    kind: 'main',
    cell: ({ servicio, versionServicio, volumenDiario }) => (
      <span className={styles['dos']}>
        {servicio}
        <small>
          Versión {versionServicio} · {formatNumber(volumenDiario)} consultas al día
        </small>
      </span>
    ),
  },
  {
    key: 'partes',
    label: 'Consume y ofrece',
    priority: 2,
    sortable: false,
    cell: ({ consumidora, proveedora }) => (
      <span className={styles['dos']}>
        {presentEntidad(consumidora.nombre, consumidora.sigla)}
        <small>Ofrece: {presentEntidad(proveedora.nombre, proveedora.sigla)}</small>
      </span>
    ),
  },
  {
    key: 'estado',
    label: 'Estado',
    sortable: false,
    cell: (acuerdo) => {
      const espera = presentEspera(acuerdo);
      return (
        <span className={styles['dos']}>
          <Chip tone={TONO_ESTADO[acuerdo.estado]}>{ESTADO_ACUERDO[acuerdo.estado]}</Chip>
          {espera === null ? null : <small>{espera}</small>}
          {acuerdo.conDesacuerdo ? <small>Con un desacuerdo en curso</small> : null}
        </span>
      );
    },
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ id, numero, servicio }) => (
      <ButtonLink variant="neutral" size="small" to={toAcuerdo(id)}>
        Ver <span className="sr">{numero ?? servicio}</span>
      </ButtonLink>
    ),
  },
];

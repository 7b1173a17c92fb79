import { formatShortDay } from '@marco/country/day-text';
import { presentEntidad } from '@marco/entidades/terms';
import { Chip } from '@marco/web-kit/chip';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import type { CertificadoListado } from '../../contract/index.ts';
import { CAUSA_CERTIFICADO, ESTADO_CERTIFICADO } from '../../contract/terms.ts';
import { TONO_ESTADO } from '../estado-certificado.ts';
import { AccionesCertificado } from './acciones-certificado.tsx';
import styles from './certificados.module.css';

/** Columns of the list; their keys are the orders the server knows. */
export const COLUMNAS: readonly TableColumn<CertificadoListado>[] = [
  {
    key: 'fecha',
    label: 'Número y fecha',
    nowrap: true,
    cell: ({ numero, expedidoEn }) => (
      <span className={styles['dos']}>
        <span className="num">{numero}</span>
        <small className="num">{formatDate(expedidoEn)}</small>
      </span>
    ),
  },
  {
    key: 'servicio',
    label: 'Servicio',
    kind: 'main',
    cell: ({ servicio, nivel, radicado }) => (
      <span className={styles['dos']}>
        {servicio}
        <small>
          Nivel {nivel} · {radicado}
        </small>
      </span>
    ),
  },
  {
    key: 'entidad',
    label: 'Entidad',
    priority: 2,
    sortable: false,
    text: ({ entidad }) => presentEntidad(entidad.nombre, entidad.sigla),
  },
  {
    key: 'estado',
    label: 'Estado',
    sortable: false,
    cell: ({ estado, causa, motivo, revocacionPedida, suspensionPropuesta }) => (
      <span className={styles['dos']}>
        <Chip tone={TONO_ESTADO[estado]}>{ESTADO_CERTIFICADO[estado]}</Chip>
        {causa === null ? null : <small>{CAUSA_CERTIFICADO[causa]}</small>}
        {motivo === '' ? null : <small>{motivo}</small>}
        {suspensionPropuesta === null ? null : (
          <small>
            Suspensión propuesta por el operador, por decidir hasta el{' '}
            {formatShortDay(suspensionPropuesta.hasta)}: {suspensionPropuesta.motivo}
          </small>
        )}
        {revocacionPedida === null ? null : <small>Revocación por decidir: {revocacionPedida.motivo}</small>}
      </span>
    ),
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: (certificado) => <AccionesCertificado certificado={certificado} />,
  },
];

import { Chip } from '@marco/web-kit/chip';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatMoment, formatNumber, formatSize } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { ImportacionOperacion } from '../../contract/index.ts';
import { toImportacionXroad } from '../../contract/plataforma.paths.ts';
import { AMBIENTE, ESTADO_IMPORTACION } from '../../contract/terms.ts';
import styles from './operacion.module.css';
import { TONO_IMPORTACION } from './tono-importacion.ts';

/** Columns of the list of imports. */
export const COLUMNAS: readonly TableColumn<ImportacionOperacion>[] = [
  {
    key: 'archivo',
    label: 'Archivo',
    kind: 'main',
    sortable: false,
    cell: ({ id, nombre, recibidos }) => (
      <span className={styles['dos']}>
        <Link to={toImportacionXroad(id)}>{nombre}</Link>
        <small className="num">{formatSize(recibidos)} recibidos</small>
      </span>
    ),
  },
  {
    key: 'ambiente',
    label: 'Ambiente',
    sortable: false,
    cell: ({ ambiente, instancia }) => `${AMBIENTE[ambiente]} (${instancia})`,
  },
  {
    key: 'registros',
    label: 'Registros',
    sortable: false,
    cell: ({ resumen }) => <span className="num">{formatNumber(resumen.registros)}</span>,
  },
  {
    key: 'estado',
    label: 'Estado',
    sortable: false,
    cell: ({ estado, rechazo }) => (
      <span className={styles['dos']}>
        <Chip tone={TONO_IMPORTACION[estado]}>{ESTADO_IMPORTACION[estado]}</Chip>
        {rechazo === null ? null : <small>{rechazo}</small>}
      </span>
    ),
  },
  {
    key: 'creada',
    label: 'Recibida',
    priority: 2,
    sortable: false,
    cell: ({ creadaEn, creadaPor }) => (
      <span className={styles['dos']}>
        <span className="num">{formatMoment(creadaEn)}</span>
        <small>{creadaPor}</small>
      </span>
    ),
  },
];

import { Chip } from '@marco/web-kit/chip';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatMoment } from '@marco/web-kit/format';
import type { AnomaliaPlataforma } from '../../contract/index.ts';
import { AMBIENTE, MARCA_ANOMALIA, MEDIDA_ANOMALIA } from '../../contract/terms.ts';
import styles from '../operacion/operacion.module.css';
import { UpdateMarca } from './update-marca.tsx';

/** Columns of the anomalies. */
export const COLUMNAS: readonly TableColumn<AnomaliaPlataforma>[] = [
  {
    key: 'hora',
    label: 'Hora',
    nowrap: true,
    sortable: false,
    cell: ({ hora }) => <span className="num">{formatMoment(hora)}</span>,
  },
  {
    key: 'explicacion',
    label: 'Qué pasó',
    kind: 'main',
    sortable: false,
    cell: ({ explicacion, identificador, ambiente, medida }) => (
      <span className={styles['dos']}>
        {explicacion}
        <small>
          {MEDIDA_ANOMALIA[medida]} de {identificador} · {AMBIENTE[ambiente]}
        </small>
      </span>
    ),
  },
  {
    key: 'marca',
    label: 'Marca',
    sortable: false,
    cell: ({ marca }) =>
      marca === null ? (
        'Por revisar'
      ) : (
        <Chip tone={marca === 'incidente' ? 'red' : 'green'}>{MARCA_ANOMALIA[marca]}</Chip>
      ),
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: (anomalia) => <UpdateMarca anomalia={anomalia} />,
  },
];

import { toServicio } from '@marco/servicios/paths';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { Link } from 'react-router';
import { ESTADO_DERIVA } from '../../contract/contratos.terms.ts';
import type { ServicioPlataforma } from '../../contract/index.ts';
import { AMBIENTE } from '../../contract/terms.ts';
import { presentPercentil } from '../../rules/servicios/percentil.ts';
import { CompareContrato } from '../contratos/compare-contrato.tsx';
import styles from '../operacion/operacion.module.css';
import { UpdateServicio } from './update-servicio.tsx';

/** What runs in production and is known by its servicio has a contract that may have drifted. */
const isComparable = ({ servicio, ambiente }: ServicioPlataforma) =>
  servicio !== null && ambiente === 'produccion';

/** How its contract stood, or that there is none to compare it with. */
function ContratoDeServicio({ servicio }: { readonly servicio: ServicioPlataforma }) {
  const { deriva, hayCertificado } = servicio;
  if (deriva !== null) return <small>Contrato: {ESTADO_DERIVA[deriva.estado].toLowerCase()}</small>;
  return isComparable(servicio) && !hayCertificado ? <small>Sin contrato certificado</small> : null;
}

/** Columns of the services of the platform. */
export const COLUMNAS: readonly TableColumn<ServicioPlataforma>[] = [
  {
    key: 'identificador',
    label: 'Identificador',
    kind: 'main',
    sortable: false,
    cell: ({ identificador, ambiente }) => (
      <span className={styles['dos']}>
        <span>{identificador}</span>
        <small>{AMBIENTE[ambiente]}</small>
      </span>
    ),
  },
  {
    key: 'servicio',
    label: 'Servicio del directorio',
    sortable: false,
    cell: (fila) => (
      <span className={styles['dos']}>
        {fila.servicio === null ? (
          'Sin registrar'
        ) : (
          <Link to={toServicio(fila.servicio.id)}>{fila.servicio.nombre}</Link>
        )}
        <ContratoDeServicio servicio={fila} />
      </span>
    ),
  },
  {
    key: 'llamadas',
    label: 'Llamadas (30 días)',
    sortable: false,
    cell: ({ llamadas, fallas, clientes }) => (
      <span className={styles['dos']}>
        <span className="num">{formatNumber(llamadas)}</span>
        {llamadas === 0 ? null : (
          <small>
            {formatNumber(fallas)} con falla del proveedor; de {formatNumber(clientes)}{' '}
            {clientes === 1 ? 'cliente' : 'clientes'}
          </small>
        )}
      </span>
    ),
  },
  {
    key: 'p95',
    label: 'Percentil 95',
    priority: 2,
    sortable: false,
    cell: ({ p95 }) => (p95 === null ? 'Sin datos' : presentPercentil(p95)),
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: (servicio) => (
      <span className={styles['fila']}>
        <UpdateServicio servicio={servicio} />
        {isComparable(servicio) && servicio.hayCertificado ? <CompareContrato servicio={servicio} /> : null}
      </span>
    ),
  },
];

import { Card } from '@marco/web-kit/card';
import { formatDate } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { SolicitudListada } from '../../contract/index.ts';
import { toEditarSolicitud } from '../../contract/solicitudes.paths.ts';
import styles from './servicios.module.css';

/** What the draft asks for, where it is not level 1. */
function presentPedido({ nivel, tipo }: Pick<SolicitudListada, 'nivel' | 'tipo'>): string {
  if (tipo === 'retiro') return ', retiro';
  return nivel === 1 ? '' : `, nivel ${nivel}`;
}

/** Drafts somebody of the entidad began, to go on with. */
export function Borradores({ solicitudes }: { readonly solicitudes: readonly SolicitudListada[] }) {
  if (solicitudes.length === 0) return null;
  return (
    <Card title="Borradores sin radicar">
      <ul className={styles['drafts']}>
        {solicitudes.map(({ id, nivel, tipo, servicio, solicitante, fechaCreacion }) => (
          <li key={id}>
            <Link to={toEditarSolicitud({ id, nivel, tipo })}>
              <span className="sr">Continuar el borrador de </span>
              {servicio}
              {presentPedido({ nivel, tipo })}
            </Link>
            <small>
              {solicitante}, {formatDate(fechaCreacion)}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

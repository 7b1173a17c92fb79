import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { formatLongDate, formatNumber } from '@marco/web-kit/format';
import { ClipboardList, UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { CODIGOS_ACTIVIDAD, DIAS_POSPONER } from '../../contract/actividad.terms.ts';
import type { Actividad } from '../../contract/index.ts';
import styles from './actividades-pendientes.module.css';
import type { CambioActividad } from './use-actividades.ts';

interface ActividadItemProps {
  readonly actividad: Actividad;
  readonly isBusy: boolean;
  readonly onChange: (cambio: CambioActividad) => void;
}

/** One task: how many matters wait and since when, with what the person may say of it. */
export function ActividadItem({ actividad, isBusy, onChange }: ActividadItemProps) {
  const { codigo, titulo, cantidad, masAntigua, url, nueva } = actividad;
  const Icon = codigo === CODIGOS_ACTIVIDAD.usuariosPorAprobar ? UserCheck : ClipboardList;
  return (
    <li className={styles['item']}>
      <span className={styles['tile']}>
        <Icon size={20} />
      </span>
      <div className={styles['texts']}>
        <span className={styles['title']}>
          <Link to={url}>{titulo}</Link>
          {nueva ? <Chip tone="yellow">Nuevo</Chip> : null}
        </span>
        <small>El más antiguo espera desde el {formatLongDate(masAntigua)}</small>
        <span className={styles['actions']}>
          {nueva ? (
            <Button
              variant="ghost"
              size="small"
              busy={isBusy && 'Guardando'}
              onClick={() => onChange({ codigo, accion: 'vista' })}
            >
              Marcar como visto <span className="sr">{titulo}</span>
            </Button>
          ) : null}
          <span className={styles['postpone']}>
            <span aria-hidden="true">Posponer</span>
            {DIAS_POSPONER.map((dias) => (
              <Button
                key={dias}
                variant="ghost"
                size="small"
                busy={isBusy && 'Guardando'}
                onClick={() => onChange({ codigo, accion: 'posponer', dias })}
              >
                <span className="sr">Posponer</span> {dias === 1 ? '1 día' : `${dias} días`}{' '}
                <span className="sr">{titulo}</span>
              </Button>
            ))}
          </span>
        </span>
      </div>
      <b className={styles['count']}>{formatNumber(cantidad)}</b>
    </li>
  );
}

import { Button } from '@marco/web-kit/button';
import { formatDate } from '@marco/web-kit/format';
import { Link } from 'react-router';
import { DIAS_POSPONER } from '../../contract/actividad.terms.ts';
import type { TipoDeAsunto } from '../../contract/index.ts';
import { useUpdateActividad } from '../actividades/use-actividades.ts';
import styles from './asuntos.module.css';

/** The kind that is listed alone: its own list, and what the person says of it: seen, or that it waits some days. */
export function TipoElegido({ tipo }: { readonly tipo: TipoDeAsunto }) {
  const { codigo, titulo, nueva, pospuestaHasta, url } = tipo;
  const { mutate, isPending } = useUpdateActividad();
  const busy = isPending && 'Guardando';
  return (
    <div className={styles['kind']} data-print="hide">
      <Link to={url}>
        Abrir la lista <span className="sr">de {titulo}</span>
      </Link>
      {nueva ? (
        <Button variant="ghost" size="small" busy={busy} onClick={() => mutate({ codigo, accion: 'vista' })}>
          Marcar como visto
        </Button>
      ) : null}
      {pospuestaHasta === null ? (
        <span className={styles['postpone']}>
          <span aria-hidden="true">Posponer</span>
          {DIAS_POSPONER.map((dias) => (
            <Button
              key={dias}
              variant="ghost"
              size="small"
              busy={busy}
              onClick={() => mutate({ codigo, accion: 'posponer', dias })}
            >
              <span className="sr">Posponer</span> {dias === 1 ? '1 día' : `${dias} días`}
            </Button>
          ))}
        </span>
      ) : (
        <span className={styles['postpone']}>
          Pospuesto hasta el {formatDate(pospuestaHasta)}
          <Button
            variant="ghost"
            size="small"
            busy={busy}
            onClick={() => mutate({ codigo, accion: 'retomar' })}
          >
            Retomar
          </Button>
        </span>
      )}
    </div>
  );
}

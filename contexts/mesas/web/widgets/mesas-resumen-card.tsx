import { formatNumber } from '@marco/web-kit/format';
import { ArrowRight, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { mesasPaths } from '../../contract/mesas.paths.ts';
import styles from './mesas-resumen-card.module.css';
import { useResumenMesas } from './use-resumen-mesas.ts';

/** Card that leads to the mesas, with how many there are once they are counted. */
export function MesasResumenCard() {
  const { data } = useResumenMesas();
  return (
    <article className={styles['card']}>
      <div className={styles['head']}>
        <span className={styles['tile']}>
          <MessagesSquare size={22} />
        </span>
        <h2>
          <Link to={mesasPaths.home}>Mesas de interoperabilidad</Link>
        </h2>
      </div>
      <p className={styles['text']}>
        Espacios que organizan el esfuerzo de dos o más entidades para intercambiar información.
      </p>
      <p className={styles['figures']}>
        {data ? (
          <>
            <strong>{formatNumber(data.activas + data.cerradas)}</strong>
            <span>
              <b>mesas</b>{' '}
              <small>
                {formatNumber(data.activas)} activas y {formatNumber(data.cerradas)} cerradas
              </small>
            </span>
          </>
        ) : null}
      </p>
      <p className={styles['action']} aria-hidden="true">
        Buscar una mesa <ArrowRight size={16} />
      </p>
    </article>
  );
}

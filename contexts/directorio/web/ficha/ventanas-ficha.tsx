import { formatLongDate, formatSpan } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import type { FichaServicio } from '../../contract/index.ts';
import styles from './ficha.module.css';

/** When the servicio will be down, as its entidad announced. */
export function VentanasFicha({ ventanas }: Pick<FichaServicio, 'ventanas'>) {
  if (ventanas.length === 0) return null;
  return (
    <div className={styles['columna']}>
      <h3>Ventanas de mantenimiento anunciadas</h3>
      <LineList>
        {ventanas.map(({ iniciaEn, terminaEn }) => (
          <li key={iniciaEn} className="num">
            {formatSpan(iniciaEn, terminaEn, formatLongDate)}
          </li>
        ))}
      </LineList>
    </div>
  );
}

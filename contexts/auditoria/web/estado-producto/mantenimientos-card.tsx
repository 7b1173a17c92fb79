import { Card } from '@marco/web-kit/card';
import { formatPeriod } from '@marco/web-kit/format';
import { CalendarClock } from 'lucide-react';
import type { EstadoProducto } from '../../contract/index.ts';
import styles from './estado-producto.module.css';

/** Work the administrator announced, soonest first. */
export function MantenimientosCard({ mantenimientos }: Pick<EstadoProducto, 'mantenimientos'>) {
  return (
    <Card title="Mantenimientos anunciados" flush>
      {mantenimientos.length === 0 ? (
        <p className={styles['nada']}>No hay trabajos anunciados.</p>
      ) : (
        <ul className={styles['piezas']}>
          {mantenimientos.map(({ titulo, texto, fecha, fechaFin, horario }) => (
            <li key={`${fecha} ${titulo}`}>
              <CalendarClock size={22} aria-hidden />
              <div>
                <h3>{titulo}</h3>
                <p>{texto}</p>
                <small>{`${formatPeriod(fecha, fechaFin)}. ${horario}`}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

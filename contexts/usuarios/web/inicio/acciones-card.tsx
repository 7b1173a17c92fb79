import { Card } from '@marco/web-kit/card';
import { QueryError } from '@marco/web-kit/load-error';
import { Link } from 'react-router';
import { IconoAsunto } from './icono-asunto.tsx';
import styles from './inicio-lists.module.css';
import { useAcciones } from './use-acciones.ts';

/** What the person may begin now, but for what stands at the title. */
export function AccionesCard() {
  const { acciones: todas, query } = useAcciones();
  if (query.error && !query.data)
    return (
      <Card flush isForScreen>
        <QueryError title="No fue posible cargar las acciones rápidas" query={query} />
      </Card>
    );
  const acciones = todas.filter(({ esPrincipal }) => !esPrincipal);
  if (acciones.length === 0) return null;
  return (
    <Card title="Acciones rápidas" flush isForScreen>
      <ul className={styles['quick']}>
        {acciones.map(({ texto, url, clase }) => (
          <li key={texto}>
            <Link to={url}>
              <IconoAsunto clase={clase} />
              {texto}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatLongDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Link } from 'react-router';
import type { ReunionReciente } from '../../contract/index.ts';
import { mesasPaths, toMesa } from '../../contract/mesas.paths.ts';
import { EstadoMesaChip } from '../estado-mesa-chip.tsx';
import styles from './reuniones-recientes.module.css';
import { useResumenMesas } from './use-resumen-mesas.ts';

/** Panel with the meetings held last, over all mesas. */
export function ReunionesRecientes() {
  const resumen = useResumenMesas();
  return (
    <LoadBlock query={resumen} subject="las reuniones recientes">
      {({ reunionesRecientes }) => (
        <Card
          title="Reuniones de avance recientes"
          aside={
            <Link className={styles['all']} to={mesasPaths.home}>
              Ver mesas
            </Link>
          }
          flush
        >
          {reunionesRecientes.length === 0 ? (
            <EmptyState title="Aún no hay reuniones de avance registradas." />
          ) : (
            <ul className={styles['rows']}>
              {reunionesRecientes.map((reunion) => (
                <Reciente key={reunion.idReunion} reunion={reunion} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </LoadBlock>
  );
}

function Reciente({ reunion }: { readonly reunion: ReunionReciente }) {
  const { idMesa, nombreMesa, estadoMesa, tematica, fecha, cantidadEntidades } = reunion;
  const long = formatLongDate(fecha);
  const [dia = '', , mes = ''] = long.split(' ');
  return (
    <li>
      <time className={styles['date']} dateTime={fecha}>
        <span className="sr">{long}</span>
        <b aria-hidden="true">{dia}</b>
        <span aria-hidden="true">{mes.slice(0, 3)}</span>
      </time>
      <div className={styles['texts']}>
        <Link to={toMesa(idMesa)}>{nombreMesa}</Link>
        <small>
          {tematica} · {cantidadEntidades === 1 ? '1 entidad' : `${cantidadEntidades} entidades`}
        </small>
      </div>
      <span className={styles['state']}>
        <EstadoMesaChip activa={estadoMesa} />
      </span>
    </li>
  );
}

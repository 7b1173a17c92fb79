import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import { Link } from 'react-router';
import { DIRECTORIO_SERVICIOS } from '../../contract/servicios.paths.ts';
import styles from './servicios-por-estado.module.css';
import { toTonoEstado } from './tono-estado.ts';
import { useServiciosPorEstado } from './use-servicios-por-estado.ts';

/** Panel with the servicios of all entidades by state: total, bar and legend, and the way to the directory. */
export function ServiciosPorEstado() {
  const { data, error, refetch, isFetching } = useServiciosPorEstado();
  const total = data?.reduce((sum, estado) => sum + estado.cantidad, 0);
  return (
    <Card
      title="Servicios de intercambio por nivel"
      aside={
        total === undefined ? undefined : (
          <>
            <strong className={styles['total']}>{formatNumber(total)}</strong> servicios
          </>
        )
      }
    >
      {data ? (
        <StackedBar
          segments={data.map(({ nombre, color, cantidad }) => ({
            label: nombre,
            value: cantidad,
            tone: toTonoEstado(nombre, color),
          }))}
        />
      ) : error ? (
        <QueryError title="No fue posible cargar los servicios" query={{ error, isFetching, refetch }} />
      ) : (
        <Skeleton label="Cargando servicios" shape="text" rows={2} />
      )}
      <p className={styles['way']}>
        <Link to={DIRECTORIO_SERVICIOS}>Consultar el directorio de servicios</Link>
      </p>
    </Card>
  );
}

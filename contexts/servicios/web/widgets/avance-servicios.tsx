import { Chip } from '@marco/web-kit/chip';
import { classNames } from '@marco/web-kit/class-names';
import { formatNumber } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useId } from 'react';
import type { ConteoEstado } from '../../contract/index.ts';
import type { ColorEstado } from '../../contract/terms.ts';
import styles from './avance-servicios.module.css';
import { toTonoEstado } from './tono-estado.ts';
import { useServiciosPorEstado } from './use-servicios-por-estado.ts';

/** The meaning of each of the three levels; the states before them are not levels. */
const NIVELES: Partial<Readonly<Record<ColorEstado, string>>> = {
  amarillo: 'Los datos usan elementos del lenguaje común de intercambio.',
  morado: 'Lo que se construyó dice exactamente lo que se estandarizó.',
  verde: 'Otras entidades pueden consumirlo de forma segura.',
};

/** The way of a servicio through its three levels, with how many stand in each. */
export function AvanceServicios() {
  const titleId = useId();
  const { data, error, refetch, isFetching } = useServiciosPorEstado();
  const niveles = data?.filter(({ color }) => color in NIVELES);
  return (
    <section aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        Así avanza un servicio de intercambio
      </h2>
      <p className={styles['lead']}>
        Cada servicio pasa por tres niveles. El estado se muestra con el mismo color en todo el sistema.
      </p>
      {niveles ? (
        <ol className={styles['niveles']}>
          {niveles.map((estado, position) => (
            <Nivel key={estado.estadoServicioId} estado={estado} position={position + 1} />
          ))}
        </ol>
      ) : error ? (
        <QueryError title="No fue posible cargar los servicios" query={{ error, isFetching, refetch }} />
      ) : (
        <div className={styles['niveles']}>
          <Skeleton label="Cargando servicios" shape="text" rows={3} />
        </div>
      )}
    </section>
  );
}

function Nivel({ estado, position }: { readonly estado: ConteoEstado; readonly position: number }) {
  const { nombre, color, cantidad } = estado;
  const tone = toTonoEstado(nombre, color);
  return (
    <li className={classNames(styles['nivel'], styles[tone])}>
      <span className={styles['number']} aria-hidden="true">
        {position}
      </span>
      <div>
        <p className={styles['head']}>
          <Chip tone={tone}>{nombre}</Chip>{' '}
          <strong>
            {formatNumber(cantidad)} {cantidad === 1 ? 'servicio' : 'servicios'}
          </strong>
        </p>
        <p className={styles['text']}>{NIVELES[color]}</p>
      </div>
    </li>
  );
}

import { Button } from '@marco/web-kit/button';
import { Highlight } from '@marco/web-kit/combobox';
import type { Parametro } from '../../contract/index.ts';
import styles from './parametrizador.module.css';
import { presentConUnidad } from './present-valor.ts';

interface ParametroHalladoProps {
  readonly parametro: Parametro;
  readonly search: string;
  readonly onOpen: () => void;
}

/** A parameter that was searched, with what matches marked, and the way to it. */
export function ParametroHallado({ parametro, search, onOpen }: ParametroHalladoProps) {
  const { nombre, descripcion, clave, valor } = parametro;
  return (
    <div className={styles['match']}>
      <div>
        <h3>
          <Highlight label={nombre} typed={search} />
        </h3>
        <p className={styles['description']}>
          <Highlight label={descripcion} typed={search} />
        </p>
        <p className={styles['key']}>
          <code>
            <Highlight label={clave} typed={search} />
          </code>{' '}
          <span>{presentConUnidad(parametro, valor)}</span>
        </p>
      </div>
      <Button variant="neutral" size="small" onClick={onOpen}>
        Ver <span className="sr">{nombre}</span>
      </Button>
    </div>
  );
}

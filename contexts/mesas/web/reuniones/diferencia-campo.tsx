import { Button } from '@marco/web-kit/button';
import type { Eleccion } from '../../rules/reuniones/borrador-desarrollo.ts';
import styles from './desarrollo.module.css';

interface DiferenciaCampoProps {
  /** Name of the field. */
  readonly label: string;
  readonly propia: string;
  readonly guardada: string;
  /** Whether both can stand one after the other. */
  readonly isTexto: boolean;
  readonly onChoose: (eleccion: Eleccion) => void;
}

/** A field two people wrote: both versions side by side, and the choice. */
export function DiferenciaCampo({ label, propia, guardada, isTexto, onChoose }: DiferenciaCampoProps) {
  return (
    <div className={styles['difference']} role="alert" aria-label={`Otra persona escribió en ${label}`}>
      <p>
        <b>Otra persona escribió aquí al mismo tiempo.</b> Compare las dos versiones y elija: nada se ha
        perdido.
      </p>
      <div className={styles['versions']}>
        <div>
          <h3>Su versión</h3>
          <p className={styles['version']}>{propia === '' ? '—' : propia}</p>
        </div>
        <div>
          <h3>Versión guardada</h3>
          <p className={styles['version']}>{guardada === '' ? '—' : guardada}</p>
        </div>
      </div>
      <div className={styles['choices']}>
        {isTexto ? (
          <Button size="small" onClick={() => onChoose('ambas')}>
            Unir las dos
          </Button>
        ) : null}
        <Button size="small" variant="secondary" onClick={() => onChoose('propia')}>
          Conservar la mía
        </Button>
        <Button size="small" variant="secondary" onClick={() => onChoose('guardada')}>
          Dejar la guardada
        </Button>
      </div>
    </div>
  );
}

import { Button } from '@marco/web-kit/button';
import type { HallazgoDicho } from '../../contract/index.ts';
import styles from './informe.module.css';

interface HallazgoProps {
  readonly hallazgo: HallazgoDicho;
  readonly onElegir: () => void;
  /** Absent where there is no contract to show: then the place is told, and leads nowhere. */
  readonly onVer?: (() => void) | undefined;
}

/** One place a check does not pass: what is there, what should be, and how to mend it. */
export function Hallazgo({ hallazgo, onElegir, onVer }: HallazgoProps) {
  const { lugar, encontrado, esperado, correccion } = hallazgo;
  const donde = `línea ${lugar.linea}${lugar.archivo === null ? ' del contrato' : ` de ${lugar.archivo}`}`;
  return (
    <>
      <dl className={styles['why']}>
        <div className={styles['pair']}>
          <dt>Lugar</dt>
          <dd>
            {lugar.ruta === '' ? null : (
              <>
                <code>{lugar.ruta}</code>,{' '}
              </>
            )}
            {onVer ? (
              <button type="button" className={styles['link']} onClick={onElegir}>
                {donde}
              </button>
            ) : (
              donde
            )}
          </dd>
        </div>
        <div className={styles['pair']}>
          <dt>Se encontró</dt>
          <dd>{encontrado}</dd>
        </div>
        {esperado === null ? null : (
          <div className={styles['pair']}>
            <dt>Se esperaba</dt>
            <dd>{esperado}</dd>
          </div>
        )}
        <div className={styles['pair']}>
          <dt>Cómo corregirlo</dt>
          <dd>{correccion}</dd>
        </div>
      </dl>
      {onVer ? (
        <div className={styles['ver']}>
          <Button variant="secondary" size="small" onClick={onVer}>
            Ver en el contrato
          </Button>
        </div>
      ) : null}
    </>
  );
}

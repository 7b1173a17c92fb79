import type { BloqueNovedades } from '../../contract/index.ts';
import styles from './asuntos.module.css';
import { presentVisita } from './present-visita.ts';

interface SinPendientesProps {
  readonly isFiltered: boolean;
  readonly novedades: BloqueNovedades | null;
}

/** Nothing waits: what happened meanwhile stands instead. */
export function SinPendientes({ isFiltered, novedades }: SinPendientesProps) {
  return (
    <p className={styles['empty']} role="status">
      {isFiltered ? (
        'No hay asuntos con este filtro.'
      ) : (
        <>
          <b>No tiene pendientes.</b> {novedades ? presentVisita(novedades) : null}
        </>
      )}
    </p>
  );
}

import { formatNumber } from '@marco/web-kit/format';
import styles from './table-export.module.css';

export interface ExportProgressProps {
  /** What is prepared, for screen readers. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

/** How many rows of a table have been written. */
export function ExportProgress({ label, done, total }: ExportProgressProps) {
  return (
    <div className={styles['progress']}>
      <progress aria-label={label} max={Math.max(total, 1)} value={done} />
      <span className="num">
        {formatNumber(done)} de {formatNumber(total)} filas
      </span>
    </div>
  );
}

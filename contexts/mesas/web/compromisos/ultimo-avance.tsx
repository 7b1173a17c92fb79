import { formatDate } from '@marco/web-kit/format';
import type { Compromiso } from '../../contract/index.ts';
import styles from './ultimo-avance.module.css';

/** The latest note of a commitment with who wrote it, or in what meeting, and when; nothing where there is none. */
export function UltimoAvance({ compromiso: { ultimoAvance } }: { readonly compromiso: Compromiso }) {
  if (ultimoAvance === null) return null;
  const { texto, quien, tematica, cuando } = ultimoAvance;
  const origen = quien ?? (tematica === null ? null : `reunión «${tematica}»`);
  return (
    <span className={styles['note']}>
      <span className={styles['text']}>
        <b>Último avance:</b> {texto}
      </span>
      <span className={styles['who']}>
        {origen === null ? null : `${origen}, `}
        <span className="num">{formatDate(cuando)}</span>
      </span>
    </span>
  );
}

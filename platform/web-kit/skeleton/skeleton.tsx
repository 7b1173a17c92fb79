import { useEffect, useState } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './skeleton.module.css';

/** Answers faster than this show no skeleton at all: a flash reads as a fault. */
const PATIENCE_MS = 300;

export interface SkeletonProps {
  /** What is loading: 'Cargando resultados'. */
  readonly label?: string;
  /** How many rows the final content will have, about. */
  readonly rows?: number;
  /** `rows` with picture and chip, `text` as lines of a paragraph, `cards` as a grid of boxes. */
  readonly shape?: 'rows' | 'text' | 'cards';
}

const WIDTHS = ['62%', '48%', '70%', '55%'];

/** The shape of what is coming, after 300 ms. */
export function Skeleton({ label = 'Cargando', rows = 4, shape = 'rows' }: SkeletonProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      {isLate ? (
        <>
          <span className="sr">{label}</span>
          <div className={styles[shape]} aria-hidden="true">
            {Array.from({ length: rows }, (_, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical rows in a fixed number
              <div key={position} className={styles['row']}>
                <span className={styles['picture']} />
                <span
                  className={classNames(styles['line'])}
                  style={{ maxWidth: WIDTHS[position % WIDTHS.length] }}
                />
                <span className={styles['chip']} />
              </div>
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}

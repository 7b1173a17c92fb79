import { classNames } from '@marco/web-kit/class-names';
import type { ReactNode } from 'react';
import styles from './ficha.module.css';

/** Read-only facts of a record, two in a row. */
export function Ficha({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['ficha']}>{children}</dl>;
}

interface DatoProps {
  readonly titulo: string;
  /** Long text: the whole width, with its line breaks. */
  readonly ancho?: boolean;
  readonly children: ReactNode;
}

/** One fact; a dash where there is nothing. */
export function Dato({ titulo, ancho, children }: DatoProps) {
  const isEmpty = children === '' || children === null || children === undefined;
  return (
    <div className={classNames(ancho && styles['ancho'])}>
      <dt>{titulo}</dt>
      <dd>{isEmpty ? '—' : children}</dd>
    </div>
  );
}

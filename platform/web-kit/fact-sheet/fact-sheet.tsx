import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './fact-sheet.module.css';

/** Read-only facts of a record, two in a row; one in a row on a narrow screen. */
export function FactSheet({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['sheet']}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  /** Long text: the whole width, with its line breaks. */
  readonly wide?: boolean | undefined;
  readonly children?: ReactNode;
}

/** One fact with its name; a dash where there is nothing to say. */
export function Fact({ name, wide, children }: FactProps) {
  const isEmpty = children === '' || children === null || children === undefined;
  return (
    <div className={classNames(wide && styles['wide'])}>
      <dt>{name}</dt>
      <dd>{isEmpty ? '—' : children}</dd>
    </div>
  );
}

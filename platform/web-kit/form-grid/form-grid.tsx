import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './form-grid.module.css';

/** Twelve columns, the controls of a row on one line whatever hints or errors they have; one column under 768 px. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles['grid']}>{children}</div>;
}

export interface FormCellProps {
  readonly span: 3 | 4 | 6 | 8 | 9 | 12;
  readonly children: ReactNode;
}

export function FormCell({ span, children }: FormCellProps) {
  return (
    <div className={classNames(styles['cell'], styles[`span${span}`])} data-form-cell="">
      {children}
    </div>
  );
}

/** The row of buttons at the end of a form. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './form-grid.module.css';

/** Twelve columns; one under 768 px. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles['grid']}>{children}</div>;
}

export interface FormCellProps {
  readonly span: 3 | 4 | 6 | 8 | 9 | 12;
  readonly children: ReactNode;
}

export function FormCell({ span, children }: FormCellProps) {
  return <div className={classNames(styles[`span${span}`])}>{children}</div>;
}

/** The row of buttons at the end of a form. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

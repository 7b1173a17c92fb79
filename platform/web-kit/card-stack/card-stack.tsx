import type { ReactNode } from 'react';
import styles from './card-stack.module.css';

/** Cards, notices and tables of a screen one under another, none wider than the screen. */
export function CardStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles['stack']}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Paragraphs and lists of a page that is read, one under the other. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles['prose']}>{children}</div>;
}

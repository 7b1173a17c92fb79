import type { ReactNode } from 'react';
import styles from './line-list.module.css';

/** Short entries one under another, a line between them: a name or link, a code and what is said of it, each in its `li`. */
export function LineList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['lines']}>{children}</ul>;
}

/** A sentence under the line of an entry, as wide as it. */
export function LineNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}

import type { ReactNode } from 'react';
import styles from './reading-body.module.css';

/** What stands in a block of a reading page with room around it; lists and tables draw their own. */
export function ReadingBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles['body']}>{children}</div>;
}

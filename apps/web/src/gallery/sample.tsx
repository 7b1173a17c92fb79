import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A group of states under one heading. */
export function Samples({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['samples']} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles['card']}>{children}</div>
    </section>
  );
}

/** One state with its name at the left. */
export function Sample({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['sample']}>
      <p className={styles['label']}>{label}</p>
      <div className={styles['state']}>{children}</div>
    </div>
  );
}

/** The last event of a sample, for people who try it. */
export function EventLine({ text }: { readonly text: string }) {
  return (
    <p role="status" className={styles['event']}>
      {text}
    </p>
  );
}

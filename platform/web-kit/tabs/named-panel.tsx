import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface NamedPanelProps {
  /** As its tab says. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A panel that says its name on paper, where the tab that names it is not. */
export function NamedPanel({ name, children }: NamedPanelProps) {
  return (
    <div>
      <h2 className={styles['title']}>{name}</h2>
      {children}
    </div>
  );
}

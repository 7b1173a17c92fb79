import type { ReactNode } from 'react';
import { SearchDrawing, TrayDrawing } from './drawings.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** `search` for a search without results, `tray` for a list that has nothing yet. */
  readonly drawing?: 'search' | 'tray';
  /** The literal message of the specification. */
  readonly title: string;
  readonly text?: ReactNode;
  /** Advice and one action. */
  readonly children?: ReactNode;
}

/** Why there is nothing here and what to do next. */
export function EmptyState({ drawing = 'tray', title, text, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <div className={styles['drawing']}>{drawing === 'search' ? <SearchDrawing /> : <TrayDrawing />}</div>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {children ? <div className={styles['more']}>{children}</div> : null}
    </div>
  );
}

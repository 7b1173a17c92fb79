import type { ReactNode } from 'react';
import { DoneDrawing, SearchDrawing, TrayDrawing } from './drawings.tsx';
import styles from './empty-state.module.css';

const DRAWINGS = { search: SearchDrawing, tray: TrayDrawing, done: DoneDrawing };

export interface EmptyStateProps {
  /** `search` for a search without results, `tray` for a list that has nothing yet, `done` for what was just sent. */
  readonly drawing?: keyof typeof DRAWINGS;
  /** The literal message of the specification. */
  readonly title: string;
  readonly text?: ReactNode;
  /** Advice and one action. */
  readonly children?: ReactNode;
}

/** Why there is nothing here and what to do next. */
export function EmptyState({ drawing = 'tray', title, text, children }: EmptyStateProps) {
  const Drawing = DRAWINGS[drawing];
  return (
    <div className={styles['empty']}>
      <div className={styles['drawing']}>
        <Drawing />
      </div>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {children ? <div className={styles['more']}>{children}</div> : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './reading-frame.module.css';

interface ReadingFrameProps {
  /** Over index and blocks: what must be read first. */
  readonly top?: ReactNode;
  readonly index: ReactNode;
  /** Side of the index where there is room. */
  readonly indexSide: 'start' | 'end';
  readonly children: ReactNode;
}

/** A page that is read from its top to its end, with its index beside it or over it: never tabs. */
export function ReadingFrame({ top, index, indexSide, children }: ReadingFrameProps) {
  return (
    <div className={styles['frame']}>
      {top}
      <div className={classNames(styles['grid'], styles[indexSide])}>
        {index}
        <div className={styles['main']}>{children}</div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './side-layout.module.css';

interface SideLayoutProps {
  /** Cards of the side column, after the main ones on a narrow screen. */
  readonly side: ReactNode;
  /** Makes the side a landmark of its own. */
  readonly sideLabel?: string;
  /** 256, 320, 360 or 400 px; or below the main column, which a wide table of it needs whole. */
  readonly size?: 'slim' | 'narrow' | 'medium' | 'wide' | 'below';
  /** The side stays in sight however long the main column is. */
  readonly isSticky?: boolean;
  readonly children: ReactNode;
}

/** A record or a form with what goes along with it: two columns of cards, one under 1200 px. */
export function SideLayout({ side, sideLabel, size = 'narrow', isSticky, children }: SideLayoutProps) {
  const Side = sideLabel === undefined ? 'div' : 'aside';
  return (
    <div className={classNames(styles['layout'], size !== 'narrow' && styles[size])}>
      <div className={styles['column']}>{children}</div>
      <Side className={classNames(styles['column'], isSticky && styles['sticky'])} aria-label={sideLabel}>
        {side}
      </Side>
    </div>
  );
}

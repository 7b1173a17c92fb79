import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './card.module.css';

export interface CardProps {
  /** Heading of the card; it also names the region. */
  readonly title?: ReactNode;
  /** At the right of the heading. */
  readonly aside?: ReactNode;
  /** Without inner margin, for tables and lists that draw their own. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
  /** It holds controls alone: on paper it is left out. */
  readonly isForScreen?: boolean;
  readonly children: ReactNode;
}

/** A white box with an optional heading bar. */
export function Card({ title, aside, flush, className, isForScreen = false, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles['card'], className)}
      aria-labelledby={title ? titleId : undefined}
      data-print={isForScreen ? 'hide' : undefined}
    >
      {title ? (
        <div className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          {aside ? <div className={styles['aside']}>{aside}</div> : null}
        </div>
      ) : null}
      <div className={flush ? undefined : styles['body']}>{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { toTitleId } from './go-to-block.ts';
import styles from './reading-block.module.css';

interface ReadingBlockProps {
  /** Part of the address after '#'. */
  readonly id: string;
  readonly title: string;
  /** Under the title. */
  readonly lead?: ReactNode;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  /** It waits for what it will show, or has nothing to show. */
  readonly isHidden?: boolean;
  /** On paper it stands on one sheet. */
  readonly isOneSheet?: boolean;
  readonly children?: ReactNode;
}

/** A block of a reading page, which the index leads to. */
export function ReadingBlock(props: ReadingBlockProps) {
  const { id, title, lead, aside, isHidden = false, isOneSheet = false, children } = props;
  return (
    <section
      id={id}
      className={classNames(styles['block'], isOneSheet && styles['oneSheet'])}
      aria-labelledby={toTitleId(id)}
      hidden={isHidden}
    >
      <div className={styles['head']}>
        <div>
          <h2 id={toTitleId(id)} tabIndex={-1}>
            {title}
          </h2>
          {lead ? <p>{lead}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface ReadingPartProps {
  readonly title: string;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a block with a title of its own. */
export function ReadingPart({ title, aside, children }: ReadingPartProps) {
  return (
    <div className={styles['part']}>
      <div className={styles['partHead']}>
        <h3>{title}</h3>
        {aside}
      </div>
      {children}
    </div>
  );
}

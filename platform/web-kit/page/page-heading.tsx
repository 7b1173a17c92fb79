import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  readonly title: ReactNode;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  /** Chip beside the title. */
  readonly chip?: ReactNode;
  /** Short facts under the title; each with its icon. */
  readonly facts?: readonly { readonly icon?: ReactNode; readonly text: ReactNode }[];
  /** Buttons at the right. */
  readonly actions?: ReactNode;
}

let isFocusOrphaned = false;

/**
 * A navigation puts the focus on the h1. Where another heading takes its place, as when the data of a record arrive, the
 * focus would be lost: the new one takes it over.
 */
function takeFocusOver(heading: HTMLHeadingElement) {
  if (isFocusOrphaned && document.activeElement === document.body) heading.focus({ preventScroll: true });
  isFocusOrphaned = false;
  return () => {
    isFocusOrphaned = document.activeElement === heading;
    // A following heading is drawn in the same change of the page, or there is none.
    queueMicrotask(() => {
      isFocusOrphaned = false;
    });
  };
}

/** The h1 of a screen with its lead, chip, facts and actions. */
export function PageHeading({ title, lead, chip, facts = [], actions }: PageHeadingProps) {
  return (
    <div className={styles['heading']}>
      <div className={styles['texts']}>
        <div className={styles['title']}>
          <h1 tabIndex={-1} ref={takeFocusOver}>
            {title}
          </h1>
          {chip}
        </div>
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
        {facts.length > 0 ? (
          <ul className={styles['facts']}>
            {facts.map((fact, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed and its texts may repeat
              <li key={position}>
                {fact.icon}
                {fact.text}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {actions ? (
        <div className={styles['actions']} data-print="hide">
          {actions}
        </div>
      ) : null}
    </div>
  );
}

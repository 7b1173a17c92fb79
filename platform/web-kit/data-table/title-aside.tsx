import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';

type TitleProps = Pick<DataTableProps<never>, 'titleMessage' | 'titleLink'>;

/** Message and link at the right of the title; null without either. */
export function titleAside({ titleMessage, titleLink }: TitleProps, onLink: () => void): ReactNode {
  if (!titleMessage && !titleLink) return null;
  return (
    <span className={styles['aside']}>
      {titleMessage}
      {titleLink ? (
        <Link to={titleLink.to} onClick={onLink}>
          {titleLink.label}
        </Link>
      ) : null}
    </span>
  );
}

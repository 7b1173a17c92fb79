import { Link } from 'react-router';
import styles from './brand.module.css';
import { Mark } from './mark.tsx';

export interface BrandProps {
  /** First line: the short name of the product. */
  readonly title: string;
  /** Second line: 'para Gobierno Digital'. */
  readonly subtitle: string;
  /** Start screen of the reader. */
  readonly to: string;
}

/** Product mark and name, a link to the start. */
export function Brand({ title, subtitle, to }: BrandProps) {
  return (
    <Link className={styles['brand']} to={to}>
      <Mark />
      <span>
        <span className={styles['title']}>{title}</span>{' '}
        <span className={styles['subtitle']}>{subtitle}</span>
      </span>
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names/index.ts';
import { formatNumber } from '../format/index.ts';
import styles from './card-menu.module.css';

export interface CardMenuItem {
  readonly to: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  readonly count?: CardCount | undefined;
}

/** Something that waits there: the number and what it counts, for screen readers ('por aprobar'). */
export interface CardCount {
  readonly value: number;
  readonly of: string;
  readonly tone?: 'yellow' | 'blue';
  /** Address of the counted items alone, if the card leads to a longer list. */
  readonly to?: string;
}

/** Cards that lead to screens; nothing at all when there are none. */
export function CardMenu({ items }: { readonly items: readonly CardMenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles['cards']}>
      {items.map((item) => (
        <li key={item.to} className={styles['card']}>
          {item.icon ? <span className={styles['tile']}>{item.icon}</span> : null}
          <div className={styles['texts']}>
            <div className={styles['head']}>
              <h3>
                <Link to={item.to}>{item.title}</Link>
              </h3>
              {item.count ? <Count {...item.count} /> : null}
            </div>
            {item.description ? <p>{item.description}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Count({ value, of, tone = 'yellow', to }: CardCount) {
  const className = classNames(styles['count'], styles[tone]);
  const text = (
    <>
      {formatNumber(value)} <span className="sr">{of}</span>
    </>
  );
  return to === undefined ? (
    <span className={className}>{text}</span>
  ) : (
    <Link className={className} to={to} title={`${formatNumber(value)} ${of}`}>
      {text}
    </Link>
  );
}

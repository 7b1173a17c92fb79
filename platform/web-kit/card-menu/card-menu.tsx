import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names/index.ts';
import styles from './card-menu.module.css';

export interface CardMenuItem {
  readonly to: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Something that waits there: the number and what it counts, for screen readers ('por aprobar'). */
  readonly count?: { readonly value: number; readonly of: string; readonly tone?: 'yellow' | 'blue' };
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
              {item.count ? (
                <span className={classNames(styles['count'], styles[item.count.tone ?? 'yellow'])}>
                  {item.count.value} <span className="sr">{item.count.of}</span>
                </span>
              ) : null}
            </div>
            {item.description ? <p>{item.description}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

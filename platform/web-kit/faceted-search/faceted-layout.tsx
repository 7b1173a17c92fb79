import type { ReactNode, Ref } from 'react';
import { Card } from '../card/index.ts';
import { classNames } from '../class-names/index.ts';
import styles from './faceted-search.module.css';

interface FacetedLayoutProps {
  /** Name of the column of facets: 'Filtrar los resultados'. */
  readonly label: string;
  /** The facets; null until the first answer tells them. */
  readonly panel: ReactNode | null;
  /** Leaves more room to the results: a table instead of a list. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Facets beside the results where there is room; elsewhere `FacetDrawer` holds them. */
export function FacetedLayout({ label, panel, narrow = false, children }: FacetedLayoutProps) {
  return (
    <div className={styles['frame']}>
      <div className={classNames(styles['layout'], narrow && styles['narrow'])}>
        {panel === null ? null : (
          <aside className={styles['side']} aria-label={label}>
            <Card title="Filtrar por">{panel}</Card>
          </aside>
        )}
        {children}
      </div>
    </div>
  );
}

interface FacetedResultsProps {
  /** The shown results belong to the previous search. */
  readonly isBusy: boolean;
  /** Takes the focus when another page is shown. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** What the search found. */
export function FacetedResults({ isBusy, ref, children }: FacetedResultsProps) {
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className={styles['results']} aria-busy={isBusy}>
      {children}
    </div>
  );
}

/** Over results that are no table: filters and order. */
export function FacetedToolbar({ children }: { readonly children: ReactNode }) {
  return <div className={styles['toolbar']}>{children}</div>;
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { BlockedReasons, reachedLimit } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { formatNumber } from '../format/index.ts';
import { pageWindow, rowRange } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly size: number;
  readonly total: number;
  /** Whether there are more than `total`, which was not counted further. */
  readonly hasMore?: boolean | undefined;
  /** What is turned page by page, where a screen has more than one list. */
  readonly of?: string;
  /** In the same row, after the range: why the rows stand in their order. */
  readonly beside?: ReactNode;
  /** Under a list without a frame of its own: no line above it, and as wide as the list. */
  readonly isBare?: boolean;
  readonly onPage: (page: number) => void;
}

/** Range on show and ways to the other pages. A single page keeps the control, disabled, so that nothing jumps. */
export function Pagination(props: PaginationProps) {
  const { page, pages, onPage } = props;
  return (
    <PageSteps {...props}>
      {pageWindow(page, pages).map((target) => (
        <BlockedReasons
          key={target}
          decision={pages === 1 ? reachedLimit('Hay una sola página.') : undefined}
        >
          {(reasons) => (
            <button
              type="button"
              aria-label={`Página ${formatNumber(target)}${target === page ? ', actual' : ''}`}
              aria-current={target === page ? 'page' : undefined}
              {...reasons}
              onClick={() => {
                if (target !== page) onPage(target);
              }}
            >
              {formatNumber(target)}
            </button>
          )}
        </BlockedReasons>
      ))}
    </PageSteps>
  );
}

interface PageStepsProps extends PaginationProps {
  /** Links to the pages between 'Anterior' and 'Siguiente'. */
  readonly children?: ReactNode;
}

/** Range on show and ways to the page before and the page after. */
export function PageSteps(props: PageStepsProps) {
  const { page, pages, size, total, hasMore, of, beside, isBare, onPage, children } = props;
  const [first, last] = rowRange(page, size, total);
  const go = (target: number) => () => {
    if (target >= 1 && target <= pages) onPage(target);
  };
  return (
    <div className={classNames(styles['foot'], isBare && styles['bare'])}>
      <div className={styles['said']}>
        <p className={styles['range']} role="status">
          Mostrando {formatNumber(first)} a {formatNumber(last)} de {hasMore ? 'más de ' : ''}
          {formatNumber(total)}
        </p>
        {beside}
      </div>
      <nav
        className={styles['pager']}
        aria-label={of === undefined ? 'Paginación' : `Paginación: ${of}`}
        data-print="hide"
      >
        <BlockedReasons decision={page === 1 ? reachedLimit('Ya está en la primera página.') : undefined}>
          {(reasons) => (
            <button type="button" {...reasons} onClick={go(page - 1)}>
              <ChevronLeft size={16} />
              <span className={styles['step']}>
                Anterior <span className="sr">página</span>
              </span>
            </button>
          )}
        </BlockedReasons>
        {children}
        <BlockedReasons decision={page === pages ? reachedLimit('Ya está en la última página.') : undefined}>
          {(reasons) => (
            <button type="button" {...reasons} onClick={go(page + 1)}>
              <span className={styles['step']}>
                Siguiente <span className="sr">página</span>
              </span>
              <ChevronRight size={16} />
            </button>
          )}
        </BlockedReasons>
      </nav>
    </div>
  );
}

import { ChevronDown, List } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classNames } from '../class-names/index.ts';
import { formatNumber } from '../format/index.ts';
import { goToBlock } from './go-to-block.ts';
import type { IndexEntry } from './index-entry.ts';
import styles from './page-index.module.css';
import { useBlockInSight } from './use-block-in-sight.ts';

interface PageIndexProps {
  readonly entries: readonly IndexEntry[];
  /** Where there is no room beside the page: behind a button that says where one is, or a strip that stays in sight. */
  readonly narrow: 'menu' | 'strip';
}

/** The index of a reading page; the block on show is the current one. */
export function PageIndex({ entries, narrow }: PageIndexProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const list = useRef<HTMLOListElement>(null);
  const { search } = useLocation();
  const navigate = useNavigate();
  const current = useBlockInSight(entries);
  useBlockOfAddress(entries);

  // A strip scrolls by itself: the current line must be in sight. The page must not move.
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (box && line) box.scrollLeft = line.offsetLeft - (box.clientWidth - line.offsetWidth) / 2;
  }, [current]);

  return (
    <nav
      className={classNames(styles['index'], narrow === 'strip' ? styles['strip'] : styles['menu'])}
      aria-label="En esta página"
      data-print="hide"
    >
      {narrow === 'menu' ? (
        <button
          type="button"
          className={styles['opener']}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <List size={18} />
          En esta página: {entries.find(({ id }) => id === current)?.title ?? ''}
          <ChevronDown size={18} />
        </button>
      ) : null}
      <p className={styles['title']} aria-hidden="true">
        En esta página
      </p>
      <ol ref={list} id={listId} className={classNames(styles['list'], isOpen && styles['open'])}>
        {entries.map(({ id, title, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                // Another tab or window opens as ever.
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                // The browser would take the focus from the title again: the block around it takes none.
                event.preventDefault();
                setOpen(false);
                void navigate({ search, hash: id }, { preventScrollReset: true });
                goToBlock(id);
              }}
            >
              {title}
              {count === null ? null : <span className="num">{formatNumber(count)}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The block an address names is there only now, with the data of the page. */
function useBlockOfAddress(entries: readonly IndexEntry[]): void {
  const { hash } = useLocation();
  const wanted = hash.slice(1);
  const isThere = entries.some(({ id }) => id === wanted);
  const gone = useRef('');
  useEffect(() => {
    if (!isThere || gone.current === wanted) return;
    gone.current = wanted;
    // Who already writes somewhere is not taken away from there.
    if (!document.activeElement?.matches('input, textarea, select')) goToBlock(wanted);
  }, [isThere, wanted]);
}

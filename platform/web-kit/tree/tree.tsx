import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './tree.module.css';
import { findTreeStep, type TreeRow } from './tree-row.ts';

export interface TreeProps {
  /** What the tree holds. */
  readonly label: string;
  /** The visible rows, from the top down. */
  readonly rows: readonly TreeRow[];
  readonly selectedKey: string | null;
  readonly onSelect: (key: string) => void;
  readonly onToggle: (key: string, isOpen: boolean) => void;
}

/** A tree one moves in with the arrows; its owner opens branches and brings what stands in them. */
export function Tree({ label, rows, selectedKey, onSelect, onToggle }: TreeProps) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<{ readonly key: string | null; readonly at: number }>({
    key: null,
    at: 0,
  });
  const place = findPlace(rows, active, selectedKey);
  const placeKey = rows[place]?.key ?? null;

  useEffect(() => {
    // The row that had the focus may have gone: 'Ver más' becomes what it brought.
    const isLost = active.key !== null && placeKey !== active.key;
    if (!isLost || !list.current) return;
    setActive({ key: placeKey, at: place });
    if (document.activeElement === document.body) focusRow(list.current, place);
  }, [active.key, placeKey, place]);

  function moveTo(at: number): void {
    setActive({ key: rows[at]?.key ?? null, at });
    if (list.current) focusRow(list.current, at);
  }

  function press(event: KeyboardEvent, at: number): void {
    const row = rows[at];
    const step =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : findTreeStep(rows, at, event.key);
    if (!row || !step) return;
    event.preventDefault();
    if (step.kind === 'move') moveTo(step.to);
    else if (step.kind === 'select') onSelect(row.key);
    else onToggle(row.key, step.kind === 'open');
  }

  return (
    <div ref={list} role="tree" aria-label={label} className={styles['tree']}>
      {rows.map(({ key, level, content, position, size, isOpen }, at) => (
        <div
          key={key}
          role="treeitem"
          aria-level={level}
          aria-posinset={position}
          aria-setsize={size}
          aria-selected={key === selectedKey}
          aria-expanded={isOpen}
          tabIndex={at === place ? 0 : -1}
          className={styles['row']}
          style={{ '--level': level - 1 } as React.CSSProperties}
          onKeyDown={(event) => press(event, at)}
          onFocus={() => setActive({ key, at })}
          onClick={() => {
            moveTo(at);
            onSelect(key);
          }}
        >
          {isOpen === undefined ? (
            <span className={styles['leaf']} />
          ) : (
            // The arrows of the keyboard do the same: for a pointer alone.
            <span
              className={styles['toggle']}
              aria-hidden
              onClick={(event) => {
                event.stopPropagation();
                moveTo(at);
                onToggle(key, !isOpen);
              }}
            >
              <ChevronRight size={16} />
            </span>
          )}
          <span className={styles['content']}>{content}</span>
        </div>
      ))}
    </div>
  );
}

/** Where the keyboard enters: the row that had the focus, else the selected one, else the first. */
function findPlace(
  rows: readonly TreeRow[],
  active: { readonly key: string | null; readonly at: number },
  selectedKey: string | null,
): number {
  const find = (wanted: string | null) =>
    wanted === null ? -1 : rows.findIndex(({ key }) => key === wanted);
  const known = find(active.key);
  if (known !== -1) return known;
  if (active.key !== null) return Math.max(0, Math.min(active.at, rows.length - 1));
  return Math.max(0, find(selectedKey));
}

function focusRow(list: HTMLDivElement, at: number): void {
  (list.children[at] as HTMLElement | undefined)?.focus();
}

import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { findCurrentEntries } from './find-current-entries.ts';
import type { MenuGroup } from './menu-entry.ts';
import styles from './public-header.module.css';

/**
 * Entries behind a button of the navigation, where the bar has no room for them. They are links, so that it is the
 * WAI-ARIA pattern 'disclosure navigation', not a menu of actions.
 */
export function NavMenu({ label, items }: Required<MenuGroup>) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const current = findCurrentEntries(items, useLocation());

  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    // A press outside closes it, and so does the focus that walks on: nothing stays open over the page.
    const onEvent = (event: Event) => {
      const isEscape = (event as KeyboardEvent).key === 'Escape';
      if (!isEscape && root.current?.contains(event.target as Node)) return;
      setOpen(false);
      if (isEscape) root.current?.querySelector('button')?.focus();
    };
    for (const kind of ['pointerdown', 'focusin', 'keydown'])
      document.addEventListener(kind, onEvent, listeners);
    return () => listeners.abort();
  }, [isOpen]);

  return (
    <div ref={root} className={styles['more']}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-current={current.size > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <ul hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={current.has(item) ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

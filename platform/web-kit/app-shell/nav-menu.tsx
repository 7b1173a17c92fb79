import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const current = findCurrentEntries(items, useLocation());

  useEffect(() => {
    if (!isOpen) return;
    // A press outside closes it, and so does the focus that walks on: nothing stays open over the page.
    const onLeave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={styles['more']}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={current.size > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDown size={16} />
      </button>
      <ul id={listId} hidden={!isOpen}>
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

import { classNames } from '@marco/web-kit/class-names';
import { IconButton } from '@marco/web-kit/icon-button';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './search-opener.module.css';

const LABEL = 'Buscar en todo el sistema';

/** The search itself comes when it is first opened. */
const BusquedaDialog = lazy(async () => ({
  default: (await import('./busqueda-dialog.tsx')).BusquedaDialog,
}));

/** A dialog on show keeps its keys. */
function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]')) return false;
  return (
    (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
  );
}

interface SearchOpenerProps {
  /** A field as wide as its place, or an icon; `narrow` is an icon for headers that have no room for the field. */
  readonly look: 'field' | 'icon' | 'narrow';
}

/** Opens the search over everything, by a press, and where it is an icon by Ctrl K or ⌘ K. */
export function SearchOpener({ look }: SearchOpenerProps) {
  const isField = look === 'field';
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isField) return;
    const open = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [isField]);
  return (
    <>
      {isField ? (
        <button
          type="button"
          className={styles['field']}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Search size={17} />
          <span>{LABEL}</span>
          <kbd>Ctrl K</kbd>
        </button>
      ) : (
        <IconButton
          className={classNames(styles['icon'], styles[look])}
          label={LABEL}
          icon={<Search size={20} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <BusquedaDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { placeInside } from '../reasons-keeper/index.ts';
import styles from './explained-term.module.css';

interface Explanation {
  readonly term: string;
  readonly text: string;
  /** Where more is told. */
  readonly to: string;
}

interface ExplainedTermProps {
  /** Fetches what it means, at the first press: no page carries a glossary. */
  readonly find: () => Promise<Explanation>;
  /** The word on the page. */
  readonly children: ReactNode;
}

/** Between a word and its explanation, in pixels. */
const GAP = 6;

/**
 * A word that says what it means where it stands: a button that opens a note beneath it, by press, touch or key. Escape, a
 * press outside and the focus that walks on close it; who does not see it hears the note.
 */
export function ExplainedTerm({ find, children }: ExplainedTermProps) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<Explanation | 'failed' | null>(null);
  const root = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const onEvent = (event: Event) => {
      const isEscape = (event as KeyboardEvent).key === 'Escape';
      if (!isEscape && root.current?.contains(event.target as Node)) return;
      if (event.type === 'keydown' && !isEscape) return;
      setOpen(false);
      if (isEscape) root.current?.querySelector('button')?.focus();
    };
    for (const kind of ['pointerdown', 'focusin', 'keydown'])
      document.addEventListener(kind, onEvent, listeners);
    return () => listeners.abort();
  }, [isOpen]);

  useEffect(() => {
    if (isOpen && found !== null) layUnder(box.current, root.current);
  }, [isOpen, found]);

  function toggle(): void {
    setOpen(!isOpen);
    if (isOpen || (found !== null && found !== 'failed')) return;
    find().then(setFound, () => setFound('failed'));
  }

  return (
    <span ref={root} className={styles['root']}>
      <button
        type="button"
        className={styles['term']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {children}
        <span className="sr"> (qué es)</span>
      </button>
      <span aria-live="polite">
        {isOpen && found !== null ? (
          <span ref={box} id={id} className={styles['note']}>
            {found === 'failed' ? (
              'No fue posible traer la explicación. Intente de nuevo.'
            ) : (
              <>
                <strong>{found.term}</strong>
                <span>{found.text}</span>
                <Link to={found.to}>Ver en el glosario</Link>
              </>
            )}
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** Over everything, so that no card cuts it, under the word and whole inside the window; where it is written, in a browser without layers. */
function layUnder(box: HTMLElement | null, word: HTMLElement | null): void {
  if (!box || !word || !('showPopover' in box)) return;
  box.popover = 'manual';
  box.showPopover();
  const { left, top, bottom } = word.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const under = bottom + GAP + box.offsetHeight <= clientHeight || clientHeight - bottom >= top;
  const y = under ? bottom + GAP : top - GAP - box.offsetHeight;
  box.style.inset = `${placeInside(y, box.offsetHeight, clientHeight)}px auto auto ${placeInside(left, box.offsetWidth, clientWidth)}px`;
}

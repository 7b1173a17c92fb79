import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './date-picker.module.css';

/** How near its place may come to the edge of the window before the control is fetched. */
const NEAR = '300px';

interface DeferredControlProps {
  readonly labelId: string;
  readonly describedBy: string | undefined;
  /** There is something to show at once. */
  readonly isFilled: boolean;
  /** The control, which loads when it is first drawn. */
  readonly children: ReactNode;
}

/**
 * Draws a control when its place comes near the visible area, takes the focus or has a value. Until then it shows an
 * empty box. The keyboard reaches the box in the same order, and the box passes the focus to the control.
 */
export function DeferredControl({ labelId, describedBy, isFilled, children }: DeferredControlProps) {
  const [wasWanted, setWanted] = useState(isFilled);
  const [isLoading, setLoading] = useState(false);
  const isWanted = wasWanted || isFilled;
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);

  const want = useCallback(() => {
    setLoading(true);
    // The box stays, and keeps the focus, until the control is there.
    startTransition(() => setWanted(true));
  }, []);

  useEffect(() => (isWanted ? undefined : watchNear(place.current, want)), [isWanted, want]);

  useLayoutEffect(() => {
    if (!isWanted || !hasFocus.current) return;
    hasFocus.current = false;
    frame.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  }, [isWanted]);

  return (
    <div ref={frame}>
      {isWanted ? (
        children
      ) : (
        <button
          ref={place}
          type="button"
          className={classNames(styles['box'])}
          data-deferred
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-busy={isLoading}
          onFocus={() => {
            hasFocus.current = true;
            want();
          }}
          onBlur={() => {
            hasFocus.current = false;
          }}
          // Not every browser moves the focus to a pressed button.
          onClick={(event) => event.currentTarget.focus()}
        />
      )}
    </div>
  );
}

function watchNear(place: Element | null, onNear: () => void): (() => void) | undefined {
  if (!place) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

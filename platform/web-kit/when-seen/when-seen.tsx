import { type ReactNode, Suspense, useState } from 'react';

/** How far below the window a part may be when it begins to load. */
const MARGIN = '100px';

interface WhenSeenProps {
  /** Height it is held a place of until then, in pixels. */
  readonly height: number;
  /** Stands while the code of the part comes. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A lazy part below the first screen, whose code comes once somebody scrolls near it or prints the page. */
export function WhenSeen({ height, fallback, children }: WhenSeenProps) {
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return <Suspense fallback={fallback}>{children}</Suspense>;
  const watch = (place: HTMLDivElement) => {
    const see = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    globalThis.addEventListener('beforeprint', see);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('beforeprint', see);
    };
  };
  return <div ref={watch} style={{ minHeight: height }} />;
}

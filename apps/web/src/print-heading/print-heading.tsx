import { formatLongDate, formatTime } from '@marco/web-kit/format';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './print-heading.module.css';

interface PrintHeadingProps {
  /** The organisation that is responsible for the printed page. */
  readonly institution: string;
  readonly product: string;
}

/**
 * The heading of every printed page: the owner, the time of printing and the address. It is not shown on the screen.
 */
export function PrintHeading({ institution, product }: PrintHeadingProps) {
  const [place] = useState(() => document.createElement('div'));
  const [printed, setPrinted] = useState(() => ({ at: new Date(), address: '' }));

  // Before the application, whose parts keep their order.
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);

  // The page may be open since yesterday, so the time is set in this event; the page is printed right after it.
  useEffect(() => {
    const update = () => flushSync(() => setPrinted({ at: new Date(), address: window.location.href }));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);

  return createPortal(
    <div className={styles['heading']}>
      <p className={styles['institution']}>{institution}</p>
      <p>{product}</p>
      <p>
        Impreso el {formatLongDate(printed.at)}, {formatTime(printed.at)}
      </p>
      <p>{printed.address}</p>
    </div>,
    place,
  );
}
